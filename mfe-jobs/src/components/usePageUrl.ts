import { useLanguage, usePageContext } from 'platform';

/**
 * Absolute URL of a page of the site in the page's language, as in the head that the HTML server writes. English is the
 * same path with `lng=en`.
 */
export function usePageUrl(): (path: string, query?: URLSearchParams) => string {
  const { publicUrl } = usePageContext();
  const { language } = useLanguage();
  return (path, query = new URLSearchParams()) => {
    const full = new URLSearchParams(query);
    if (language === 'en') full.set('lng', 'en');
    return publicUrl + path + (full.size === 0 ? '' : `?${full.toString()}`);
  };
}
