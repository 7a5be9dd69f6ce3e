import { useFormat, useLanguage } from 'platform';
import {
  filterRow,
  isClosedFilter,
  isKnownValue,
  minPayText,
  placeLabel,
  toIsoTime,
  type ActiveFilter,
  type ClosedFilter,
  type OpenFilter,
  type RequestedPlace,
} from 'shared-contracts';
import { useJobTexts } from './useJobLabels';

interface ValueNames {
  /** Names of values that are data of other records. */
  open: Record<Exclude<OpenFilter, 'minPay' | 'place' | 'postedAfter'>, (value: string) => string>;
  /** Name of a value that this build does not know. Default: the value. */
  unknown?: ((name: ClosedFilter, value: string) => string | undefined) | undefined;
}

/**
 * Texts of active filters: for chips, hints and descriptions of searches.
 * @returns the text of a filter; `places` are those of its search
 */
export function useFilterLabels({
  open,
  unknown,
}: ValueNames): (filter: ActiveFilter, places: readonly RequestedPlace[]) => string {
  const t = useJobTexts();
  const format = useFormat();
  const { language } = useLanguage();
  return ({ name, value }, places) => {
    if (name === 'keyword') return value;
    if (name === 'place') return placeLabel(value, places, language);
    if (name === 'minPay') return minPayText(value, language);
    if (name === 'postedAfter') return toIsoTime(value) === null ? value : t(name, { when: format.dateTime(value) });
    if (!isClosedFilter(name)) return open[name](value);
    if (isKnownValue(name, value)) return t(`${filterRow(name).labels ?? name}.${value}`, { defaultValue: value });
    return unknown?.(name, value) ?? value;
  };
}
