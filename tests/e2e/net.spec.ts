/** The net under every journey: what it must catch, one by one, and what it must let through. */
import { expect, test } from '#tests/support/browser/test.ts';

const CAUGHT = 'a defect';

// An empty page of its own, so that a defect of the product is reported by its journeys alone.
test.beforeEach(async ({ context }) => {
  await context.route('/net', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': "default-src 'self'; img-src data:" },
      body: '<!doctype html><link rel="icon" href="data:,"><title>net</title><body></body>',
    }),
  );
});

const defects = [
  `console.error("${CAUGHT}")`,
  `console.warn("${CAUGHT}")`,
  `reportError(new Error("${CAUGHT}"))`,
  `void Promise.reject(new Error("${CAUGHT}"))`,
];

// SEC-12, UI-12
test('sees all that must not happen', async ({ page, server, watched, allow }) => {
  const caught: unknown[] = [];
  await page.goto('/net');
  for (const code of defects) {
    await page.evaluate(code);
    caught.push(expect.stringContaining(CAUGHT));
    await expect.poll(watched.unexpected, code).toEqual(caught);
  }
  allow.consoleErrors(new RegExp(CAUGHT));
  allow.pageErrors(new RegExp(CAUGHT));

  await page.evaluate('clearTimeout(setTimeout(() => undefined, 8_640_000_000))');
  await expect.poll(watched.unexpected).toEqual(['error: Error: Timer overflow: 8640000000 ms']);
  await page.evaluate('document.body.setAttribute("style", "color: red")');
  await expect
    .poll(watched.unexpected)
    .toEqual(expect.arrayContaining([expect.stringMatching(/^error: .*Policy violation/)]));
  allow.consoleErrors(/Content Security Policy/);
  allow.pageErrors(/Policy violation|Timer overflow/);

  const elsewhere = server.url.replace('127.0.0.1', 'localhost');
  await page.route(`${elsewhere}/`, (route) => route.fulfill({ body: '' }));
  await page.goto(elsewhere);
  expect(watched.unexpected()).toContain(`request: ${elsewhere}/`);
  allow.origin(elsewhere);
});

test('fails the journey for what it sees', async ({ page }) => {
  test.fail();
  await page.goto('/net');
  // Nothing may fail here but the net, at the end of the journey.
  await Promise.all([page.waitForEvent('console'), page.evaluate(`console.error("${CAUGHT}")`)]);
});
