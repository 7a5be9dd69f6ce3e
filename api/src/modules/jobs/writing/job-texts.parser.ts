import { escapeUTF8 } from 'entities';
import sanitizeHtml from 'sanitize-html';
import { fold, limits, slugify } from 'shared-contracts';
import { clean, formattedText, maxHtmlLength, plainText, textOf } from '../../../untrusted/values.parser.ts';
import { withHeadings } from './advert-headings.parser.ts';
import type { JobContent } from './job-content.sql.ts';
import { snippetOf } from './snippet.parser.ts';

/** A run of characters that can occur in e-mail addresses. */
const addressRun = /[\w.+@-]+/g;
const domain = /^[\w-]+(?:\.[\w-]+)+/;

/** Removes e-mail addresses from a run. Characters after the domain, such as a full stop, remain. */
function withoutAddresses(run: string): string {
  const [first = '', ...others] = run.split('@');
  let result = '';
  let local = first;
  for (const part of others) {
    const host = local === '' ? null : domain.exec(part);
    if (host === null) result += `${local}@`;
    local = host === null ? part : part.slice(host[0].length);
  }
  return result + local;
}

/** E-mail addresses and phone numbers are removed from advertisements: candidates apply through the site. */
const phone =
  /(?<![\d.,€])(\+|00)351[\s.-]?\d{3}([\s.-]?\d{3}){2}(?!\d)|(?<![\d.,€])[29]\d{2}[\s.-]\d{3}[\s.-]\d{3}(?!\d)/g;

const policy: sanitizeHtml.IOptions = {
  ...formattedText,
  transformTags: {
    ...formattedText.transformTags,
    div: 'p',
    a: (_, { href }) => ({ tagName: 'a', attribs: { ...(href === undefined ? {} : { href }), rel: 'nofollow ugc' } }),
  },
  textFilter: (text) =>
    withoutLeadingStroke(clean(text).replaceAll(addressRun, withoutAddresses).replaceAll(phone, '')),
  exclusiveFilter: ({ tag, text, mediaChildren }) => tag === 'p' && text.trim() === '' && mediaChildren.length === 0,
};

/** Removes leading U+0338, which NFC would combine with the `>` of the preceding tag. */
const withoutLeadingStroke = (text: string) => text.replace(/^\u0338+/, '');

const looksLikeHtml = /<[a-z!/]|&\w+;/i;

/** Blocks of lines, separated by blank lines. */
function blocksOf(text: string): string[] {
  const blocks: string[][] = [[]];
  for (const line of text.split('\n')) {
    if (line.trim() === '') blocks.push([]);
    else blocks.at(-1)!.push(line);
  }
  return blocks.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'));
}

/** Converts plain text to HTML. Blank lines separate paragraphs. */
function paragraphs(text: string): string {
  return blocksOf(escapeUTF8(text))
    .map((paragraph) => `<p>${paragraph.trim().replaceAll(/\r?\n/g, '<br>')}</p>`)
    .join('');
}

/** Sanitizes untrusted HTML or plain text to the tags of a job's page. Bold lines become headings. '' if nothing remains. */
export function safeHtml(value: unknown): string {
  if (typeof value !== 'string') return '';
  const text = clean(value.slice(0, maxHtmlLength)).trim();
  const safe = sanitizeHtml(looksLikeHtml.test(text) ? text : paragraphs(text), policy).trim();
  // `withHeadings` removes empty paragraphs, after which only text may be left.
  return inParagraph(withHeadings(inParagraph(safe)));
}

/** Text outside of all tags becomes a paragraph, like plain text. */
function inParagraph(html: string): string {
  const text = html.trim();
  return text === '' || text.includes('<') ? html : `<p>${text}</p>`;
}

/** A single line without HTML; null if nothing remains. */
const lineOf = (value: unknown, length: number) => textOf(plainText(textOf(value, 1000) ?? ''), length);

export const titleOf = (value: unknown) => lineOf(value, limits.jobTitleCharacters);
export const questionOf = (value: unknown) => lineOf(value, limits.questionCharacters);

/** Removes duplicates that differ only in case or accents. */
export function tagsOf(values: readonly unknown[]): string[] {
  const tags = values.flatMap((value) => textOf(value, limits.jobTagCharacters) ?? []);
  return [...new Map(tags.map((tag) => [fold(tag), tag])).values()].slice(0, limits.jobTags);
}

type Texts = Pick<JobContent, 'description' | 'requirements' | 'benefits' | 'snippet'>;

type GivenTexts = Record<'description' | 'requirements' | 'benefits', unknown>;

/**
 * The long texts of a job, from HTML or plain text, sanitized for display, and its snippet. @param companyName null if
 * unknown
 */
export function textsOf(
  given: GivenTexts,
  companyName: string | null,
  read: (text: unknown) => string = safeHtml,
): Texts {
  const description = read(given.description);
  const requirements = read(given.requirements) || null;
  const benefits = read(given.benefits) || null;
  return {
    description,
    requirements,
    benefits,
    snippet: snippetOf({ description, requirements, benefits, companyName }),
  };
}

const maxSlugLength = 80;

/** A job's slug without the id. */
export const slugWordsOf = (title: string) => slugify(title).slice(0, maxSlugLength).replace(/-$/, '') || 'oferta';
