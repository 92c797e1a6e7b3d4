import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const INLINE_STYLE = /<style[^>]*>(.*?)<\/style>/gs;
const INLINE_SCRIPT = /<script>(.*?)<\/script>/gs;

/**
 * The sources by which a content security policy allows the inline styles and scripts of the built page: none without one.
 */
export function inlineSources(pageDir: string) {
  const names = existsSync(pageDir) ? readdirSync(pageDir) : [];
  const pages = names
    .filter((name) => name.endsWith('.html'))
    .map((name) => readFileSync(join(pageDir, name), 'utf8'));
  const sourcesOf = (inline: RegExp) => {
    const texts = pages.flatMap((page) => [...page.matchAll(inline)].map(([, text = '']) => text));
    return [...new Set(texts.map(sourceOf))];
  };
  return { styles: sourcesOf(INLINE_STYLE), scripts: sourcesOf(INLINE_SCRIPT) };
}

/** The source by which a policy allows this one inline style or script. */
export function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
