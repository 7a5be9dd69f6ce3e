/** Reads a JSON script element written by the HTML server; null if it is missing or invalid. */
export function readEmbedded(page: Document, id: string): unknown {
  const text = page.getElementById(id)?.textContent;
  if (!text) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
