import type { ReactNode } from 'react';
import { Select, useFormat, useTranslation } from 'platform';
import { isOneOf, jobSorts, type JobFilter } from 'shared-contracts';
import type { JobSearch } from '../useJobSearch';
import * as S from './ResultsToolbar.styles';

interface ResultsToolbarProps {
  search: JobSearch;
  filter: JobFilter;
  formId: string;
  onSort: (change: Pick<JobFilter, 'sort'>) => void;
  /** Opens the filters on small screens. */
  children: ReactNode;
}

/** How many there are, and in which order. */
export function ResultsToolbar({ search, filter, formId, onSort, children }: ResultsToolbarProps) {
  const { t } = useTranslation('mfe-jobs');
  return (
    <S.Toolbar>
      <S.Count role="status">
        <ResultCount search={search} />
      </S.Count>
      <S.Controls>
        {children}
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
      </S.Controls>
    </S.Toolbar>
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
