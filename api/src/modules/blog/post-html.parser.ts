import sanitizeHtml from 'sanitize-html';
import { clean } from '../../untrusted/values.parser.ts';

/** Longer texts are truncated before parsing. */
const longestText = 100_000;

/** Tracking parameters of mailers, advertisers and networks. */
const tracking = /^(utm_\w+|fbclid|gclid|dclid|msclkid|mc_[ce]id|igshid|_hs\w+)$/i;

/** A web URL without tracking parameters, resolved if it is relative; null for other text. */
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
 * The HTML of a post, reduced to text, lists and links: no scripts, frames, pictures (some are tracking pixels) or tracking
 * parameters.
 * @param base URL of the post, to resolve relative links
 */
export function safePostHtml(html: string, base: string): string {
  return sanitizeHtml(clean(html.slice(0, longestText)), policyOf(base)).trim();
}
