/** Screens as people adapt them: larger, with more space between letters, in forced colours. */
import type { Page } from '@playwright/test';
import { addEntries } from '#tests/support/browser/add-entries.ts';
import { endSpin } from '#tests/support/browser/page-clock.ts';
import { accountOf, signIn } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { button, press } from './screens/screen.ts';

/** 1280 px at 200 % and at 400 %. */
const ZOOMED = [
  { width: 640, height: 400 },
  { width: 320, height: 200 },
];

/** WCAG 1.4.12; the page's policy allows no style in the document, but this. */
const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* {
      line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
    }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

/** Texts that leave what holds them, and controls that lie on one another. */
const misfits = (page: Page) =>
  page.evaluate(() => {
    const boxes = [
      ...document.querySelectorAll('button, [role=tab], a, h2, h3, label, th'),
    ].flatMap((element) => {
      const box = element.getBoundingClientRect();
      const isShown = element.checkVisibility() && box.width > 2 && !element.closest('svg');
      // What only the focus by keyboard shows lies over the rest by design.
      const isClipped = getComputedStyle(element).clipPath !== 'none';
      return isShown && !isClipped ? [{ element, box }] : [];
    });
    const cut = boxes.filter(({ element, box }) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const text = range.getBoundingClientRect();
      return text.left < box.left - 1 || text.right > box.right + 1;
    });
    const controls = boxes.filter(({ element }) => element.matches('main button, main [role=tab]'));
    const covered = controls.filter(({ element, box }, index) =>
      controls.some(
        (other, at) =>
          at < index &&
          !other.element.contains(element) &&
          other.box.left < box.right - 1 &&
          box.left < other.box.right - 1 &&
          other.box.top < box.bottom - 1 &&
          box.top < other.box.bottom - 1 &&
          getComputedStyle(other.element.parentElement ?? element).position !== 'sticky' &&
          getComputedStyle(element.parentElement ?? element).position !== 'sticky',
      ),
    );
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : [];
    const name = ({ element }: { element: Element }) => element.outerHTML.slice(0, 160);
    return [...wide, ...cut.map(name), ...covered.map(name)];
  });

async function expectToFitWhenZoomed(page: Page): Promise<void> {
  await spaceText(page);
  for (const size of ZOOMED) {
    await page.setViewportSize(size);
    // What the page shows otherwise at this size is drawn after it is told of it.
    await expect.poll(() => misfits(page), `${page.url()} at ${size.width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

/** What is chosen, and looks like all that is not: as pairs of the same role. */
const alike = (page: Page) =>
  page.evaluate(() => {
    const chosen =
      '[aria-pressed=true], [aria-selected=true], [aria-current=page], [aria-current=true]';
    const look = (element: Element) => {
      const { outlineStyle, backgroundColor, borderTopColor } = getComputedStyle(element);
      return `${outlineStyle} ${backgroundColor} ${borderTopColor}`;
    };
    return [...document.querySelectorAll(chosen)].flatMap((element) => {
      if (!element.checkVisibility()) return [];
      const group = element.closest('[role=group], [role=tablist], ul, nav');
      const others = [
        ...(group?.querySelectorAll('button, [role=tab], [role=option], [role=button]') ?? []),
      ];
      const other = others.find((one) => !one.matches(chosen));
      return other && look(other) === look(element) ? [element.outerHTML.slice(0, 160)] : [];
    });
  });

async function expectMarksInForcedColors(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await expect.poll(() => alike(page), page.url()).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
}

// UI-1, UI-8
test('a guest’s screens adapt', async ({ page }) => {
  await page.clock.install();
  await page.goto('/Roulette');
  await press(page, '1:昼食');
  await press(page, '抽選');
  await endSpin(page);
  await expect(page.getByRole('status').getByText(/^結果: /)).toBeVisible();
  await expectMarksInForcedColors(page);
  await expectToFitWhenZoomed(page);
  await page.goto('/Roulette/ListA');
  await expect(page.getByLabel('項目(1行に1つ)')).toBeVisible();
  await expectToFitWhenZoomed(page);
  await press(page, 'メニュー');
  await expect(page.getByRole('dialog', { name: 'メニュー' })).toBeVisible();
  await expectMarksInForcedColors(page);
});

// UI-1, UI-8
test('a user’s screens adapt', async ({ page }, info) => {
  await signIn(page, accountOf(info));
  await addEntries(page, '設計', [{ begin: '2024-12-02T09:00:00', end: '2024-12-02T12:15:00' }]);
  await page.goto('/');
  await press(page, '▶ 設計');
  await expect(button(page, '停止 設計')).toBeVisible();
  await page.getByRole('button', { name: /:設計$/ }).click();
  await expect(button(page, '削除')).toBeVisible();
  await expectMarksInForcedColors(page);
  await expectToFitWhenZoomed(page);
  for (const [address, name] of [
    ['/?view=report&unit=week&day=2024-12-02', '日ごとの時間'],
    ['/?view=timesheet&month=2024-12', '2024年12月'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('table', { name })).toBeVisible();
    await expectMarksInForcedColors(page);
    await expectToFitWhenZoomed(page);
  }
  await page.goto('/Mypage');
  await expect(page.getByText('この端末', { exact: true })).toBeVisible();
  await expectToFitWhenZoomed(page);
});
