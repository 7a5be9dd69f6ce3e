import { Select, useTranslation } from 'platform';
import { isOneOf, jobSorts, type JobFilter } from 'shared-contracts';

interface SortSelectProps {
  filter: JobFilter;
  formId: string;
  onSort: (change: Pick<JobFilter, 'sort'>) => void;
}

export function SortSelect({ filter, formId, onSort }: SortSelectProps) {
  const { t } = useTranslation('mfe-jobs');
  return (
    <Select
      size="sm"
      name="sort"
      form={formId}
      label={t('search.sort.label')}
      hideLabel
      value={filter.sort}
      onChange={({ target }) => isOneOf(jobSorts, target.value) && onSort({ sort: target.value })}
    >
      {jobSorts.map((sort) => (
        <option key={sort} value={sort}>
          {t(`search.sort.${sort}`)}
        </option>
      ))}
    </Select>
  );
}
