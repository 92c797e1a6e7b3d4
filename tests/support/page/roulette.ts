/** The roulette of a page test: its list, its draws and their results. */
import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { rouletteText } from '#draw/text.ts';
import { saveBrowserList } from '#own-lists/kept-lists.ts';
import { letSpinPass } from './page-time.ts';
import { type Page, renderPage } from './render-page.tsx';
import { button, findButton } from './screen.ts';

export const drawButton = () => button(rouletteText.draw);
export const result = () => screen.queryByText(/^結果: /);
export const rows = () =>
  within(screen.getByRole('list', { name: rouletteText.items })).getAllByRole('listitem');

/** The texts of all lines. */
export const lines = () => rows().map(({ textContent }) => textContent);

/** The numbers of the lines that are struck out. */
export const struckOut = () =>
  rows().flatMap((row, index) => (row.querySelector('s') ? [index + 1] : []));

/** Chooses a list by its button, such as `1:昼食`, and waits for its lines. */
export async function chooseList({ user }: Pick<Page, 'user'>, name = '1:昼食'): Promise<void> {
  await user.click(await findButton(name));
  await screen.findByRole('list', { name: rouletteText.items });
}

/** Opens a page of the roulette with a list `A` of the browser, which is chosen. */
export async function openList(title: string, lines: readonly string[], path = '/'): Promise<Page> {
  await saveBrowserList({ letter: 'A', title, text: lines.join('\n'), version: 0 });
  const page = await renderPage(path);
  await chooseList(page, `A:${title}`);
  return page;
}

/** Draws, and waits for the result. */
export async function draw({ user }: Pick<Page, 'user'>): Promise<void> {
  await user.click(drawButton());
  await letSpinPass();
}

/** Writes how many are to be drawn, or dealt. */
export async function askFor({ user }: Pick<Page, 'user'>, number: string): Promise<void> {
  const field = await screen.findByRole('spinbutton', { name: rouletteText.number });
  await user.clear(field);
  await user.type(field, number);
}

/** Draws several, one after the other. */
export async function drawSeveral({ user }: Pick<Page, 'user'>, number: string): Promise<void> {
  await user.click(await findButton(rouletteText.several));
  await askFor({ user }, number);
  await user.click(button(rouletteText.begin));
}

/** The number and the text of the line that was drawn. */
export function drawn() {
  const [, line, item = ''] = /^結果: (\d+) (.+)$/.exec(result()?.textContent ?? '') ?? [];
  return { line: Number(line), item };
}

/** Hears what is read aloud. */
export function listen(): { text: string; volume: number }[] {
  const spoken: { text: string; volume: number }[] = [];
  vi.stubGlobal('SpeechSynthesisUtterance', function Words(this: object, text: string) {
    Object.assign(this, { text, volume: 1 });
  });
  const speak = ({ text, volume }: { text: string; volume: number }) =>
    spoken.push({ text, volume });
  vi.stubGlobal('speechSynthesis', {
    speaking: false,
    speak,
    cancel: () => spoken.push({ text: 'cancelled', volume: 0 }),
  });
  return spoken;
}
