import { media, Select, styled, useFormat, useTranslation } from 'platform';
import type { ReactNode } from 'react';
import { isOneOf, jobSorts, type JobFilter } from 'shared-contracts';
import type { JobSearch } from '../useJobSearch';

const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: center;
  min-height: var(--control-sm);
  margin: var(--space-4) 0 var(--space-3);
`;

const Count = styled.p`
  margin-inline-end: auto;
  color: var(--color-text-muted);

  b {
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    color: var(--color-text);
  }
`;

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: center;

  ${media.below.large} {
    width: 100%;
  }
`;

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

interface ResultsToolbarProps {
  search: JobSearch;
  /** Action on the whole search. */
  action: ReactNode;
  /** Controls that change the results. */
  children: ReactNode;
}

/** The count and the order of the results. On small screens the controls are on a separate line. */
export function ResultsToolbar({ search, action, children }: ResultsToolbarProps) {
  return (
    <Toolbar>
      <Count role="status">
        <ResultCount search={search} />
      </Count>
      {action}
      <Controls>{children}</Controls>
    </Toolbar>
  );
}

function ResultCount({ search }: { search: JobSearch }) {
  const { t } = useTranslation('mfe-jobs');
  const format = useFormat();
  const { page, status } = search;
  if (page === undefined || status === 'failed') return null;
  return (
    <>
      <b>{format.number(page.total) + (page.totalIsExact ? '' : '+')}</b> {t('search.jobs', { count: page.total })}
    </>
  );
}
