import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import {
  Builder,
  By,
  Capabilities,
  error,
  Key,
  until,
  type WebDriver,
  type WebElement,
} from 'selenium-webdriver';
import { freePort } from '#tests/support/server/free-port.ts';
import { control, field, PATIENCE_MS, type Tab, text } from './tab.ts';

interface WebKitPrograms {
  driver: string;
  browser: string;
  /** A screen without a monitor. */
  screen: string;
}

/** Opens a tab of WebKitGTK's small browser, on a screen of its own. */
export async function openWebKit({ driver, browser, screen }: WebKitPrograms): Promise<Tab> {
  const port = await freePort();
  // It takes the first display that is free, and writes which.
  const xvfb = spawn(screen, ['-displayfd', '1', '-screen', '0', '1280x900x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = await once(xvfb.stdout, 'data', { signal: AbortSignal.timeout(PATIENCE_MS) });
  const server = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      // WebKit's own sandbox needs rights that a container does not give.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const end = () => {
    server.kill();
    xvfb.kill();
  };
  try {
    return tabOf(await connect(port, browser), end);
  } catch (cause) {
    end();
    throw cause;
  }
}

async function connect(port: number, binary: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities(capabilities)
        .build();
    } catch (cause) {
      // The driver or its screen is not up yet.
      if (Date.now() > deadline) throw cause;
      await delay(500);
    }
  }
}

/** Not yet, where it failed for this reason; any other error is thrown. */
function notFor(reason: typeof error.WebDriverError) {
  return (cause: unknown): false => {
    if (cause instanceof reason) return false;
    throw cause;
  };
}
const isCovered = notFor(error.ElementClickInterceptedError);
/** WebKit finds an element, and cannot name it when it is gone a moment later, with errors of several kinds. */
const isVanishing = notFor(error.WebDriverError);

function tabOf(driver: WebDriver, end: () => void): Tab {
  /** Once more where the page has put another element in place of the one that was found. */
  async function withShown(
    path: string,
    act: (element: WebElement) => Promise<unknown> = async () => undefined,
  ): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      try {
        const element = await driver.wait(until.elementLocated(By.xpath(path)), PATIENCE_MS);
        await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', element);
        await driver.wait(until.elementIsVisible(element), PATIENCE_MS);
        await act(element);
        return;
      } catch (cause) {
        const isReplaced = cause instanceof error.StaleElementReferenceError;
        if (!isReplaced || Date.now() > deadline) throw cause;
      }
    }
  }
  return {
    open: (url) => driver.get(url),
    press: (name) =>
      withShown(control(name), async (element) => {
        await driver.wait(until.elementIsEnabled(element), PATIENCE_MS);
        // A dialog that fades out still lies on top for a moment.
        await driver.wait(() => element.click().then(() => true, isCovered), PATIENCE_MS);
      }),
    type: (label, words, last) =>
      withShown(field(label), (element) =>
        element.sendKeys(words.replaceAll('\n', Key.ENTER), ...(last ? [Key.ENTER] : [])),
      ),
    sees: (words) => withShown(text(words)),
    loses: async (name) => {
      const isGone = () =>
        driver
          .findElements(By.xpath(control(name)))
          .then(({ length }) => length === 0, isVanishing);
      await driver.wait(isGone, PATIENCE_MS);
    },
    run: async (task, given) => {
      const script = `(${task})(arguments[0]).then(() => arguments[1](), (cause) => arguments[1](String(cause)))`;
      const failure = await driver.executeAsyncScript(script, given);
      if (failure) throw new Error(String(failure));
    },
    text: () => driver.findElement(By.css('body')).getText(),
    close: async () => {
      try {
        await driver.quit();
      } finally {
        end();
      }
    },
  };
}
