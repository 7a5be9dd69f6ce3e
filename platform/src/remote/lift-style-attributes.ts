const entities: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&amp;': '&', '&lt;': '<', '&gt;': '>' };

/** A short deterministic hash of a text (djb2). */
function shortName(text: string): string {
  let hash = 5381;
  for (const character of text) hash = (hash * 33) ^ (character.codePointAt(0) ?? 0);
  return (hash >>> 0).toString(36);
}

/**
 * Converts `style` attributes into CSS rules, because the page's CSP forbids them in markup (setting them by script is
 * allowed). React escapes quotes in texts, so only attributes match; external HTML is sanitised before.
 */
export function liftStyleAttributes(html: string): { html: string; css: string } {
  const rules = new Map<string, string>();
  const lifted = html.replaceAll(/ style="([^"]*)"/g, (_, text: string) => {
    const name = shortName(text);
    const declarations = text.replaceAll(/&(?:quot|#x27|amp|lt|gt);/g, (entity) => entities[entity] ?? entity);
    rules.set(name, `[data-s="${name}"]{${declarations}}`);
    return ` data-s="${name}"`;
  });
  return { html: lifted, css: [...rules.values()].join('') };
}
