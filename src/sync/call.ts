import type { AxiosRequestConfig } from 'axios';
import { PRESS_KEY_HEADER, PRESS_TIME_HEADER, REVISION_HEADER } from '#contract/extensions.ts';
import { only } from '#lib/http/http.ts';
import { isText, type Rows } from '#lib/http/read.ts';
import { newUuid } from '#lib/new-uuid.ts';
import { serverClock } from '#lib/time/server-clock.ts';
import { requestAsUser } from '#session/call-with-session.ts';
import type { Pressed } from './command.ts';

/** The part of a press that its request carries. */
export type PressHead = Pick<Pressed, 'key' | 'pressedMs'>;

/** For a write that no queue keeps: made once, and sent again where its response was lost. */
export function newPressHead(): PressHead {
  return { key: newUuid(), pressedMs: serverClock.now() };
}

/** Rows that were read from the server. */
export interface Read<Row> extends Rows<Row> {
  /** The revision of the user's data in them (OUT-12); `null` from servers that do not tell. */
  revision: number | null;
}

/**
 * Makes a call for data of the user, which by default answers 200. Only our own server knows the headers of a
 * press.
 *
 * @returns the body, and the revision of the user's data in it
 * @throws ApiError and nothing else
 */
export async function callServer(config: AxiosRequestConfig, press?: PressHead) {
  const headers = { ...config.headers, ...(press && headersOf(press)) };
  const response = await requestAsUser({ validateStatus: only(200), ...config, headers });
  return { body: response.data, revision: readRevision(response.headers[REVISION_HEADER]) };
}

function headersOf({ key, pressedMs }: PressHead) {
  const time = { [PRESS_TIME_HEADER]: String(Math.round(pressedMs)) };
  return key === undefined ? time : { ...time, [PRESS_KEY_HEADER]: `"${key}"` };
}

function readRevision(value: unknown): number | null {
  return isText(value) && /^\d+$/.test(value) ? Number(value) : null;
}
