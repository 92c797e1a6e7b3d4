import type { SharedList } from '#domain/roulette/shared-list.ts';
import { share } from '#lib/share.ts';
import { linkOfList } from './list-link.ts';

/** What became of a link, and the link where the user has to copy it. */
export type LinkOutcome =
  | { kind: 'shared' | 'copied' | 'too-long' | 'failed' }
  | { kind: 'by-hand'; link: string };

/** Passes a list on as a link (ROU-21). */
export async function shareLink(list: SharedList): Promise<LinkOutcome> {
  try {
    const link = await linkOfList(list);
    if (link === null) return { kind: 'too-long' };
    const outcome = await share({ url: link });
    return outcome === 'failed' ? { kind: 'by-hand', link } : { kind: outcome };
  } catch {
    return { kind: 'failed' };
  }
}
