/** The calls of backup and import, as a signed-in user makes them. */

import { trackerPaths } from '#contract/tracker-paths.ts';
import type { ImportReport } from '#contract/transfer.ts';
import type { TestApp } from './app.ts';
import type { Answer, Refusal, TrackerCalls } from './tracker-calls.ts';

type Query = Readonly<Record<string, string>>;

export function transferCalls(testApp: TestApp, tracker: Pick<TrackerCalls, 'user'>) {
  const json = () => ({ ...tracker.user.headers, 'content-type': 'application/json' });

  async function importFile(payload: string | Buffer, query: Query = {}) {
    const path = `${trackerPaths.import}?${new URLSearchParams(query)}`;
    const response = await testApp.call('POST', path, payload, { headers: json() });
    return { status: response.statusCode, body: response.json<ImportReport & Refusal>() };
  }

  return {
    importFile,
    async backup(): Promise<string> {
      return (await testApp.call('GET', trackerPaths.backup, undefined, tracker.user)).body;
    },
    /** Begins to send a file of this length; returns the status. */
    async announce(bytes: number): Promise<number> {
      const headers = { ...json(), 'content-length': String(bytes) };
      return (await testApp.call('POST', trackerPaths.import, 'a', { headers })).statusCode;
    },
    async undo(id: number | null): Promise<Answer<{ entries: number } & Refusal>> {
      const path = trackerPaths.undoImport(id ?? 0);
      const response = await testApp.call('POST', path, undefined, tracker.user);
      return { status: response.statusCode, body: response.json() };
    },
    tryImport: (payload: string | Buffer, query: Query = {}) =>
      importFile(payload, { dry_run: 'true', ...query }),
  };
}
