import { setTimeout as delay } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { control, field, PATIENCE_MS, type Tab, text } from './tab.ts';

/** Opens a tab of Firefox, by WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<Tab> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    args: ['--width=1280', '--height=900'],
    // Firefox ESR does not know all that a viewport of Puppeteer's asks of it.
    defaultViewport: null,
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  async function shown(path: string) {
    const element = await page.waitForSelector(`::-p-xpath(${path})`, { visible: true });
    if (!element) throw new Error(`Nothing is at ${path}`);
    return element;
  }
  return {
    open: async (url) => {
      await page.goto(url);
    },
    press: async (name) => {
      const element = await shown(control(name));
      // Puppeteer's own waiting evaluates text, which the page's policy forbids.
      const isDisabled = () => element.evaluate((one) => (one as HTMLButtonElement).disabled);
      while (await isDisabled()) await delay(100);
      // As a user scrolls to it: the bar at the bottom of the window may cover it.
      await element.evaluate((one) => one.scrollIntoView({ block: 'center' }));
      await element.click();
    },
    type: async (label, words, end) => {
      await (await shown(field(label))).click();
      await page.keyboard.type(words);
      if (end) await page.keyboard.press('Enter');
    },
    sees: async (words) => {
      await shown(text(words));
    },
    loses: async (name) => {
      await page.waitForSelector(`::-p-xpath(${control(name)})`, { hidden: true });
    },
    run: (task, given) => page.evaluate(task as (given: unknown) => Promise<void>, given),
    text: () => page.$eval('body', (body) => body.innerText),
    print: () => page.pdf({ format: 'a4' }),
    close: () => browser.close(),
  };
}
