import { getSession, type PrimedEntry } from 'shared-contracts';
/** Reads parts of a page's HTML as a crawler would: without running anything. */

const decode = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const first = (html: string, pattern: RegExp) => {
  const found = pattern.exec(html)?.[1];
  return found === undefined ? null : decode(found);
};

export const titleOf = (html: string) => first(html, /<title>([^<]*)<\/title>/);
export const metaOf = (html: string, name: string) =>
  first(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`));
export const canonicalOf = (html: string) => first(html, /<link rel="canonical" href="([^"]*)">/);

export const alternatesOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)">/g)].map(([, language, url]) => [
      language,
      decode(url!),
    ]),
  );

/** The value of a JSON script by its id. */
export function jsonOf(html: string, id: string): unknown {
  const text = new RegExp(`<script type="application/json" id="${id}">([^<]*)</script>`).exec(html)?.[1];
  return text === undefined ? undefined : JSON.parse(text);
}

type SchemaObject = Record<string, unknown> & { '@type': string };

/** The objects of the page's structured data; throws if there is more than one script. */
export function schemaObjectsOf(html: string): SchemaObject[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)];
  if (scripts.length > 1) throw new Error('More than one script of structured data');
  if (scripts.length === 0) return [];
  const data = JSON.parse(scripts[0]![1]!) as SchemaObject & { '@graph'?: SchemaObject[] };
  return data['@graph'] ?? [data];
}

/** Markup of a container, or an empty text if it has no content. */
export function contentOf(html: string, id: string): string {
  const [, after] = html.split(`<div id="${id}" data-hydrate="1">`);
  const end = after?.indexOf('</div>\n') ?? -1;
  return end === -1 ? '' : after!.slice(0, end);
}

/** The route's own data embedded in the page, without the signed-out session. */
export function routeDataOf(html: string): PrimedEntry[] {
  return (jsonOf(html, 'data') as PrimedEntry[]).filter(({ template }) => template !== getSession.template);
}
