/** A page of the site, or an external address, also `mailto:`. */
export interface LegalLink {
  text: string;
  to: string;
}

export type LegalText = string | readonly (string | LegalLink)[];

/** A paragraph or a list. */
export type LegalPart = LegalText | { list: readonly LegalText[] };

export interface LegalSection {
  /** Targets of links inside the page; the same in both languages. */
  id: string;
  title: string;
  parts: readonly LegalPart[];
}

export const mailto = (address: string): LegalLink => ({ text: address, to: `mailto:${address}` });
