import { useLanguage, usePageContext } from 'platform';

/**
 * Absolute address of a page of ours in the page's language, as the HTML server writes it into the head: English is the
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
