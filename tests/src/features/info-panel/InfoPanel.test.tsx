import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { TOKEN_NOT_VALID } from '#contract/extensions.ts';
import { paths } from '#contract/paths.ts';
import { infoPanelText } from '#features/info-panel/text.ts';
import { sessionStore } from '#session/session-store.ts';
import { type Fault, meetOtherServer } from '#tests/support/page/network.ts';
import { letTimePass } from '#tests/support/page/page-time.ts';
import { type Page, renderPage } from '#tests/support/page/render-page.tsx';
import { signIn } from '#tests/support/page/sign-in.ts';

const { network: words, clock } = infoPanelText;
const value = (block: string, term: string) => {
  const region = screen.getByRole('region', { name: block });
  return within(region).getByText(term).nextElementSibling?.textContent ?? '';
};
const rounds = (page: Page) =>
  page.network.sent.filter(({ path }) => path === 'httprequest/responsetime/');

describe('the info panel', () => {
  // INF-5
  it('shows the current time and moves on', async () => {
    await renderPage();
    const shown = () => value(clock.heading, clock.now);
    expect(shown()).toMatch(/^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d$/);
    const before = shown();
    await letTimePass(1200);
    expect(shown() > before).toBe(true);
  });

  // INF-1
  it('shows the address that the server sees, the response time and the interval', async () => {
    await renderPage();
    await waitFor(() => expect(value(words.heading, words.ip)).toBe('127.0.0.1'));
    const milliseconds = Number.parseInt(value(words.heading, words.responseTime), 10);
    expect(value(words.heading, words.interval)).toBe(words.seconds((5000 + milliseconds) / 1000));
    expect(value(words.heading, words.nextUpdate)).toMatch(/^2026\/11\/20 23:10:0\d$/);
  });

  // INF-2
  it('runs one loop of rounds, each reporting the previous one', async () => {
    const page = await renderPage();
    await waitFor(() => expect(value(words.heading, words.ip)).toBe('127.0.0.1'));
    expect(rounds(page)).toHaveLength(1);
    expect(rounds(page)[0]?.query).toEqual({});

    const measured = Number.parseInt(value(words.heading, words.responseTime), 10);
    await letTimePass(5000 + measured);
    expect(rounds(page)).toHaveLength(2);
    expect(rounds(page)[1]?.query).toEqual({
      last_request_date: expect.stringMatching(/^2026-11-20T14:10:0\d\.\d{3}Z$/),
      last_response_date: expect.stringMatching(/^2026-11-20T14:10:0\d\.\d{3}Z$/),
      response_time: measured,
    });
  });

  // INF-2
  it('counts 5000 ms plus the last response time from request to request, however slow the server is', async () => {
    let respond = () => {};
    const page = await renderPage('/', ({ network }) => {
      respond = network.holdPath(paths.responseTime);
    });
    await waitFor(() => expect(rounds(page)).toHaveLength(1));
    await letTimePass(2000);
    respond();
    await waitFor(() => expect(value(words.heading, words.ip)).toBe('127.0.0.1'));
    expect(value(words.heading, words.interval)).toMatch(/^7\.0/);
    await letTimePass(4900);
    expect(rounds(page)).toHaveLength(1);
    await letTimePass(200);
    expect(rounds(page)).toHaveLength(2);
  });

  // INF-3
  it('is silent about rounds that fail, goes on, and keeps the values of a good one', async () => {
    const faults: Fault[] = [
      'no-network',
      { status: 401 },
      { status: 200, body: [{ id: '1', ip_addr: '192.0.2.1' }] },
    ];
    const page = await renderPage('/', ({ network }) =>
      network.breakPath('httprequest', 'no-network'),
    );
    const fails = async (fault: Fault, shown: string) => {
      const before = rounds(page).length;
      page.network.breakPath('httprequest', fault);
      await letTimePass(5100);
      expect(rounds(page).length).toBeGreaterThan(before);
      expect(value(words.heading, words.ip)).toBe(shown);
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    };
    for (const fault of faults) await fails(fault, '-');
    expect(value(words.heading, words.responseTime)).toBe('-');
    page.network.heal();
    await letTimePass(5100);
    await waitFor(() => expect(value(words.heading, words.ip)).toBe('127.0.0.1'));
    for (const fault of faults) await fails(fault, '127.0.0.1');
  });

  // SES-36
  it('leaves a token that another server refuses to the next call that the user makes', async () => {
    const page = await renderPage('/', async (world) => {
      await signIn(meetOtherServer(world));
      const body = { code: TOKEN_NOT_VALID };
      world.network.breakPath(paths.responseTime, { status: 401, body });
    });
    await letTimePass(61_000);
    expect(rounds(page).length).toBeGreaterThan(5);
    expect(page.network.sent.filter(({ path }) => path === paths.refresh)).toEqual([]);
    expect(sessionStore.get()).not.toBeNull();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('goes on with its rounds while the tab is in the background', async () => {
    const page = await renderPage();
    await waitFor(() => expect(rounds(page)).toHaveLength(1));
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await letTimePass(5100);
    expect(rounds(page)).toHaveLength(2);
  });
});
