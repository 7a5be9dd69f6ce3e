const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };

/** As React writes text. */
export const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => escapes[character]!);
