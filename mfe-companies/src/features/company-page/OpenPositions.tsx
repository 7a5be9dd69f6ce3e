import {
  ButtonLink,
  EmptyState,
  ErrorPanel,
  Pagination,
  Sheet,
  styled,
  useFormat,
  useRouteArg,
  useTranslation,
} from 'platform';
import { JobListSkeleton, JobRow } from 'platform/jobs';
import { useListCompanyJobsQuery } from 'platform/queries';
import {
  companyHref,
  listCompanyJobs,
  routes,
  toPageNumber,
  type Company,
  type CompanyJobsPage,
} from 'shared-contracts';
import { Answer, pageStart, usePageStart } from '../../components/list-pages';

const Heading = styled.h2`
  margin-bottom: var(--space-4);
  ${pageStart}
`;

const Count = styled.span`
  margin-left: var(--space-1);
  font-size: var(--text-xl);
  font-weight: var(--weight-regular);
  font-variant-numeric: tabular-nums;
  color: var(--color-text-muted);
`;

export interface Positions {
  /** Page number in the URL. */
  asked: number;
  /** The latest response, also while the next page is loading. */
  page: CompanyJobsPage | undefined;
  isError: boolean;
  /** The next page is loading; the rendered one is outdated. */
  isStale: boolean;
  retry: () => void;
}

/** Open jobs of the company in the URL, at the page in the URL. */
export function usePositions(): Positions {
  const arg = useRouteArg(listCompanyJobs);
  const { data, isError, isFetching, refetch } = useListCompanyJobsQuery(arg);
  return {
    asked: toPageNumber(arg.page),
    page: data,
    isError,
    isStale: isFetching && data !== undefined,
    retry: () => void refetch(),
  };
}

interface OpenPositionsProps {
  company: Company;
  positions: Positions;
}

/** Open jobs of the company, six per page, with a separate error state. */
export function OpenPositions({ company, positions }: OpenPositionsProps) {
  const { t } = useTranslation('mfe-companies');
  const format = useFormat();
  const heading = usePageStart(company.slug, positions.asked);
  const total = positions.page?.total ?? company.jobCount;
  return (
    <section aria-labelledby="open-positions">
      <Heading id="open-positions" ref={heading} tabIndex={-1}>
        {t('positions.title')} {total > 0 && <Count>{format.number(total)}</Count>}
      </Heading>
      <PositionsContent company={company} positions={positions} />
    </section>
  );
}

function PositionsContent({ company, positions: { page, isError, isStale, retry } }: OpenPositionsProps) {
  const { t } = useTranslation('mfe-companies');
  if (isError) {
    return (
      <Sheet>
        <ErrorPanel title={t('positions.error.title')} text={t('positions.error.text')} onRetry={retry} />
      </Sheet>
    );
  }
  if (page === undefined) return <JobListSkeleton isOwn rows={3} label={t('positions.loading')} />;
  if (page.total === 0) return <NoPositions />;
  return (
    <Answer $isStale={isStale} aria-busy={isStale}>
      <FoundPositions company={company} page={page} />
    </Answer>
  );
}

function FoundPositions({ company, page }: { company: Company; page: CompanyJobsPage }) {
  const here = companyHref(company);
  return (
    <>
      <Sheet as="ul">
        {page.items.map((job) => (
          <JobRow isOwn key={job.id} job={job} now={page.now} />
        ))}
      </Sheet>
      <Pagination
        page={page.page}
        totalPages={page.totalPages}
        hrefOf={(number) => (number === 1 ? here : `${here}?page=${number}`)}
      />
    </>
  );
}

function NoPositions() {
  const { t } = useTranslation('mfe-companies');
  return (
    <Sheet>
      <EmptyState
        illustration="empty-search"
        heading="h3"
        title={t('positions.none.title')}
        text={t('positions.none.text')}
        actions={<ButtonLink to={routes.companies}>{t('positions.none.companies')}</ButtonLink>}
      />
    </Sheet>
  );
}
