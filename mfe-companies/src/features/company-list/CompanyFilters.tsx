import { FieldSet, useFormat, useTranslation } from 'platform';
import { FilterDrawer, FoldedFilterOptions } from 'platform/filters';
import { useJobTexts } from 'platform/jobs';
import { byName, companyFacetNames, type CompanyFacetName, type FacetValue } from 'shared-contracts';
import type { CompanyList } from './useCompanyList';

interface CompanyFiltersProps {
  list: CompanyList;
  /** The form that the controls belong to; none inside the drawer, which is a second view of the same filters. */
  formId?: string;
}

/** The filters of the list. Each applies immediately. */
export function CompanyFilters({ list, formId }: CompanyFiltersProps) {
  return companyFacetNames.map((name) => <CompanyFilter key={name} name={name} list={list} formId={formId} />);
}

interface CompanyFilterProps {
  name: CompanyFacetName;
  list: CompanyList;
  formId: string | undefined;
}

function CompanyFilter({ name, list: { filter, change, page }, formId }: CompanyFilterProps) {
  const { t } = useTranslation('mfe-companies');
  const jobTexts = useJobTexts();
  const chosen = filter[name];
  const textOf = ({ value, label }: FacetValue) =>
    name === 'workplace' ? jobTexts(`workplace.${value}`, { defaultValue: label }) : label;
  const values = withChosen(page?.facets[name] ?? [], chosen).map((one) => ({ ...one, label: textOf(one) }));
  const toggle = (value: string) =>
    change({ [name]: chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value] });
  if (values.length === 0) return null;
  return (
    <FieldSet legend={t(`filters.${name}`)}>
      <FoldedFilterOptions
        name={name}
        values={values}
        chosen={chosen}
        onChoose={toggle}
        formId={formId}
        moreLabel={(count) => t(`filters.more.${name}`, { count })}
      />
    </FieldSet>
  );
}

/** A chosen value that no company has can be removed. */
function withChosen(values: readonly FacetValue[], chosen: readonly string[]): readonly FacetValue[] {
  const unknown = chosen.filter((one) => values.every(({ value }) => value !== one));
  return [...values, ...unknown.map((value) => ({ value, label: value, count: 0 }))];
}

/** The filters on small screens. */
export function CompanyFilterDrawer({ list }: { list: CompanyList }) {
  const { t } = useTranslation('mfe-companies');
  const format = useFormat();
  const { filter, change, page } = list;
  const count = companyFacetNames.reduce((sum, name) => sum + filter[name].length, 0);
  const total = page?.total ?? 0;
  return (
    <FilterDrawer
      title={t('filters.title')}
      closeLabel={t('filters.close')}
      active={{ count, text: t('filters.active', { count }) }}
      clear={{ label: t('filters.clear'), onClick: () => change(byName(companyFacetNames, () => [])) }}
      showLabel={t('filters.show', { count: total, formatted: format.number(total) })}
    >
      <CompanyFilters list={list} />
    </FilterDrawer>
  );
}
