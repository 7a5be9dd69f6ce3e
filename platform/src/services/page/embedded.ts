/** Reads a JSON script that the HTML server wrote; null where there is none or it cannot be read. */
export function readEmbedded(page: Document, id: string): unknown {
  const text = page.getElementById(id)?.textContent;
  if (!text) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
