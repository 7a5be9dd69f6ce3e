import { useTranslation } from 'platform';
import { useJobLabels } from 'platform/jobs';
import {
  filterRow,
  hasFacet,
  placeName,
  type ActiveFilter,
  type FacetName,
  type JobFilterName,
  type JobSearchPage,
} from 'shared-contracts';

interface FilterWords {
  /** Text of a filter value in chips and hints. */
  value: (name: ActiveFilter['name'], value: string) => string;
  /** Text of an option in the filter panel. The empty value switches the filter off. */
  option: (name: FacetName, value: string) => string;
}

/** Texts of filter values. */
export function useFilterWords(page: JobSearchPage | undefined): FilterWords {
  const { t } = useTranslation('mfe-jobs');
  const labels = useJobLabels();
  const facetLabel = (name: JobFilterName, value: string) =>
    page && hasFacet(name) ? page.facets[name].find((facet) => facet.value === value)?.label : undefined;
  const isKnown = (name: JobFilterName, value: string) => filterRow(name).values?.includes(value) ?? false;

  const known = (name: JobFilterName, value: string) => t(`${filterRow(name).labels ?? `filters.${name}`}.${value}`);
  const category = (value: string) => {
    const label = facetLabel('category', value);
    // The address may contain a different spelling of a category's slug, which the facet does not list.
    if (label === undefined) return labels.category(page?.category?.slug ?? value, page?.category?.name ?? value);
    return labels.category(value, label);
  };
  const value: FilterWords['value'] = (name, given) => {
    if (name === 'keyword') return given;
    if (name === 'location') return placeName(given, page);
    if (name === 'category') return category(given);
    if (name === 'companyId') return page?.company?.name ?? t('filters.companyId.unknown', { id: given });
    return isKnown(name, given) ? known(name, given) : (facetLabel(name, given) ?? given);
  };
  const option: FilterWords['option'] = (name, given) => {
    if (given === '') return t(`filters.${name}.any`);
    const text = value(name, given);
    return isKnown(name, given) ? t(`filters.${name}.option.${given}`, { defaultValue: text }) : text;
  };
  return { value, option };
}
