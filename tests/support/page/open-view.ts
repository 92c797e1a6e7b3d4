/** The tracker of a user with entries, on a server of ours. */
import { testNow } from '#tests/support/server/app.ts';
import type { PageWorld } from './page-world.ts';
import { renderPage } from './render-page.tsx';
import { deviceOf, signIn } from './sign-in.ts';

export interface MadeUpEntry {
  name: string;
  /** Of its record. */
  group?: string;
  /** Times of Japan, such as `2026-11-20 09:00`. */
  begin: string;
  /** Absent while it runs. */
  end?: string;
  note?: string;
}

/** Opens a view of the tracker at its address, on 2026-11-20 at 23:10:01. */
export async function openView(
  path: string,
  entries: readonly MadeUpEntry[],
  prepare?: (world: PageWorld) => unknown,
) {
  return renderPage(path, async (world) => {
    await signIn(world);
    await prepare?.(world);
    world.network.letServerTimeRun();
    const names = [...new Set(entries.map(({ name }) => name))];
    await addEntries(
      world,
      names,
      entries.map(({ begin, end, ...rest }) => ({
        ...rest,
        beginning_time: atJapan(begin),
        ending_time: end === undefined ? null : atJapan(end),
      })),
    );
  });
}

/** Adds records, which are numbered from 1 in this order, and their entries. */
export async function addEntries(
  world: PageWorld,
  names: readonly string[],
  entries: readonly {
    name: string;
    group?: string | undefined;
    beginning_time: string;
    ending_time: string | null;
  }[],
): Promise<void> {
  const call = deviceOf(world);
  for (const name of names) {
    const group = entries.find((entry) => entry.name === name)?.group;
    await call('POST', 'worktimetracker/', { name, group });
  }
  for (const { name, group: _, ...rest } of entries)
    await call('POST', 'timeentries/', { record: names.indexOf(name) + 1, ...rest });
}

function atJapan(time: string): string {
  const moment = Date.parse(`${time.replace(' ', 'T')}+09:00`);
  if (moment > testNow) throw new Error(`${time} is in the future of the tests`);
  return new Date(moment).toISOString();
}
