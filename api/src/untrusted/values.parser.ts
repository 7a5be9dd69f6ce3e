import { decodeXML } from 'entities';
import sanitizeHtml from 'sanitize-html';
import { firstCharacters, isBlank } from 'shared-contracts';

/** The fields of a value; empty if it is not an object. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** Characters that PostgreSQL or HTML cannot contain: control characters and lone surrogates. */
const unwanted = /[\p{Cs}\p{Cc}]/gu;
const spaces = '\t\n\r';

/** More combining marks than any language uses (Unicode's "stream-safe" text). Normalization sorts them in quadratic time. */
const marksWithoutEnd = /(\p{M}{30})\p{M}+/gu;

export function clean(text: string): string {
  return text
    .replaceAll(unwanted, (sign) => (spaces.includes(sign) ? sign : ''))
    .replaceAll(marksWithoutEnd, '$1')
    .normalize('NFC');
}

/** One line with at most `length` characters; null if it has no visible characters. */
function lineOf(text: string, length: number): string | null {
  const line = clean(text).replaceAll(/\s+/g, ' ').trim();
  const cut = firstCharacters(line, length).trim();
  return isBlank(cut) ? null : cut;
}

const isWritten = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/** They reorder text on the page; word processors insert them. Forms refuse them in lines. */
const directions = /\p{Bidi_Control}/gu;

/** One line of text with at most `length` characters, without direction marks; null if it has no visible characters. */
export const textOf = (value: unknown, length: number): string | null =>
  isWritten(value) ? lineOf(String(value).replaceAll(directions, ''), length) : null;

/** An identifier that needs no cleaning, which is the usual case. */
const plainId = /^[\w-]{1,200}$/;

/** A stable identifier: text or number, never truncated. */
export function idOf(value: unknown): string | null {
  if (typeof value === 'string' && plainId.test(value)) return value;
  const id = isWritten(value) ? lineOf(String(value), 201) : null;
  return id === null || id.length > 200 ? null : id;
}

/** A number between the bounds; text is not a number. */
export function numberOf(value: unknown, min: number, max: number): number | null {
  return typeof value === 'number' && value >= min && value <= max ? value : null;
}

export function wholeNumberOf(value: unknown, min: number, max: number): number | null {
  const number = numberOf(value, min, max);
  return number !== null && Number.isInteger(number) ? number : null;
}

/** A URL that visitors can be sent to, or null. */
export function webAddressOf(value: unknown, base?: string): string | null {
  const text = textOf(value, 2000);
  if (text === null || !URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.username === '' && url.password === '' ? url.href : null;
}

/** One line of text without tags and entities. Text without HTML is returned unchanged. */
export function plainText(text: string): string {
  if (!/[<&]/.test(text)) return text;
  // sanitize-html decodes all entities and writes only those of XML.
  const escaped = sanitizeHtml(text, { allowedTags: [], allowedAttributes: {} });
  return decodeXML(escaped).replaceAll(/\s+/g, ' ').trim();
}

/** Longer HTML is truncated before parsing. Advertisements and posts are shorter. */
export const maxHtmlLength = 100_000;

/** Tags of formatted text. */
export const textTags = ['p', 'ul', 'ol', 'li', 'br', 'strong', 'em', 'h2', 'h3', 'h4', 'a'];

/** Options of `sanitizeHtml` for formatted text: no scripts, frames, forms or pictures. */
export const formattedText = {
  allowedTags: textTags,
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  transformTags: { b: 'strong', i: 'em', h1: 'h2', h5: 'h4', h6: 'h4' },
  nestingLimit: 50,
} satisfies sanitizeHtml.IOptions;
