/** The words by which a session is recognised: its browser, and never a guessed place (ACC-3). */
import { isPlainText } from '#domain/plain-text.ts';

export interface Device {
  /** Such as `Firefox` and `Windows`; `null` where the header says nothing known. */
  browser: string | null;
  system: string | null;
  ip_addr: string;
}

/** Longer than any browser's; the rest of a longer header is not read. */
const LONGEST_USER_AGENT = 512;
const LONGEST_WORD = 40;

/** Versions are left out: they change while the session lasts, and browsers no longer tell them. */
export async function describeDevice(
  userAgent: string | undefined,
  address: string,
): Promise<Device> {
  const header = userAgent?.slice(0, LONGEST_USER_AGENT) ?? '';
  if (header === '') return { browser: null, system: null, ip_addr: address };
  // Needed at sign-ins only, which take their time.
  const { default: bowser } = await import('bowser');
  const parsed = bowser.parse(header);
  return { browser: word(parsed.browser.name), system: word(parsed.os.name), ip_addr: address };
}

/** The client's own text for an unknown browser. */
function word(name: string | undefined): string | null {
  const text = name?.trim().slice(0, LONGEST_WORD) ?? '';
  return text !== '' && isPlainText(text) ? text : null;
}
