import { useTranslation } from 'platform';
import { useFilterLabels, useJobLabels } from 'platform/jobs';
import {
  hasFacet,
  isKnownValue,
  placeName,
  type ActiveFilter,
  type FacetName,
  type JobSearchPage,
  type OpenFilter,
  type PanelFilterName,
} from 'shared-contracts';

/** Texts of the filter panel in `mfe-jobs`: a legend for each filter, and the option that switches off one with open values. */
export type PanelTexts = Record<PanelFilterName, { legend: string }> &
  Record<Extract<PanelFilterName, OpenFilter>, { any: string }>;

interface FilterWords {
  /** Text of a filter value in chips and hints. */
  value: (name: ActiveFilter['name'], value: string) => string;
  /** Text of an option in the filter panel. The empty value switches the filter off. */
  option: (name: PanelFilterName, value: string) => string;
}

/** Texts of filter values. */
export function useFilterWords(page: JobSearchPage | undefined): FilterWords {
  const { t } = useTranslation('mfe-jobs');
  const labels = useJobLabels();
  const facetLabel = (name: FacetName, value: string) =>
    page?.facets[name].find((facet) => facet.value === value)?.label;
  const category = (value: string) => {
    const label = facetLabel('category', value);
    // The address may contain a different spelling of a category's slug, which the facet does not list.
    if (label === undefined) return labels.category(page?.category?.slug ?? value, page?.category?.name ?? value);
    return labels.category(value, label);
  };
  const labelOf = useFilterLabels({
    open: {
      location: (value) => placeName(value, page),
      category,
      companyId: (id) =>
        page?.companies.find((company) => String(company.id) === id)?.name ?? t('filters.companyId.unknown', { id }),
    },
    unknown: (name, value) => (hasFacet(name) ? facetLabel(name, value) : undefined),
  });

  const value: FilterWords['value'] = (name, given) => labelOf({ name, value: given }, page?.places ?? []);
  const option: FilterWords['option'] = (name, given) => {
    if (given === '') return t(`filters.${name}.any`, { defaultValue: given });
    const text = value(name, given);
    return isKnownValue(name, given) ? t(`filters.${name}.option.${given}`, { defaultValue: text }) : text;
  };
  return { value, option };
}
