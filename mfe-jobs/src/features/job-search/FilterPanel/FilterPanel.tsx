import { FieldSet, OptionRow, useFormat, useTranslation } from 'platform';
import type { JobFilter, JobSearchPage } from 'shared-contracts';
import { panelFilters, toggleFilter, type PanelFilter } from '../job-filters';
import { useFilterWords } from '../useFilterWords';

export interface FilterPanelProps {
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
  return panelFilters(filter, page).map(({ name, ...group }) => (
    <FilterGroup
      key={name}
      {...group}
      name={name}
      legend={t(`filters.${name}.legend`)}
      labelOf={(value) => words.option(name, value)}
      onChoose={(value) => onChange(toggleFilter(filter, name, value))}
      formId={formId}
    />
  ));
}

interface FilterGroupProps extends PanelFilter {
  legend: string;
  labelOf: (value: string) => string;
  onChoose: (value: string) => void;
  formId: string | undefined;
}

/** A legend and a row for each value, with the number of jobs that choosing it would give. */
function FilterGroup({ legend, name, control, options, chosen, labelOf, onChoose, formId }: FilterGroupProps) {
  const format = useFormat();
  return (
    <FieldSet legend={legend}>
      {options.map(({ value, count }) => (
        <OptionRow
          key={value}
          control={control}
          name={name}
          value={value}
          form={formId}
          label={labelOf(value)}
          {...(count !== null && { count: format.number(count) })}
          checked={chosen.includes(value)}
          onChange={() => onChoose(value)}
        />
      ))}
    </FieldSet>
  );
}
