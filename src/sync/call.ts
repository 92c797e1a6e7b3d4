import { PRESS_KEY_HEADER, PRESS_TIME_HEADER, REVISION_HEADER } from '#contract/extensions.ts';
import { isText, type Rows } from '#lib/http/read.ts';
import { requestAsUser } from '#session/call-with-session.ts';

/** The press that a request carries. */
interface PressHead {
  /** By which the server knows it again, if it was stored in the browser. */
  key?: string;
  /** The moment of the press by the server's clock, in milliseconds since the epoch. */
  pressedMs: number;
}

export type CallConfig = Parameters<typeof requestAsUser>[0];

/** The response to a call for data of the user. */
export interface Answer {
  body: unknown;
  /** The revision of the user's data in it (OUT-12); `null` from servers that do not tell. */
  revision: number | null;
}

/** Rows as the server had them. */
export interface Read<Row> extends Rows<Row> {
  revision: Answer['revision'];
}

/**
 * Makes a call for data of the user. Only our own server knows the headers of a press.
 *
 * @throws ApiError and nothing else
 */
export async function callServer(config: CallConfig, press?: PressHead): Promise<Answer> {
  const headers = press && headersOf(press);
  const response = await requestAsUser({ ...config, ...(headers && { headers }) });
  return { body: response.data, revision: readRevision(response.headers[REVISION_HEADER]) };
}

function headersOf({ key, pressedMs }: PressHead) {
  const time = { [PRESS_TIME_HEADER]: String(Math.round(pressedMs)) };
  return key === undefined ? time : { ...time, [PRESS_KEY_HEADER]: `"${key}"` };
}

function readRevision(value: unknown): number | null {
  return isText(value) && /^\d+$/.test(value) ? Number(value) : null;
}
