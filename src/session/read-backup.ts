import { workTimePaths } from '#contract/work-time-paths.ts';
import { formatDate } from '#domain/calendar/time.ts';
import { only } from '#lib/http/http.ts';
import { isText, readOne } from '#lib/http/read.ts';
import { browserZone } from '#lib/time/browser-zone.ts';
import { serverClock } from '#lib/time/server-clock.ts';
import { callAsUser } from './call-with-session.ts';

/** Work may take long. */
const NO_TIMEOUT = 0;

/** Everything of the user as a file, byte by byte as the server wrote it (HRS-8). Throws `ApiError`. */
export async function readBackup(): Promise<{ name: string; file: Blob }> {
  const config = { responseType: 'text', timeout: NO_TIMEOUT, validateStatus: only(200) } as const;
  const body = await callAsUser({ url: workTimePaths.backup, ...config });
  const text = readOne(body, (wire) => (isText(wire) ? wire : undefined));
  const day = formatDate(serverClock.now(), browserZone.get()).replaceAll('/', '-');
  const file = new Blob([text], { type: 'application/json' });
  return { name: `kuji-to-kinmu-${day}.json`, file };
}
