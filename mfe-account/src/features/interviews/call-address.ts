/** The address of a call, only where it is one of the web: the text is an employer's, and may be anything. */
export function callAddress(location: string): URL | null {
  const text = location.trim();
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  return new URL(text);
}
