/** The address by which calendar programs read the user's entries (ACC-10). */
import { trackerPaths } from '#contract/tracker-paths.ts';
import { apiHost } from '#lib/build-settings.ts';
import { only } from '#lib/http/http.ts';
import { fieldsOf, isText, readOne, readTime } from '#lib/http/read.ts';
import { callAsUser } from '#session/call-with-session.ts';

const url = trackerPaths.calendarFeed;

/** The time at which the address was made, in milliseconds; `null` if there is none. */
export async function fetchFeed(signal: AbortSignal): Promise<number | null> {
  return readOne(await callAsUser({ url, signal }), (wire) =>
    wire === null ? null : readTime(fieldsOf(wire).since),
  );
}

/** Makes the address, in place of the one before. */
export async function makeFeed(): Promise<string> {
  const validateStatus = only(201);
  return readOne(await callAsUser({ method: 'post', url, validateStatus }), (wire) => {
    const { token } = fieldsOf(wire);
    if (!isText(token)) return undefined;
    const path = `${apiHost}${trackerPaths.calendar(`${token}.ics`)}`;
    return new URL(path, location.href).href;
  });
}

export async function endFeed(): Promise<void> {
  await callAsUser({ method: 'delete', url, validateStatus: only(204) });
}
