import { FieldSet, onDemand, useFormat, useNavigate, useTranslation } from 'platform';
import { FilterDrawer, FilterOptions } from 'platform/filters';
import { activeFilterCount, type JobFilter, type JobSearchPage } from 'shared-contracts';
import type { CompanyFilterProps } from './CompanyFilter/CompanyFilter';
import { clearFilter, jobsAddress, panelFilters, toggleFilter, type PanelFilter } from './job-filters';
import { MinPayField } from './MinPayField/MinPayField';
import { PayDistribution } from './PayDistribution/PayDistribution';
import { SinceLastVisit } from './SinceLastVisit';
import { useFilterWords } from './useFilterWords';

/** The last group, so that nothing moves when it is loaded. */
export const CompanyFilter = onDemand<CompanyFilterProps>({
  load: async () =>
    (await import(/* webpackChunkName: "search-fields" */ './CompanyFilter/CompanyFilter')).CompanyFilter,
  isWanted: () => true,
});

export interface FilterPanelProps {
  filter: JobFilter;
  page: JobSearchPage | undefined;
  onChange: (change: Partial<JobFilter>) => void;
  /** The form that the controls belong to; none inside the drawer, which is a second view of the same filters. */
  formId?: string | undefined;
}

/** All filters of the search. Each applies immediately. */
export function FilterPanel(props: FilterPanelProps) {
  const { t } = useTranslation('mfe-jobs');
  const { filter, page, onChange, formId } = props;
  const groups = panelFilters(filter, page).map((group) => (
    <FieldSet key={group.name} legend={t(`filters.${group.name}.legend`)}>
      {group.name === 'withPay' && (
        <>
          <MinPayField key={filter.minPay} value={filter.minPay} onApply={onChange} formId={formId} />
          {/* The panel beside the results is part of the first view, which sends no request. */}
          <PayDistribution filter={filter} hasBars={formId === undefined} onApply={onChange} />
        </>
      )}
      <PanelOptions {...props} group={group} />
      {group.name === 'postedWithin' && <SinceLastVisit filter={filter} onChange={onChange} />}
    </FieldSet>
  ));
  return (
    <>
      {groups}
      <CompanyFilter filter={filter} page={page} onChange={onChange} />
    </>
  );
}

/** The options of one filter. */
export function PanelOptions({ group, filter, page, onChange, formId }: FilterPanelProps & { group: PanelFilter }) {
  const words = useFilterWords(page);
  const { name, control, options, chosen } = group;
  return (
    <FilterOptions
      name={name}
      control={control}
      values={options.map((option) => ({ ...option, label: words.option(name, option.value) }))}
      chosen={chosen}
      onChoose={(value) => onChange(toggleFilter(filter, name, value))}
      formId={formId}
    />
  );
}

interface JobFilterDrawerProps extends Omit<FilterPanelProps, 'formId'> {
  /** As in `FilterDrawer`. */
  rowLabel?: string;
  /** Active filters that the opener counts. Default: all. */
  count?: number;
}

/** The filters in a drawer. */
export function JobFilterDrawer({ rowLabel, count, ...panel }: JobFilterDrawerProps) {
  const { filter, page } = panel;
  const { t } = useTranslation('mfe-jobs');
  const format = useFormat();
  const navigate = useNavigate();
  const active = count ?? activeFilterCount(filter);
  const total = page?.total ?? 0;
  const formatted = format.number(total) + (page?.totalIsExact === false ? '+' : '');
  return (
    <FilterDrawer
      title={t('filters.title')}
      closeLabel={t('filters.close')}
      {...(rowLabel !== undefined && { rowLabel })}
      active={{ count: active, text: t('filters.active', { count: active }) }}
      clear={{ label: t('filters.clearShort'), onClick: () => void navigate(jobsAddress(clearFilter(filter))) }}
      showLabel={t('filters.show', { count: total, formatted })}
    >
      <FilterPanel {...panel} />
    </FilterDrawer>
  );
}
