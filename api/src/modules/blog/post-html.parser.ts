import sanitizeHtml from 'sanitize-html';
import { clean } from '../../untrusted/values.parser.ts';

/** Longer texts are cut before they are read. */
const longestText = 100_000;

/** What mailers, advertisers and networks hang on addresses to follow who opens them. */
const tracking = /^(utm_\w+|fbclid|gclid|dclid|msclkid|mc_[ce]id|igshid|_hs\w+)$/i;

/** A web address without what tells a reader apart, relative ones resolved; null for anything else. */
export function webAddress(text: string, base?: string): string | null {
  const url = URL.canParse(text, base) ? new URL(text, base) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  const followers = [...url.searchParams.keys()].filter((name) => tracking.test(name));
  for (const name of followers) url.searchParams.delete(name);
  return url.href;
}

const policyOf = (base: string): sanitizeHtml.IOptions => ({
  allowedTags: ['p', 'ul', 'ol', 'li', 'br', 'strong', 'em', 'h2', 'h3', 'h4', 'blockquote', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    a: (_, { href = '' }) => {
      const address = href === '' ? null : webAddress(href, base);
      return { tagName: 'a', attribs: address === null ? {} : { href: address, rel: 'noopener' } };
    },
  },
  exclusiveFilter: ({ tag, text }) => tag === 'p' && text.trim() === '',
  nestingLimit: 50,
});

/**
 * A post's HTML as text, lists and links: no scripts, frames, pictures (some only count readers) or trackers in links.
 * @param base Where the post is; its relative links start there.
 */
export function safePostHtml(html: string, base: string): string {
  return sanitizeHtml(clean(html.slice(0, longestText)), policyOf(base)).trim();
}
