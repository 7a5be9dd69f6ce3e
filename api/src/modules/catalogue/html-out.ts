import sanitizeHtml from 'sanitize-html';

const tags = ['p', 'ul', 'ol', 'li', 'br', 'strong', 'em', 'h2', 'h3', 'h4', 'a'];

/** The allowed tags without attributes, and links to the web. */
const harmlessTag = new RegExp(
  String.raw`</?(?:${tags.join('|')})>|<br ?/>|<a href="https?://[^"<>]*"(?: rel="[a-z ]*")?>`,
  'y',
);

/** Whether every `<` begins a harmless tag. The text between tags is skipped: lists send thousands of these texts. */
function isHarmless(html: string): boolean {
  let at = html.indexOf('<');
  while (at !== -1) {
    harmlessTag.lastIndex = at;
    if (!harmlessTag.test(html)) return false;
    at = html.indexOf('<', harmlessTag.lastIndex);
  }
  return true;
}

const strict: sanitizeHtml.IOptions = {
  allowedTags: tags,
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
};

/**
 * The ingest has sanitised what is stored. HTML that it could not have written (by an older release, by hand in the database) is
 * sanitised again before it is sent.
 */
export function htmlOut(html: string): string {
  return isHarmless(html) ? html : sanitizeHtml(html, strict);
}
