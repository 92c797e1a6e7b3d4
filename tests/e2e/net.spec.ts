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
  { defect: 'a console error', code: `console.error("${CAUGHT}")` },
  { defect: 'a console warning', code: `console.warn("${CAUGHT}")` },
  { defect: 'an uncaught error', code: `reportError(new Error("${CAUGHT}"))` },
  { defect: 'an unhandled rejection', code: `void Promise.reject(new Error("${CAUGHT}"))` },
];

test('sees errors and warnings of the console, uncaught errors and unhandled rejections', async ({
  page,
  watched,
  allow,
}) => {
  await page.goto('/net');
  const caught: unknown[] = [];
  for (const { defect, code } of defects) {
    await page.evaluate(code);
    caught.push(expect.stringContaining(CAUGHT));
    await expect.poll(watched.unexpected, defect).toEqual(caught);
  }
  allow.consoleErrors(new RegExp(CAUGHT));
  allow.pageErrors(new RegExp(CAUGHT));
});

// SEC-12
test('sees a violation of the content security policy', async ({ page, watched, allow }) => {
  await page.goto('/net');
  await page.evaluate('document.body.setAttribute("style", "color: red")');
  await expect
    .poll(watched.unexpected)
    .toEqual(expect.arrayContaining([expect.stringMatching(/^error: .*Policy violation/)]));
  allow.consoleErrors(/Content Security Policy/);
  allow.pageErrors(/Policy violation/);
});

// UI-12
test('sees a timer that overflows', async ({ page, watched, allow }) => {
  await page.goto('/net');
  await page.evaluate('clearTimeout(setTimeout(() => undefined, 8_640_000_000))');
  await expect.poll(watched.unexpected).toEqual(['error: Error: Timer overflow: 8640000000 ms']);
  allow.pageErrors(/Timer overflow/);
});

test('sees a request to another host', async ({ page, server, watched, allow }) => {
  const elsewhere = server.url.replace('127.0.0.1', 'localhost');
  await page.route(`${elsewhere}/`, (route) => route.fulfill({ body: '' }));
  await page.goto(elsewhere);
  expect(watched.unexpected()).toContain(`request: ${elsewhere}/`);
  allow.origin(elsewhere);
});

test('sees what happens in a second tab', async ({ context, watched, allow }) => {
  const second = await context.newPage();
  await second.goto('/net');
  await second.evaluate(`console.error("${CAUGHT}")`);
  await expect.poll(watched.unexpected).toEqual([expect.stringContaining(CAUGHT)]);
  allow.consoleErrors(new RegExp(CAUGHT));
});

test('fails the journey for what it sees', async ({ page }) => {
  test.fail();
  await page.goto('/net');
  // Nothing may fail here but the net, at the end of the journey.
  await Promise.all([page.waitForEvent('console'), page.evaluate(`console.error("${CAUGHT}")`)]);
});

test.describe('a server of its own', () => {
  test.use({ ownServer: true });

  test('can be killed and started again on the same address', async ({ request, server }) => {
    await expect(request.get('/healthz')).resolves.toBeOK();
    await server.kill();
    await expect(request.get('/healthz')).rejects.toThrow(/ECONNREFUSED|ECONNRESET|hang up/);
    await server.restart();
    await expect(request.get('/healthz')).resolves.toBeOK();
  });
});
