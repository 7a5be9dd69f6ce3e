import type { Language } from 'shared-contracts';

/** English is the same path with `lng=en`; Portuguese is the bare address (T21). */
export function pageUrl(publicUrl: string, path: string, query: URLSearchParams, language: Language): string {
  const full = new URLSearchParams(query);
  if (language === 'en') full.set('lng', 'en');
  const search = full.toString();
  return `${publicUrl}${path}${search === '' ? '' : `?${search}`}`;
}

/** An address on our own origin, or somebody else's http address as it stands; null for anything else. */
export function absoluteUrl(publicUrl: string, address: string | null): string | null {
  if (address === null || !URL.canParse(address, publicUrl)) return null;
  const url = new URL(address, publicUrl);
  return /^https?:$/.test(url.protocol) ? url.href : null;
}
