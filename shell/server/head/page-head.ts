import type { Language, PageAlternate } from 'shared-contracts';

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
