import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { darkPalette, lightPalette } from '#theme/palette.ts';

const root = resolve(import.meta.dirname, '..');
const page = readFileSync(resolve(root, 'index.html'), 'utf8');
const manifest: {
  theme_color: string;
  background_color: string;
  shortcuts: { name: string; url: string }[];
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
} = JSON.parse(readFileSync(resolve(root, 'public/manifest.webmanifest'), 'utf8'));

/** Width and height stand at a fixed place of a PNG. */
function sizeOf(png: Buffer): string {
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

// UI-18
describe('the web manifest', () => {
  it('has the colours of the theme, and so has the page', () => {
    const ground = lightPalette.background?.default;
    expect(manifest).toMatchObject({ theme_color: ground, background_color: ground });
    expect(page).toContain(`content="${ground}" media="(prefers-color-scheme: light)"`);
    expect(page).toContain(
      `content="${darkPalette.background?.default}" media="(prefers-color-scheme: dark)"`,
    );
  });

  it.each(manifest.icons)('names an icon that is there: $src', ({ src, sizes, type }) => {
    const icon = readFileSync(resolve(root, `public/${src}`));
    if (type === 'image/png') expect(sizeOf(icon)).toBe(sizes);
    else expect(sizes).toBe('any');
  });

  it('has what browsers ask for before they install: 192 and 512 pixels, and one to be cut', () => {
    const asked = manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`);
    expect(asked).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
    );
  });

  it('leads to a draw and to the tracker, within the page', () => {
    const shortcuts = manifest.shortcuts.map(({ name, url }) => [
      name,
      new URL(url, 'https://host/folder/').pathname,
    ]);
    expect(shortcuts).toEqual([
      ['くじを引く', '/folder/Roulette'],
      ['計測', '/folder/'],
    ]);
  });

  it('is linked from the page, with an icon for devices that do not read it', () => {
    const files = [...page.matchAll(/rel="(?:manifest|icon|apple-touch-icon)" href="([^"]+)"/g)];
    expect(files).toHaveLength(3);
    for (const [, file] of files) expect(existsSync(resolve(root, `public${file}`))).toBe(true);
  });
});
