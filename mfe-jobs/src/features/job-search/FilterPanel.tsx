import { FieldSet, onDemand, useFormat, useNavigate, useTranslation } from 'platform';
import { FilterDrawer, FilterOptions } from 'platform/filters';
import { activeFilterCount, type JobFilter, type JobSearchPage } from 'shared-contracts';
import type { CompanyFilterProps } from './CompanyFilter/CompanyFilter';
import { clearFilter, jobsAddress, panelFilters, toggleFilter } from './job-filters';
import { MinPayField } from './MinPayField/MinPayField';
import { PayDistribution } from './PayDistribution/PayDistribution';
import { SinceLastVisit } from './SinceLastVisit';
import { useFilterWords } from './useFilterWords';

/** The last group, so that nothing moves when it is loaded. */
const CompanyFilter = onDemand<CompanyFilterProps>({
  load: async () =>
    (await import(/* webpackChunkName: "filter-counts" */ './CompanyFilter/CompanyFilter')).CompanyFilter,
  isWanted: () => true,
});

interface FilterPanelProps {
  filter: JobFilter;
  page: JobSearchPage | undefined;
  onChange: (change: Partial<JobFilter>) => void;
  /** The form that the controls belong to; none inside the drawer, which is a second view of the same filters. */
  formId?: string | undefined;
}

/** All filters of the search. Each applies immediately. */
export function FilterPanel({ filter, page, onChange, formId }: FilterPanelProps) {
  const { t } = useTranslation('mfe-jobs');
  const words = useFilterWords(page);
  const groups = panelFilters(filter, page).map(({ name, control, options, chosen }) => (
    <FieldSet key={name} legend={t(`filters.${name}.legend`)}>
      {name === 'withPay' && (
        <>
          <MinPayField key={filter.minPay} value={filter.minPay} onApply={onChange} formId={formId} />
          <PayDistribution filter={filter} onApply={onChange} />
        </>
      )}
      <FilterOptions
        name={name}
        control={control}
        values={options.map((option) => ({ ...option, label: words.option(name, option.value) }))}
        chosen={chosen}
        onChoose={(value) => onChange(toggleFilter(filter, name, value))}
        formId={formId}
      />
      {name === 'postedWithin' && <SinceLastVisit filter={filter} onChange={onChange} />}
    </FieldSet>
  ));
  return (
    <>
      {groups}
      <CompanyFilter filter={filter} page={page} onChange={onChange} />
    </>
  );
}

/** The filters on small screens. */
export function JobFilterDrawer(props: Omit<FilterPanelProps, 'formId'>) {
  const { filter, page } = props;
  const { t } = useTranslation('mfe-jobs');
  const format = useFormat();
  const navigate = useNavigate();
  const count = activeFilterCount(filter);
  const total = page?.total ?? 0;
  const formatted = format.number(total) + (page?.totalIsExact === false ? '+' : '');
  return (
    <FilterDrawer
      title={t('filters.title')}
      closeLabel={t('filters.close')}
      active={{ count, text: t('filters.active', { count }) }}
      clear={{ label: t('filters.clearShort'), onClick: () => void navigate(jobsAddress(clearFilter(filter))) }}
      showLabel={t('filters.show', { count: total, formatted })}
    >
      <FilterPanel {...props} />
    </FilterDrawer>
  );
}
