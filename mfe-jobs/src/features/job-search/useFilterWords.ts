import { useTranslation } from 'platform';
import { useJobLabels } from 'platform/jobs';
import { isOneOf, placeName, postedWithin, type FacetValue, type JobSearchPage } from 'shared-contracts';
import type { FilterKind } from './active-filters';

const labelIn = (values: readonly FacetValue[] | undefined, value: string) =>
  values?.find((facet) => facet.value === value)?.label;

/** Readable words for any filter value: what chips, hints and options say. */
export function useFilterWords(page: JobSearchPage | undefined) {
  const { t } = useTranslation('mfe-jobs');
  const labels = useJobLabels();
  const facets = page?.facets;
  /** An address may spell an area's slug in another way, which the counted areas do not list. */
  const category = (value: string) => {
    const label = labelIn(facets?.category, value);
    if (label !== undefined) return labels.category(value, label);
    return labels.category(page?.category?.slug ?? value, page?.category?.name ?? value);
  };
  const words: Record<FilterKind, (value: string) => string> = {
    keyword: (value) => value,
    location: (value) => placeName(value, page),
    category,
    type: (value) => labels.type(value, labelIn(facets?.type, value)),
    experienceLevel: (value) => labels.level(value, labelIn(facets?.experienceLevel, value)),
    postedWithin: (value) => (isOneOf(postedWithin, value) ? t(`filters.postedWithin.${value}`) : value),
    companyId: (value) => page?.company?.name ?? t('filters.company.unknown', { id: value }),
    remote: (value) => (value === 'true' ? t('filters.remote.chip') : value),
  };
  return (kind: FilterKind, value: string) => words[kind](value);
}
