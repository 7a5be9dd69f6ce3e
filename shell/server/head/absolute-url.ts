/** An address on our own origin, or an external http address unchanged; null for anything else. */
export function absoluteUrl(publicUrl: string, address: string | null): string | null {
  if (address === null || !URL.canParse(address, publicUrl)) return null;
  const url = new URL(address, publicUrl);
  return /^https?:$/.test(url.protocol) ? url.href : null;
}
