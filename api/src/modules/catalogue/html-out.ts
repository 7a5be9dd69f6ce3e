import sanitizeHtml from 'sanitize-html';

const tags = ['p', 'ul', 'ol', 'li', 'br', 'strong', 'em', 'h2', 'h3', 'h4', 'a'];

/** Text, the allowed tags bare, and links to the web: what the ingest leaves, and nothing that could do harm. */
const harmless = new RegExp(
  String.raw`^(?:[^<]|</?(?:${tags.join('|')})>|<br ?/>|<a href="https?://[^"<>]*"(?: rel="[a-z ]*")?>)*$`,
);

const strict: sanitizeHtml.IOptions = {
  allowedTags: tags,
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
};

/**
 * The ingest has sanitised what is stored. This is the second lock: HTML that the ingest could not have written (an
 * older release, a hand in the database) is sanitised again before it leaves.
 */
export function htmlOut(html: string): string {
  return harmless.test(html) ? html : sanitizeHtml(html, strict);
}
