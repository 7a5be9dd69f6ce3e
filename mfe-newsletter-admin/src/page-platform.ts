import { createContext, useContext } from 'react';
import { formatOf, useTranslation, type Format, type NarrowPlatform } from 'platform/narrow';
import { isOneOf, languages } from 'shared-contracts';

export const PagePlatform = createContext<NarrowPlatform | null>(null);

/** The narrow platform of the page. */
export function usePagePlatform(): NarrowPlatform {
  const platform = useContext(PagePlatform);
  if (platform === null) throw new Error('usePagePlatform was used outside NewsletterAdmin');
  return platform;
}

/** Formatters for dates and numbers in the page's language. */
export function useFormat(): Format {
  const { language } = useTranslation().i18n;
  return formatOf(isOneOf(languages, language) ? language : 'pt');
}
