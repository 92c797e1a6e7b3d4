/**
 * True if `If-None-Match` names this ETag. By the weak comparison of RFC 9110: a proxy that compresses makes weak
 * tags of strong ones.
 */
export function isKnownTag(tags: string | undefined, tag: string): boolean {
  return (tags ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === tag);
}
