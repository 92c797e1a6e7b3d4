/** The calls of backup and import, as a signed-in user makes them. */

import { trackerPaths } from '#contract/tracker-paths.ts';
import type { ImportReport } from '#contract/transfer.ts';
import type { TestApp } from './app.ts';
import type { Answer, Refusal, TrackerCalls } from './tracker-calls.ts';

type Query = Readonly<Record<string, string>>;

export function transferCalls(testApp: TestApp, tracker: Pick<TrackerCalls, 'user'>) {
  async function send(
    payload: string | Buffer,
    query: Query,
  ): Promise<Answer<ImportReport & Refusal>> {
    const response = await testApp.app.inject({
      method: 'POST',
      url: `/api/${trackerPaths.import}?${new URLSearchParams(query)}`,
      headers: { ...tracker.user.headers, 'content-type': 'application/json' },
      payload,
    });
    return { status: response.statusCode, body: response.json() };
  }

  return {
    async backup(): Promise<string> {
      const url = `/api/${trackerPaths.backup}`;
      return (await testApp.app.inject({ url, headers: tracker.user.headers })).body;
    },
    /** Begins to send a file of this length; returns the status. */
    async announce(bytes: number): Promise<number> {
      const response = await testApp.app.inject({
        method: 'POST',
        url: `/api/${trackerPaths.import}`,
        headers: {
          ...tracker.user.headers,
          'content-type': 'application/json',
          'content-length': String(bytes),
        },
        payload: 'a',
      });
      return response.statusCode;
    },
    importFile: (payload: string | Buffer, query: Query = {}) => send(payload, query),
    async undo(id: number | null): Promise<Answer<{ entries: number } & Refusal>> {
      const response = await testApp.app.inject({
        method: 'POST',
        url: `/api/${trackerPaths.undoImport(id ?? 0)}`,
        headers: tracker.user.headers,
      });
      return { status: response.statusCode, body: response.json() };
    },
    tryImport: (payload: string | Buffer, query: Query = {}) =>
      send(payload, { dry_run: 'true', ...query }),
  };
}
