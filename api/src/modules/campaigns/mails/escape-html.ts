const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };

/** Escapes text as React does. Own code: `entities` escapes the apostrophe differently. */
export const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => escapes[character]!);
