/**
 * Every screen and state of tests/e2e/screens/, each visited once: what axe knows, in both schemes, on a
 * desktop and on a phone; what a small screen, zoom and forced colours do to it; the reading order.
 */
import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/browser/expect-accessible.ts';
import { misfits } from '#tests/support/browser/misfits.ts';
import { smallTargets } from '#tests/support/browser/small-targets.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { openScreen, type Screen } from './screens/screen.ts';
import { begin, visits } from './screens/visits.ts';
import { readingOrder } from './spoken.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };
const small = [
  { width: 320, height: 640 },
  { width: 844, height: 390 },
];
/** 1280 px at 200 % and at 400 %. */
const zoomed = [
  { width: 640, height: 400 },
  { width: 320, height: 200 },
];

/** As high as a phone on its side, or lower. */
const LOW = 400;
/** All that a visit finds is reported, not just the first. */
const ask = expect.configure({ soft: true });

test.use({ actionTimeout: 15_000, hasTouch: true });

test('the tables have more than 75 states', () => {
  const names = visits.flatMap(({ screens }) => screens.map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(75);
});

// UI-1, UI-8, NAV-8, ROU-7, TRK-27
for (const visit of visits) {
  test(`${visit.by} meets no barrier on ${visit.screens.length} screens`, async ({
    page,
    allow,
  }) => {
    test.setTimeout(240_000);
    await begin(visit, page, allow);
    for (const screen of visit.screens) {
      await test.step(screen.name, async () => {
        await openScreen(page, screen);
        await expectAccessible(page, screen.name, [phone, desktop]);
        await expectOrder(page, screen);
        await expectMarksInForcedColors(page, screen);
        for (const size of small) await expectToFit(page, screen, size);
        if (screen.zooms) await expectToFitWhenZoomed(page, screen);
        await page.setViewportSize(desktop);
      });
    }
  });
}

/** Without low boxes, which lines of more height and a low screen make scroll. */
async function losses(page: Page): Promise<string[]> {
  const isLow = (page.viewportSize()?.height ?? 0) <= LOW;
  return (await misfits(page)).filter((text) => !isLow || !/cut in height/.test(text));
}

async function expectToFit(page: Page, { name }: Screen, size: typeof phone): Promise<void> {
  await page.setViewportSize(size);
  const place = `${name}, ${size.width}×${size.height} px`;
  // The page of this size is drawn after it is told of it.
  await ask.poll(() => losses(page), place).toEqual([]);
  await ask.poll(() => smallTargets(page), place).toEqual([]);
}

async function expectToFitWhenZoomed(page: Page, screen: Screen): Promise<void> {
  await page.evaluate(() => {
    // WCAG 1.4.12; the page's policy allows no style in the document, but this.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* {
      line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
    }`);
    document.adoptedStyleSheets.push(sheet);
  });
  for (const size of zoomed) {
    await page.setViewportSize(size);
    await ask
      .poll(() => losses(page), `${screen.name}, spaced, ${size.width}×${size.height} px`)
      .toEqual([]);
  }
  await page.evaluate(() => document.adoptedStyleSheets.pop());
}

async function expectOrder(page: Page, { name, reads }: Screen): Promise<void> {
  if (!reads) return;
  const [place, roles, names] = reads;
  const met = await readingOrder(place(page), ...roles.split(' '));
  // Days of entries are those of today.
  const known = met.filter((text) => !/^\d+月/.test(text));
  ask(known, `${name}, reading order`).toEqual(names.split('|'));
}

async function expectMarksInForcedColors(page: Page, { name }: Screen): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  await ask.poll(() => page.evaluate(unmarked), `${name}, forced colours`).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
}

/** Elements that are chosen, lit or the main button and look like all that is not, or that lost a colour of their own. */
function unmarked(): string[] {
  const chosen =
    '[aria-pressed=true], [aria-selected=true], [aria-current=page], [aria-current=true]';
  const look = (element: Element) => {
    const { outlineStyle, backgroundColor, borderTopColor } = getComputedStyle(element);
    return `${outlineStyle} ${backgroundColor} ${borderTopColor}`;
  };
  const alike = [...document.querySelectorAll(chosen)].filter((element) => {
    if (!element.checkVisibility()) return false;
    const group = element.closest('[role=group], [role=tablist], ul, nav');
    const others = [
      ...(group?.querySelectorAll('button, [role=tab], [role=option], [role=button]') ?? []),
    ];
    const other = others.find((one) => !one.matches(chosen));
    return other !== undefined && look(other) === look(element);
  });
  const unlit = [...document.querySelectorAll('[data-highlight=final]')].filter(
    (line) => getComputedStyle(line).outlineStyle !== 'solid',
  );
  const ground = (element: Element) => getComputedStyle(element).backgroundColor;
  const grounds = new Set([...document.querySelectorAll('.MuiButton-outlined')].map(ground));
  const plain = [...document.querySelectorAll('.MuiButton-contained:enabled')].filter((element) =>
    grounds.has(ground(element)),
  );
  const paper = ground(document.body);
  const colourless = [...document.querySelectorAll('[style*=background-color]')].filter(
    (element) => element.checkVisibility() && ground(element) === paper,
  );
  return [...alike, ...unlit, ...plain, ...colourless].map((element) =>
    element.outerHTML.slice(0, 160),
  );
}
