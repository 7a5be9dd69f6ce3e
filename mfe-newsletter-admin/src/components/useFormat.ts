import { formatOf, useTranslation, type Format } from 'platform/narrow';
import { isOneOf, languages } from 'shared-contracts';

/** Dates and figures as the page's language writes them. */
export function useFormat(): Format {
  const { language } = useTranslation().i18n;
  return formatOf(isOneOf(languages, language) ? language : 'pt');
}
