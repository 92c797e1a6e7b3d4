import { mkdir } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { startServer } from '#tests/support/browser/journey-server.ts';
import { launchChromium } from '#tests/support/browser/launch-chromium.ts';
const F = '/tmp/shots-rooms';
await mkdir(F, { recursive: true });
const server = await startServer({});
const browser = await launchChromium();
const only = process.argv[2];
const sizes = [
  { name: 'd-light', viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  { name: 'p-dark', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
  { name: 'p-light', viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  { name: 'd-dark', viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
] as const;
const b = (p: Page, name: string) => p.getByRole('button', { name, exact: true });
for (const { name, viewport, colorScheme } of sizes) {
  if (only && only !== name) continue;
  const open = async (url: string) => {
    const c = await browser.newContext({ viewport, colorScheme, locale: 'ja-JP', baseURL: server.url });
    const p = await c.newPage();
    p.on('console', (m) => m.type() === 'error' && console.log(name, m.text()));
    p.on('pageerror', (e) => console.log(name, String(e)));
    await p.goto(url);
    return p;
  };
  const shot = async (p: Page, what: string, full = false) => {
    await p.waitForTimeout(350);
    await p.screenshot({ path: `${F}/${name}-${what}.png`, fullPage: full });
  };
  const host = await open('/Roulette');
  await b(host, 'みんなで見る').click();
  const dialog = host.getByRole('dialog', { name: 'みんなで見る' });
  await dialog.getByRole('img').waitFor();
  const link = (await dialog.getByRole('group', { name: 'リンク' }).textContent()) ?? '';
  await shot(host, '01-invite');
  await b(host, '閉じる').click();
  await shot(host, '02-host-alone');
  const one = await open(link);
  const two = await open(link);
  await host.getByText('ほか2人が見ています').waitFor();
  await shot(host, '03-host-rest');
  await one.getByText('ほか2人が見ています').waitFor();
  await shot(one, '04-viewer-rest');
  // collecting
  const held = Promise.withResolvers<void>();
  await two.route('**/reveals/', async (r) => { await held.promise; await r.continue(); });
  await b(host, '抽選').click();
  await one.getByText('みんなの番号を集めています…').waitFor();
  await shot(one, '05-viewer-collecting');
  await shot(host, '06-host-collecting');
  held.resolve();
  await one.getByText('抽選中', { exact: true }).waitFor();
  await one.waitForTimeout(1500);
  await shot(one, '07-viewer-spinning');
  await one.getByText('この端末で確認しました').waitFor();
  await one.waitForTimeout(1200);
  await shot(one, '08-viewer-result');
  await shot(one, '09-viewer-result-full', true);
  await shot(host, '10-host-result');
  await one.getByText('この端末で確認しました').click();
  await shot(one, '11-viewer-details', true);
  const late = await open(link);
  await late.getByText('この端末は見ていない回です').waitFor();
  await shot(late, '12-late', true);
  await late.close();
  // no repeat and missing
  await host.getByRole('switch', { name: '当たった項目を除く' }).click();
  await shot(host, '13-host-norepeat');
  await two.unroute('**/reveals/');
  await two.route('**/reveals/', (r) => r.abort());
  await b(host, '抽選').click();
  await one.getByText(/2台の番号が届きませんでした|1台の番号が届きませんでした/).waitFor({ timeout: 20000 });
  await one.waitForTimeout(1200);
  await shot(one, '14-viewer-missing', true);
  await shot(host, '15-host-missing', true);
  await two.close();
  await b(host, '抽選').click();
  await host.waitForTimeout(8000);
  await shot(one, '16-viewer-leftout', true);
  await b(one, '大画面').click();
  await shot(one, '17-viewer-big');
  await b(host, '大画面').click();
  await shot(host, '18-host-big');
  await host.keyboard.press(' ');
  await host.waitForTimeout(400);
  await shot(host, '19-host-big-collecting');
  await host.waitForTimeout(2000);
  await shot(host, '20-host-big-spin');
  await host.waitForTimeout(3500);
  await shot(host, '21-host-big-result');
  await b(host, '閉じる').click();
  await b(one, '閉じる').click();
  await b(host, '続けて引く').click();
  await shot(host, '22-host-several');
  await host.getByRole('dialog').getByRole('button', { name: 'キャンセル' }).click();
  await b(host, '終わる').click();
  await shot(host, '23-ask-end');
  await host.getByRole('dialog').getByRole('button', { name: '終わる' }).click();
  await one.getByText('終了しました').waitFor();
  await shot(one, '24-ended', true);
  const gone = await open(`/Roulette#live=${'A'.repeat(22)}.${'A'.repeat(43)}`);
  await gone.getByRole('alert').waitFor();
  await shot(gone, '25-damaged');
  // wrong
  const host2 = await open('/Roulette');
  await b(host2, 'みんなで見る').click();
  const link2 = (await host2.getByRole('group', { name: 'リンク' }).textContent()) ?? '';
  await b(host2, '閉じる').click();
  const v = await open('about:blank');
  await v.route('**/events/', (r) => r.abort());
  let n = 0;
  await v.route(/draws\/rooms\/[\w-]{22}\/$/, async (r) => {
    const response = await r.fetch();
    const body = await response.json();
    if (body.round?.result) body.round.promise = `A${body.round.promise.slice(1)}`;
    n += 1;
    return r.fulfill({ response, json: body });
  });
  await v.goto(link2);
  await v.waitForTimeout(1500);
  await shot(v, '26-viewer-lost');
  await b(host2, '抽選').click();
  await v.getByRole('alert').waitFor({ timeout: 20000 });
  await shot(v, '27-wrong', true);
}
await browser.close();
await server.dispose();
