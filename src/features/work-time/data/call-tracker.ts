import { PRESS_KEY_HEADER, REVISION_HEADER } from '#contract/extensions.ts';
import { isText, type Rows } from '#lib/http/read.ts';
import { requestAsUser } from '#session/call-as-user.ts';

/** The key by which the server knows a press that was stored in the browser, and its age. */
export interface PressSending {
  key: string;
  /** How long ago it was made, in milliseconds. */
  ageMs: number;
}

export type CallConfig = Parameters<typeof requestAsUser>[0];

/** What a call for records or entries returned. */
export interface Answer {
  body: unknown;
  /** How far the user's changes are in it (OUT-12); `null` from servers that do not tell. */
  revision: number | null;
}

/** Rows as the server had them. */
export interface Read<Row> extends Rows<Row> {
  revision: Answer['revision'];
}

/**
 * Makes a call for records or entries. Only our own server knows the headers of a stored press.
 *
 * @throws ApiError and nothing else
 */
export async function callTracker(config: CallConfig, sending?: PressSending): Promise<Answer> {
  const headers = sending && {
    [PRESS_KEY_HEADER]: `"${sending.key}"`,
    'Press-Age': String(sending.ageMs),
  };
  const response = await requestAsUser({ ...config, ...(headers && { headers }) });
  return { body: response.data, revision: readRevision(response.headers[REVISION_HEADER]) };
}

function readRevision(value: unknown): number | null {
  return isText(value) && /^\d+$/.test(value) ? Number(value) : null;
}
