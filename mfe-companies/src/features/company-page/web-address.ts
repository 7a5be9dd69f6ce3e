/** A company's website as an http(s) URL, null for other text (untrusted input). "vela.pt" is read as https. */
export function webAddress(text: string | null): URL | null {
  if (text === null || text.trim() === '') return null;
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
}
