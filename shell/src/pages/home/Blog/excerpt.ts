import { limits } from 'shared-contracts';

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' };

/** The sign behind `#8217`, `#x2019` or `amp`; what is none stays as it is written. */
function decoded(reference: string, code: string): string {
  const point = /^#x/i.test(code) ? Number.parseInt(code.slice(2), 16) : Number(code.slice(1));
  if (code.startsWith('#')) return point > 0 && point <= 0x10_ffff ? String.fromCodePoint(point) : reference;
  return named[code.toLowerCase()] ?? reference;
}

/**
 * The words of the feed's HTML, to be shown as text. The API has cleaned it, so that of all named entities only those of
 * HTML's own signs are left; a line break or the end of a paragraph parts words.
 */
export function plainText(html: string): string {
  return html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&(#x[\da-f]+|#\d+|[a-z]+);/gi, decoded)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** What WordPress writes after an excerpt that it has cut. */
const continues = /\[?(?:…|&hellip;|\.\.\.)\]?$/;

/** A post's first twenty words (SPEC §9). */
export function excerptOf(html: string): string {
  const text = plainText(html);
  const words = text.replace(continues, '').trimEnd().split(' ');
  if (words.length > limits.blogExcerptWords) return `${words.slice(0, limits.blogExcerptWords).join(' ')}...`;
  return continues.test(text) ? `${words.join(' ')}...` : text;
}
