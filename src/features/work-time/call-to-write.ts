import { PRESS_KEY_HEADER } from '#contract/extensions.ts';
import { callAsUser } from '#session/call-as-user.ts';

/** By what the server knows a press that was kept in the browser, and when it was made. */
export interface PressSending {
  key: string;
  /** How long ago it was made, in milliseconds. */
  ageMs: number;
}

/**
 * Makes a call that changes something. Only our own server knows the headers of a kept press.
 *
 * @throws ApiError and nothing else
 */
export function callToWrite(
  config: Parameters<typeof callAsUser>[0],
  sending?: PressSending,
): Promise<unknown> {
  if (!sending) return callAsUser(config);
  const { key, ageMs } = sending;
  const headers = { [PRESS_KEY_HEADER]: `"${key}"`, 'Press-Age': String(ageMs) };
  return callAsUser({ ...config, headers });
}
