/** Links that hold a list in their fragment, which no browser sends to a server (ROU-21). */
import { fromBase64Url, toBase64Url } from '#domain/base64url.ts';
import {
  MAX_LINK_LENGTH,
  MAX_SHARED_BYTES,
  readSharedList,
  type SharedList,
  textOfSharedList,
} from '#domain/roulette/shared-list.ts';
import { webHost } from '#lib/build-settings.ts';
import { share } from '#lib/share.ts';

/** The beginning of the fragment of a link that holds a list. */
export const LIST_FRAGMENT = '#list=';

const FORMAT = 'deflate';

/** The reason for which a list could not be passed on, and the link where the user has to copy it. */
export type Unshared = { kind: 'too-long' | 'failed' } | { kind: 'by-hand'; link: string };

/** Passes a list on as a link (ROU-21). */
export async function shareLink(
  list: SharedList,
): Promise<Unshared | { kind: 'shared' } | { kind: 'copied' }> {
  try {
    const link = await linkOfList(list);
    if (link === null) return { kind: 'too-long' };
    const outcome = await share({ url: link });
    return outcome === 'failed' ? { kind: 'by-hand', link } : { kind: outcome };
  } catch {
    return { kind: 'failed' };
  }
}

/** @returns `null` if the link would be too long */
export async function linkOfList(list: SharedList): Promise<string | null> {
  const packed = new Response(textOfSharedList(list)).body?.pipeThrough(
    new CompressionStream(FORMAT),
  );
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const page = new URL('Roulette', new URL(webHost, location.href));
  // Encoding more bytes than fit into a link would be wasted.
  if (bytes.length > MAX_LINK_LENGTH) return null;
  const link = `${page}${LIST_FRAGMENT}${toBase64Url(bytes)}`;
  return link.length > MAX_LINK_LENGTH ? null : link;
}

/**
 * Reads the list of a link, which anybody may have made.
 *
 * @param packed the part behind `#list=`
 * @throws if it is no list: damaged, in another encoding, or larger than a list can be
 */
export async function listOfLink(packed: string): Promise<SharedList> {
  if (packed.length > MAX_LINK_LENGTH) throw new RangeError('the link is too long');
  const text = await unpack(fromBase64Url(packed), MAX_SHARED_BYTES);
  const list = readSharedList(text);
  if (!list) throw new RangeError('the link holds no list');
  return list;
}

/** Stops as soon as there are more bytes than there may be: a few can unpack to a thousand times as many. */
export async function unpack(packed: Uint8Array<ArrayBuffer>, mostBytes: number): Promise<string> {
  const unpacked = new Response(packed).body?.pipeThrough(new DecompressionStream(FORMAT));
  const reader = unpacked?.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.length;
    if (size > mostBytes) {
      await reader?.cancel();
      throw new RangeError('the link unpacks to more than a list');
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
