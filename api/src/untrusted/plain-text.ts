import sanitizeHtml from 'sanitize-html';

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Sanitised HTML without tags as text: sanitising leaves these entities and no others. */
export const oneLine = (text: string) =>
  text
    .replaceAll(/&(amp|lt|gt|quot);/g, (entity) => entities[entity]!)
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A line that should hold no HTML, with whatever HTML it holds taken out. */
export function plainText(text: string): string {
  return /[<&]/.test(text) ? oneLine(sanitizeHtml(text, { allowedTags: [], allowedAttributes: {} })) : text;
}
