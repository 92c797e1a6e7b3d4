import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const INLINE_STYLE = /<style[^>]*>(.*?)<\/style>/gs;

/** The sources by which a content security policy allows the inline styles of the built page. */
export function inlineStyleSources(pageDir: string): string[] {
  if (!existsSync(pageDir)) return [];
  const pages = readdirSync(pageDir).filter((name) => name.endsWith('.html'));
  const styles = pages.flatMap((name) => [
    ...readFileSync(join(pageDir, name), 'utf8').matchAll(INLINE_STYLE),
  ]);
  return [...new Set(styles.map(([, text = '']) => sourceOf(text)))];
}

function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
