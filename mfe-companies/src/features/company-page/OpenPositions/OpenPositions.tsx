import {
  ButtonLink,
  EmptyState,
  ErrorPanel,
  Pagination,
  Sheet,
  styled,
  useFormat,
  useTranslation,
  VisuallyHidden,
} from 'platform';
import { JobListSkeleton, JobRow, SaveIconButton } from 'platform/jobs';
import { companyHref, routes, type Company, type CompanyJobsPage } from 'shared-contracts';
import { Answer, pageStart, usePageStart } from '../../../components/list-pages';
import { FollowButton } from '../FollowButton/FollowButton';
import { PositionFilters } from './PositionFilters';
import { positionsAddress, positionsId, type Positions } from './usePositions';

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

interface OpenPositionsProps {
  company: Company;
  positions: Positions;
}

/** Open jobs of the company, six per page, with a separate error state. */
export function OpenPositions({ company, positions }: OpenPositionsProps) {
  const { t } = useTranslation('mfe-companies');
  const format = useFormat();
  const { filter, page } = positions;
  const heading = usePageStart(positionsAddress(company, { ...filter, page: 1 }), filter.page);
  const total = page?.open ?? company.jobCount;
  return (
    <section aria-labelledby={positionsId}>
      <Heading id={positionsId} ref={heading} tabIndex={-1}>
        {t('positions.title')} {total > 0 && <Count>{format.number(total)}</Count>}
      </Heading>
      {page !== undefined && page.open > 0 && <PositionFilters company={company} filter={filter} page={page} />}
      <PositionsContent company={company} positions={positions} />
    </section>
  );
}

function PositionsContent({ company, positions }: OpenPositionsProps) {
  const { t } = useTranslation('mfe-companies');
  const { page, isError, isStale, retry } = positions;
  if (isError) {
    return (
      <Sheet>
        <ErrorPanel title={t('positions.error.title')} text={t('positions.error.text')} onRetry={retry} />
      </Sheet>
    );
  }
  if (page === undefined) return <JobListSkeleton isOwn rows={6} label={t('positions.loading')} />;
  return (
    <Answer $isStale={isStale} aria-busy={isStale}>
      <VisuallyHidden role="status">{t('positions.found', { count: page.total })}</VisuallyHidden>
      {page.total > 0 && <FoundPositions company={company} positions={positions} page={page} />}
      {page.total === 0 && page.open > 0 && <NoMatches company={company} />}
      {page.open === 0 && <NoPositions company={company} />}
    </Answer>
  );
}

function FoundPositions({ company, positions, page }: OpenPositionsProps & { page: CompanyJobsPage }) {
  return (
    <>
      <Sheet as="ul">
        {page.items.map((job) => (
          <JobRow isOwn key={job.id} job={job} now={page.now} action={<SaveIconButton job={job} />} />
        ))}
      </Sheet>
      <Pagination
        page={page.page}
        totalPages={page.totalPages}
        hrefOf={(number) => positionsAddress(company, { ...positions.filter, page: number })}
      />
    </>
  );
}

/** The company has open jobs, but none that match. */
function NoMatches({ company }: { company: Company }) {
  const { t } = useTranslation('mfe-companies');
  return (
    <Sheet>
      <EmptyState
        illustration="empty-search"
        heading="h3"
        title={t('positions.noMatches.title')}
        text={t('positions.noMatches.text')}
        actions={<ButtonLink to={companyHref(company)}>{t('positions.noMatches.all')}</ButtonLink>}
      />
    </Sheet>
  );
}

function NoPositions({ company }: { company: Company }) {
  const { t } = useTranslation('mfe-companies');
  return (
    <Sheet>
      <EmptyState
        illustration="no-openings"
        heading="h3"
        title={t('positions.none.title')}
        text={t('positions.none.text')}
        actions={
          <>
            <FollowButton company={company} />
            <ButtonLink variant="quiet" to={routes.companies}>
              {t('positions.none.companies')}
            </ButtonLink>
          </>
        }
      />
    </Sheet>
  );
}
