import {
  ButtonLink,
  EmptyState,
  ErrorPanel,
  media,
  Pagination,
  Sheet,
  styled,
  useClientValue,
  useFormat,
  useTranslation,
  VisuallyHidden,
} from 'platform';
import { hiddenJobs, JobListSkeleton } from 'platform/jobs';
import type { MouseEvent, ReactNode } from 'react';
import { limits, routes, type FoundJob, type JobFilter, type JobSearchPage } from 'shared-contracts';
import { JobRow } from '../../../components/JobRow/JobRow';
import { clearFilter, filtersToDrop, jobsAddress, withoutFilter } from '../job-filters';
import type { JobSearch } from '../useJobSearch';
import { focusPane } from '../pane-focus';
import type { Desk } from '../useDesk';
import { useFilterWords } from '../useFilterWords';
import { hiddenBeforeHydration, HiddenJobRow, HiddenNote } from './HiddenJobs';

/** Dims outdated results while the next ones are loading. Muted text keeps a contrast of 4.5. */
const Answer = styled.div<{ $isStale: boolean }>`
  opacity: ${({ $isStale }) => ($isStale ? 0.85 : 1)};
  transition: opacity var(--motion-fast) var(--ease-out);
`;

const Line = styled.p`
  margin-bottom: var(--space-4);
  color: var(--color-text-muted);

  strong {
    font-weight: 600;
    color: var(--color-text);
  }
`;

const LastResults = styled(Line)`
  margin-top: var(--space-5);
`;

/** From edge to edge on small screens. */
const Rows = styled(Sheet)<{ $isHydrated: boolean }>`
  ${({ $isHydrated }) => !$isHydrated && hiddenBeforeHydration}

  ${media.below.medium} {
    margin-inline: calc(-1 * var(--gutter));
    border-radius: 0;
  }
`;

/** The state of the hydration is here, because its change renders no row again. */
function JobSheet({ children }: { children: ReactNode }) {
  const isHydrated = useClientValue(true, false);
  return (
    <Rows as="ul" $isHydrated={isHydrated}>
      {children}
    </Rows>
  );
}

/** Shows that the results are for a corrected keyword. */
function SpellingCorrection({ correction }: { correction: NonNullable<JobSearchPage['correction']> }) {
  const { t } = useTranslation('mfe-jobs');
  return (
    <Line>
      <strong>{t('search.correction.used', { used: correction.used })}</strong>{' '}
      {t('search.correction.asked', { asked: correction.asked })}
    </Line>
  );
}

interface ResultsProps {
  search: JobSearch;
  filter: JobFilter;
  desk: Desk;
  onLeave: () => void;
}

/** The states of the search: loading, failed, refused, empty, results. */
export function Results({ search, filter, desk, onLeave }: ResultsProps) {
  const { t } = useTranslation('mfe-jobs');
  const { page, status, isStale } = search;
  if (status === 'failed' && !page?.total) return <Failure retry={search.retry} />;
  if (status === 'refused') return <Refused />;
  if (page === undefined) return <JobListSkeleton rows={limits.searchPageSize} label={t('search.searching')} />;
  return (
    <Answer $isStale={isStale} aria-busy={isStale}>
      {status === 'failed' && <Failure retry={search.retry} lastPage={page} />}
      {page.correction && <SpellingCorrection correction={page.correction} />}
      {status === 'empty' ? (
        <Sheet>
          <EmptyResults filter={filter} page={page} onLeave={onLeave} />
        </Sheet>
      ) : (
        <FoundJobs page={page} filter={filter} desk={desk} onLeave={onLeave} />
      )}
    </Answer>
  );
}

interface FailureProps {
  retry: () => void;
  /** Results that remain below the failure. */
  lastPage?: JobSearchPage;
}

/** The results could not be loaded. Says since when the results below are. */
function Failure({ retry, lastPage }: FailureProps) {
  const { t } = useTranslation('mfe-jobs');
  const { time } = useFormat();
  // Only after a request of the browser failed, so the server never renders this.
  const cause = navigator.onLine ? 'error' : 'offline';
  return (
    <>
      <Sheet>
        <ErrorPanel title={t(`search.${cause}.title`)} text={t(`search.${cause}.text`)} onRetry={retry} />
      </Sheet>
      {lastPage !== undefined && <LastResults>{t('search.error.last', { time: time(lastPage.now) })}</LastResults>}
    </>
  );
}

/** The URL contains values that the API rejects, such as a keyword that is too long. The form does not create them. */
function Refused() {
  const { t } = useTranslation('mfe-jobs');
  return (
    <Sheet role="alert">
      <EmptyState
        illustration="empty-search"
        title={t('search.refused.title')}
        text={t('search.refused.text', { count: limits.keywordCharacters })}
        actions={<ButtonLink to={routes.jobs}>{t('search.refused.all')}</ButtonLink>}
      />
    </Sheet>
  );
}

interface FoundJobsProps extends Pick<ResultsProps, 'filter' | 'desk' | 'onLeave'> {
  page: JobSearchPage;
}

function FoundJobs({ page, filter, desk, onLeave }: FoundJobsProps) {
  const { t } = useTranslation('mfe-jobs');
  const hidden = hiddenJobs.useIds();
  return (
    <>
      <VisuallyHidden as="h2">{t('search.heading.results')}</VisuallyHidden>
      <JobSheet>
        {page.items.map((job) =>
          hidden.has(job.id) ? (
            <HiddenJobRow key={job.id} job={job} />
          ) : (
            <FoundJobRow key={job.id} job={job} now={page.now} desk={desk} />
          ),
        )}
      </JobSheet>
      <HiddenNote onShow={onLeave} />
      <Pagination
        page={page.page}
        totalPages={page.totalPages}
        hrefOf={(number) => jobsAddress({ ...filter, page: number })}
      />
    </>
  );
}

function FoundJobRow({ job, now, desk }: { job: FoundJob; now: string; desk: Desk }) {
  /** Beside the list. The keyboard's click, which has no position, also moves the focus there. */
  const openBeside = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    desk.open(job);
    if (event.detail === 0) focusPane();
  };
  return (
    <JobRow
      job={job}
      now={now}
      backTo={desk.address}
      foundBy={job.foundBy}
      isOpen={desk.openSlug === job.slug}
      onOpen={desk.isPair ? openBeside : undefined}
      onHide={() => desk.hide(job)}
    />
  );
}

interface EmptyResultsProps {
  filter: JobFilter;
  page: JobSearchPage;
  /** The clicked button is removed, so the focus moves to another element. */
  onLeave: () => void;
}

/** Empty result: proposes to remove the filter with the largest gain, or all filters. */
function EmptyResults({ filter, page, onLeave }: EmptyResultsProps) {
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
