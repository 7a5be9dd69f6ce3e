/** An address on our own origin, or somebody else's http address as it stands; null for anything else. */
export function absoluteUrl(publicUrl: string, address: string | null): string | null {
  if (address === null || !URL.canParse(address, publicUrl)) return null;
  const url = new URL(address, publicUrl);
  return /^https?:$/.test(url.protocol) ? url.href : null;
}
