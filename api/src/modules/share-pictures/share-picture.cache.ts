const day = 24 * 60 * 60;

/**
 * A URL with the current version is immutable. Other URLs (without a version or with an outdated one) return the
 * current picture, which is cached for a day.
 */
export function cacheControlOf(askedVersion: string | undefined, version: string): string {
  return askedVersion === version ? 'public, max-age=31536000, immutable' : `public, max-age=${day}`;
}
