import sanitizeHtml from 'sanitize-html';
import { firstWords, limits, textOfHtml } from 'shared-contracts';
import { clean } from '../../outside/values.ts';

/** Longer texts are cut before they are read: no advertisement needs them. */
const longestText = 100_000;

/** A run of the characters that e-mail addresses consist of. */
const addressRun = /[\w.+@-]+/g;
const domain = /^[\w-]+(?:\.[\w-]+)+/;

/** The run without its e-mail addresses; what follows a domain, such as a full stop, stays. */
function withoutAddresses(run: string): string {
  const [first = '', ...others] = run.split('@');
  let kept = '';
  let local = first;
  for (const part of others) {
    const host = local === '' ? null : domain.exec(part);
    if (host === null) kept += `${local}@`;
    local = host === null ? part : part.slice(host[0].length);
  }
  return kept + local;
}

/** E-mail addresses and phone numbers are removed from advertisements: candidates apply through the site. */
const phone =
  /(?<![\d.,€])(\+|00)351[\s.-]?\d{3}([\s.-]?\d{3}){2}(?!\d)|(?<![\d.,€])[29]\d{2}[\s.-]\d{3}[\s.-]\d{3}(?!\d)/g;

const policy: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'ul', 'ol', 'li', 'br', 'strong', 'em', 'h2', 'h3', 'h4', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    div: 'p',
    a: (_, { href }) => ({ tagName: 'a', attribs: { ...(href === undefined ? {} : { href }), rel: 'nofollow ugc' } }),
  },
  textFilter: (text) => unstruck(clean(text).replaceAll(addressRun, withoutAddresses).replaceAll(phone, '')),
  exclusiveFilter: ({ tag, text, mediaChildren }) => tag === 'p' && text.trim() === '' && mediaChildren.length === 0,
  nestingLimit: 50,
};

/** Without strokes that would melt into the sign that ends the tag before the text, once that is brought to NFC. */
const unstruck = (text: string) => text.replace(/^\u0338+/, '');

const looksLikeHtml = /<[a-z!/]|&\w+;/i;
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Blocks of lines, separated by blank lines. */
function blocksOf(text: string): string[] {
  const blocks: string[][] = [[]];
  for (const line of text.split('\n')) {
    if (line.trim() === '') blocks.push([]);
    else blocks.at(-1)!.push(line);
  }
  return blocks.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'));
}

/** Plain text as HTML: blank lines part paragraphs. */
function paragraphs(text: string): string {
  const escaped = text.replaceAll(/[&<>]/g, (sign) => escapes[sign]!);
  return blocksOf(escaped)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll(/\r?\n/g, '<br>')}</p>`)
    .join('');
}

/** HTML from outside, or plain text, as the few tags that a job's page shows; '' when nothing is left. */
export function safeHtml(value: unknown): string {
  if (typeof value !== 'string') return '';
  const text = clean(value.slice(0, longestText)).trim();
  const safe = sanitizeHtml(looksLikeHtml.test(text) ? text : paragraphs(text), policy).trim();
  // Bare text that only refused tags stood around is a paragraph, as it would be alone.
  return safe === '' || safe.includes('<') ? safe : `<p>${safe}</p>`;
}

/** Characters, for words without end. */
const longestSnippet = 400;

/** The first words of sanitized HTML as plain text (SPEC §9). */
export const snippetOf = (safe: string): string =>
  Array.from(firstWords(textOfHtml(safe), limits.snippetWords))
    .slice(0, longestSnippet)
    .join('');
