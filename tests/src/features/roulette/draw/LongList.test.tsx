import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { saveList } from '#features/roulette/kept/kept-draws.ts';
import { rouletteText } from '#features/roulette/text.ts';
import { letTimePass } from '#tests/support/page/page-time.ts';
import { renderPage } from '#tests/support/page/render-page.tsx';

const LINES = 10_000;
const STAGE = 352;

// jsdom lays nothing out: the stage has eight rows.
beforeEach(() => {
  for (const name of ['clientHeight', 'offsetHeight'] as const) {
    vi.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(STAGE);
  }
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(LINES * 44);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});

const rows = () =>
  within(screen.getByRole('list', { name: rouletteText.items })).getAllByRole('listitem');

// ROU-27
it('of 10,000 lines only those in sight are in the document, the lit one among them', async () => {
  const text = Array.from({ length: LINES }, (_, index) => `項目${index + 1}`).join('\n');
  await saveList({ slot: 'A', title: '全員', text, version: 0 });
  const page = await renderPage();
  await page.user.click(await screen.findByRole('button', { name: 'A:全員' }));
  await waitFor(() => expect(rows().length).toBeGreaterThan(7));
  expect(rows().length).toBeLessThan(40);
  expect(rows()[0]).toHaveTextContent('1: 項目1');
  expect(rows()[0]).toHaveAttribute('aria-setsize', '10000');
  expect(screen.getByText(rouletteText.onlyInSight(LINES))).toBeVisible();

  const debug = screen.getByText(/^n=/);
  let seen = 0;
  let wrong = 0;
  let most = 0;
  const list = screen.getByRole('list', { name: rouletteText.items });
  const stage = list.parentElement ?? list;
  const observer = new MutationObserver(() => {
    const lit = stage.querySelectorAll<HTMLElement>('[data-lit="0"]');
    const [, line] = /line=(\d+)/.exec(debug.textContent ?? '') ?? [];
    seen += 1;
    most = Math.max(most, list.children.length);
    const next = lit[0]?.nextElementSibling?.textContent;
    const isRight = lit[0]?.textContent?.startsWith(`${line}: `);
    if (lit.length !== 1 || !isRight || !next?.startsWith(`${(Number(line) % LINES) + 1}: `)) {
      wrong += 1;
    }
  });
  await page.user.click(screen.getByRole('button', { name: rouletteText.draw }));
  observer.observe(stage, { subtree: true, childList: true, characterData: true });
  await letTimePass(300);
  observer.disconnect();
  // The rest of the spin in a tab that gets no frames.
  vi.stubGlobal('requestAnimationFrame', () => 0);
  await letTimePass(2700);
  expect(seen).toBeGreaterThan(5);
  expect(wrong).toBe(0);
  expect(most).toBeLessThan(40);
  const [, line = ''] = /line=(\d+)/.exec(screen.getByText(/^n=/).textContent ?? '') ?? [];
  const final = rows().filter((row) => row.dataset.highlight === 'final');
  expect(final.map(({ textContent }) => textContent)).toEqual([`${line}: 項目${line}`]);
});
