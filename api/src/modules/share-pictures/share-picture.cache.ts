const day = 24 * 60 * 60;

/**
 * An address that names the version of its picture is right for ever. Another one (none, or of before a change) shows the
 * job as it is now, and is asked for again after a day.
 */
export function cacheControlOf(askedVersion: string | undefined, version: string): string {
  return askedVersion === version ? 'public, max-age=31536000, immutable' : `public, max-age=${day}`;
}
