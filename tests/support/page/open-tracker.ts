/** The tracker of a signed-in user with records and entries, on a server of ours. */

import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { MINUTE_MS } from '#domain/time-units.ts';
import { recordsText } from '#features/tracker/records/text.ts';
import { testNow } from '#tests/support/server/app.ts';
import { uiText } from '#ui/text.ts';
import { addEntries } from './open-view.ts';
import { letTimePass } from './page-time.ts';
import type { PageWorld } from './page-world.ts';
import { renderPage } from './render-page.tsx';
import { signIn } from './sign-in.ts';

/** `会議 60 20`: of a record of this name, from so many minutes before `testNow`; without an end it runs. */
type Entry = string | readonly [name: string, beginMinutes: number, endMinutes?: number];

/** Records are numbered from 1 in the order of their names, those of the entries after these. */
export async function openTracker(
  names: readonly string[] = [],
  entries: readonly Entry[] = [],
  prepare?: (world: PageWorld) => unknown,
) {
  const page = await renderPage('/', async (world) => {
    await signIn(world);
    world.network.letServerTimeRun();
    await prepare?.(world);
    const made = entries.map((entry) => (typeof entry === 'string' ? entry.split(' ') : entry));
    const ago = (minutes: unknown) => new Date(testNow - Number(minutes) * MINUTE_MS).toISOString();
    await addEntries(
      world,
      [...new Set([...names, ...made.map(([name]) => `${name}`)])],
      made.map(([name, begin, end]) => ({
        name: `${name}`,
        beginning_time: ago(begin),
        ending_time: end === undefined ? null : ago(end),
      })),
    );
  });
  // Until the first test of a file has the tracker's chunk, a busy machine needs some time.
  await screen.findByRole('button', { name: recordsText.add }, { timeout: 10_000 });
  return {
    ...page,
    /** The live records and entries of the database. */
    records: () =>
      page.db.selectFrom('work_records').selectAll().where('deleted_at', 'is', null).execute(),
    entries: () =>
      page.db
        .selectFrom('time_entries')
        .selectAll()
        .where('deleted_at', 'is', null)
        .orderBy('id')
        .execute(),
    /** The requests that change something. */
    writes: () =>
      page.network.sent.filter(({ method, path }) => method !== 'get' && !path.startsWith('user/')),
    /** Presses buttons one after the other, each as soon as it can be pressed. */
    async press(...names: (string | RegExp)[]): Promise<void> {
      for (const name of names) {
        const button = await screen.findByRole('button', { name });
        await waitFor(() => expect(button).toBeEnabled());
        await page.user.click(button);
      }
    },
    /** Presses a button of the dialog that confirms an action, which closes it. */
    async answer(message: string, name: string = uiText.ok): Promise<void> {
      const dialog = await screen.findByRole('dialog', { name: message });
      await page.user.click(within(dialog).getByRole('button', { name }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    },
    /** Brings the network back: the next round of the response-time call tells. */
    async reconnect(): Promise<void> {
      page.network.heal();
      await letTimePass(7000);
    },
  };
}

export type TrackerPage = Awaited<ReturnType<typeof openTracker>>;
