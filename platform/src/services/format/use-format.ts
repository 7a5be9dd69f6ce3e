import { useLanguage } from '../language/use-language';
import { formatOf, type Format } from './format';

/** Formatters for dates, numbers and salaries in the page's language. The output is the same on the server and in the browser. */
export function useFormat(): Format {
  return formatOf(useLanguage().language);
}
