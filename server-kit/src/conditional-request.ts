/**
 * Whether `If-None-Match` contains this tag, or is `*`. Weak comparison (RFC 9110 §13.1.2), because proxies weaken the tags of
 * responses that they compress.
 */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || header.match(entityTags)?.includes(opaqueTag(etag)) === true;
}

/** The quoted parts of entity tags, which may contain commas. */
const entityTags = /"[^"]*"/g;

const opaqueTag = (etag: string) => etag.replace(/^W\//, '');
