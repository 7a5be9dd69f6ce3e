import { escapeUTF8 as escapeHtml } from 'entities';
import { brand, languages, type Language, type PageAlternate } from 'shared-contracts';
import { scriptJson } from '../documents/scripts.ts';

/** Everything in a page's head that is for search engines, previews and the title bar. */
export interface PageHead {
  language: Language;
  title: string;
  description: string;
  robots: 'index,follow' | 'noindex,follow';
  /** Absent on pages without a canonical address: not found, gone, outage. */
  address: PageAddress | null;
  image: { url: string; alt: string };
  /** The feed of the page's list, for feed readers. */
  feed: { title: string; url: string } | null;
  structuredData: readonly object[];
}

export interface PageAddress {
  canonical: string;
  alternates: readonly PageAlternate[];
}

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;

/** T27: the head for search engines and previews. It is identical for all users. */
export function printHead(head: PageHead): string {
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    meta('name', 'robots', head.robots),
    ...(head.address === null ? [] : printAddress(head.address)),
    ...printFeed(head.feed),
    ...printPreview(head),
    ...printStructuredData(head.structuredData),
  ].join('\n');
}

/** T1: one script; several objects are combined into one graph. */
function printStructuredData(things: readonly object[]): string[] {
  const [first, ...others] = things;
  if (first === undefined) return [];
  const document = { '@context': 'https://schema.org/', ...(others.length === 0 ? first : { '@graph': things }) };
  return [`<script type="application/ld+json">${scriptJson(document)}</script>`];
}

function printAddress({ canonical, alternates }: PageAddress): string[] {
  const links = alternates.map(
    ({ language, url }) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(url)}">`,
  );
  return [`<link rel="canonical" href="${escapeHtml(canonical)}">`, ...links];
}

function printFeed(feed: PageHead['feed']): string[] {
  if (feed === null) return [];
  const { title, url } = feed;
  return [`<link rel="alternate" type="application/rss+xml" title="${escapeHtml(title)}" href="${escapeHtml(url)}">`];
}

function printPreview({ language, title, description, address, image }: PageHead): string[] {
  const other = languages.filter((one) => one !== language);
  return [
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    ...(address === null ? [] : [meta('property', 'og:url', address.canonical)]),
    meta('property', 'og:locale', brand.locale[language]),
    ...other.map((one) => meta('property', 'og:locale:alternate', brand.locale[one])),
    meta('property', 'og:image', image.url),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', image.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}
