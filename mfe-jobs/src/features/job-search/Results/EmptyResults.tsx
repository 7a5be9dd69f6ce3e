import { ButtonLink, EmptyState, useFormat, useTranslation } from 'platform';
import type { JobFilter, JobSearchPage } from 'shared-contracts';
import { clearFilter, filtersToDrop, jobsAddress, withoutFilter } from '../job-filters';
import { useFilterWords } from '../useFilterWords';

interface EmptyResultsProps {
  filter: JobFilter;
  page: JobSearchPage;
  /** The clicked button is removed, so the focus moves to another element. */
  onLeave: () => void;
}

/** Empty result: proposes to remove the filter with the largest gain, or all filters. */
export function EmptyResults({ filter, page, onLeave }: EmptyResultsProps) {
  const { t } = useTranslation('mfe-jobs');
  const format = useFormat();
  const words = useFilterWords(page);
  const { relaxation } = page;
  const dropped = relaxation === null ? [] : filtersToDrop(filter, relaxation.filter, relaxation.value);
  const name = dropped.map((one) => words.value(one.name, one.value)).join(', ');
  const hint = relaxation === null || name === '' ? null : { formatted: format.number(relaxation.total), filter: name };
  return (
    <EmptyState
      illustration="empty-search"
      title={t('search.empty.title')}
      text={hint ? `${t('search.empty.relax', hint)} ${t('search.empty.elsewhere')}` : t('search.empty.other')}
      actions={
        <>
          {hint && (
            <ButtonLink to={jobsAddress(dropped.reduce(withoutFilter, filter))} onClick={onLeave}>
              {t('search.empty.drop', { filter: name })}
            </ButtonLink>
          )}
          <ButtonLink variant={hint ? 'secondary' : 'primary'} to={jobsAddress(clearFilter(filter))} onClick={onLeave}>
            {t('filters.clear')}
          </ButtonLink>
        </>
      }
    />
  );
}
