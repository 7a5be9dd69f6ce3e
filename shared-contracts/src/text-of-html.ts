// Not in plain-text.ts: the shell's main bundle contains that file, but not this one.
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' };

/** Decodes `#8217`, `#x2019` or `amp`. Other references are returned unchanged. */
function decoded(reference: string, code: string): string {
  const point = /^#x/i.test(code) ? Number.parseInt(code.slice(2), 16) : Number(code.slice(1));
  if (code.startsWith('#')) return point > 0 && point <= 0x10_ffff ? String.fromCodePoint(point) : reference;
  return named[code.toLowerCase()] ?? reference;
}

/** Text of sanitized HTML on one line. Only named references of HTML's reserved characters are decoded. Tags separate words. */
export function textOfHtml(html: string): string {
  return html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&(#x[\da-f]+|#\d+|[a-z]+);/gi, decoded)
    .replaceAll(/\s+/g, ' ')
    .trim();
}
