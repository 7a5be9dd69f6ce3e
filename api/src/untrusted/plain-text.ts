import { decodeXML } from 'entities';
import sanitizeHtml from 'sanitize-html';

/** One line of text without tags and entities. Text without HTML is returned unchanged. */
export function plainText(text: string): string {
  if (!/[<&]/.test(text)) return text;
  // sanitize-html decodes all entities and writes only those of XML.
  const escaped = sanitizeHtml(text, { allowedTags: [], allowedAttributes: {} });
  return decodeXML(escaped).replaceAll(/\s+/g, ' ').trim();
}
