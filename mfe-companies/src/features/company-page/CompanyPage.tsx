import {
  Button,
  ButtonLink,
  Container,
  EmptyState,
  isApiError,
  Skeleton,
  usePageMeta,
  useRouteArg,
  useTranslation,
  VisuallyHidden,
  withTexts,
} from 'platform';
import { JobListSkeleton } from 'platform/jobs';
import { useGetCompanyFiguresQuery, useGetCompanyQuery } from 'platform/queries';
import { TileBanner } from 'platform/tiles';
import { getCompany, getCompanyFigures, isUnknownAddress, routes } from 'shared-contracts';
import { CompanyProfile } from './CompanyProfile';
import { FigureSheet } from './Figures/Figures.styles';
import type { FiguresQuery } from './Figures/Figures';
import { pageTexts } from './page-texts';
import { usePositions } from './OpenPositions/usePositions';
import * as S from './CompanyProfile.styles';

/** /companies/{id}, by number or slug. */
export const CompanyPage = withTexts('mfe-companies', pageTexts, () => {
  const arg = useRouteArg(getCompany);
  // The key remounts the page for another company, so that no state of the previous one is shown.
  return <CompanyOrNone key={arg.companyId} arg={arg} />;
});

function useFigures(): FiguresQuery {
  const { data, isError, refetch } = useGetCompanyFiguresQuery(useRouteArg(getCompanyFigures));
  return { figures: data, isError, retry: () => void refetch() };
}

/** The company, or an error. Its figures and jobs are fetched concurrently. */
function CompanyOrNone({ arg }: { arg: { companyId: string } }) {
  const { data: company, error, isError, refetch } = useGetCompanyQuery(arg);
  const positions = usePositions();
  const figures = useFigures();
  if (isError && isApiError(error) && isUnknownAddress(error.status)) return <CompanyNotFound />;
  if (isError) return <CompanyFailed onRetry={() => void refetch()} />;
  if (company === undefined) return <CompanySkeleton slug={arg.companyId} />;
  return <CompanyProfile company={company} positions={positions} query={figures} />;
}

function CompanyNotFound() {
  const { t } = useTranslation('mfe-companies');
  usePageMeta({ title: t('company.notFound.title'), robots: 'noindex' });
  return (
    <EmptyState
      illustration="not-found"
      heading="h1"
      title={t('company.notFound.title')}
      text={t('company.notFound.text')}
      actions={<ButtonLink to={routes.companies}>{t('company.notFound.back')}</ButtonLink>}
    />
  );
}

function CompanyFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('mfe-companies');
  usePageMeta({ title: t('company.error.title'), robots: 'noindex' });
  return (
    <div role="alert">
      <EmptyState
        illustration="failed"
        heading="h1"
        title={t('company.error.title')}
        text={t('company.error.text')}
        actions={<Button onClick={onRetry}>{t('company.error.retry')}</Button>}
      />
    </div>
  );
}

/** Placeholder of a company's page. The banner already has the company's tiles. */
function CompanySkeleton({ slug }: { slug: string }) {
  const { t } = useTranslation('mfe-companies');
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('company.loading')}</VisuallyHidden>
      <TileBanner slug={slug} size="page" />
      <Container>
        <S.Head>
          <S.Logo>
            <Skeleton width="var(--logo-xl)" height="var(--logo-xl)" shape="tile" />
          </S.Logo>
          <S.Title>
            <Skeleton width="min(100%, 320px)" height="1.2em" />
          </S.Title>
        </S.Head>
        <S.Facts as="div">
          <Skeleton width="min(100%, 480px)" height="1.55em" />
        </S.Facts>
        <FigureSheet />
        <S.Layout>
          <JobListSkeleton isOwn rows={6} />
          <Skeleton height="180px" shape="tile" />
        </S.Layout>
      </Container>
    </div>
  );
}
