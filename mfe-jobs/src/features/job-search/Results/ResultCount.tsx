import { media, Select, styled, useFormat, useTranslation } from 'platform';
import { isOneOf, jobSorts, type JobFilter } from 'shared-contracts';
import type { JobSearch } from '../useJobSearch';

const Count = styled.p`
  color: var(--color-text-muted);

  b {
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    color: var(--color-text);
  }
`;

/** Below 1024 px the select looks like text. */
const Order = styled.div`
  justify-self: end;

  ${media.below.large} {
    grid-column: 2 / -1;
    justify-self: stretch;

    select {
      padding-inline: var(--space-2) var(--space-6);
      border-color: transparent;
      background: none;
      font-weight: var(--weight-semibold);
      text-align: end;
    }

    select + span {
      right: 0;
    }
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
    <Order>
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
    </Order>
  );
}

/** Number of results, announced when it changes. */
export function ResultCount({ search }: { search: JobSearch }) {
  const { t } = useTranslation('mfe-jobs');
  const format = useFormat();
  const { page, status } = search;
  const isKnown = page !== undefined && status !== 'failed';
  return (
    <Count role="status">
      {isKnown && (
        <>
          <b>{format.number(page.total) + (page.totalIsExact ? '' : '+')}</b> {t('job.count', { count: page.total })}
        </>
      )}
    </Count>
  );
}
