import sanitizeHtml from 'sanitize-html';

const tags = ['p', 'ul', 'ol', 'li', 'br', 'strong', 'em', 'h2', 'h3', 'h4', 'a'];

/** Allowed tags without attributes, and links with http or https. */
const allowedTag = new RegExp(
  String.raw`</?(?:${tags.join('|')})>|<br ?/>|<a href="https?://[^"<>]*"(?: rel="[a-z ]*")?>`,
  'y',
);

/**
 * Whether every `<` begins an allowed tag. The text between tags is skipped, since lists contain thousands of these
 * texts.
 */
function hasOnlyAllowedTags(html: string): boolean {
  let at = html.indexOf('<');
  while (at !== -1) {
    allowedTag.lastIndex = at;
    if (!allowedTag.test(html)) return false;
    at = html.indexOf('<', allowedTag.lastIndex);
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
 * Stored HTML was sanitised by the ingest. HTML that the ingest does not produce (from an older release or a manual
 * database change) is sanitised again.
 */
export function htmlOut(html: string): string {
  return hasOnlyAllowedTags(html) ? html : sanitizeHtml(html, strict);
}
