import { brand, isOneOf, languages, pageElements, type PageContext } from 'shared-contracts';
import { readEmbedded } from './embedded';

/** Page context written by the HTML server; defaults from the document if it is missing. */
export function readPageContext(page: Document): PageContext {
  const written = readEmbedded(page, pageElements.context);
  if (isPageContext(written)) return written;
  const { lang } = page.documentElement;
  return {
    language: isOneOf(languages, lang) ? lang : 'pt',
    status: 200,
    publicUrl: page.location.origin,
    employerAppUrl: brand.employerAppUrl,
    blogUrl: brand.blogUrl,
  };
}

function isPageContext(value: unknown): value is PageContext {
  return typeof value === 'object' && value !== null && 'language' in value && isOneOf(languages, value.language);
}
