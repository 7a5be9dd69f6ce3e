import { useLanguage } from '../language/use-language';
import { formatOf, type Format } from './format';

/** Dates, figures and pay as the page's language writes them; the same on the server and in the browser. */
export function useFormat(): Format {
  return formatOf(useLanguage().language);
}
