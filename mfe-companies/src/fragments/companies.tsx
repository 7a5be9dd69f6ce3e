import { Button, createFragment, Note, Section, useTranslation } from 'platform';
import { useListCompaniesQuery } from 'platform/queries';
import { limits, routes, type CompanyListPage } from 'shared-contracts';
import { mostJobsFirst, remote } from '../remote';
import { CompanyTiles, CompanyTilesSkeleton } from '../components/CompanyTile/CompanyTile';

/** Number of placeholder tiles (SPEC §2). */
const skeletonTiles = 4;

/** Companies on the home page, ordered by open jobs. Renders nothing if no company has open jobs. */
export function HomeCompanies() {
  const { t } = useTranslation('mfe-companies');
  const { data, isError, refetch } = useListCompaniesQuery(mostJobsFirst);
  if (data?.total === 0) return null;
  return (
    <Section title={t('home.title')} more={{ label: t('home.all'), to: routes.companies }}>
      {isError ? <CompaniesFailed onRetry={() => void refetch()} /> : <Companies page={data} />}
    </Section>
  );
}

function Companies({ page }: { page: CompanyListPage | undefined }) {
  const { t } = useTranslation('mfe-companies');
  if (page === undefined) return <CompanyTilesSkeleton tiles={skeletonTiles} columns={4} label={t('list.loading')} />;
  return <CompanyTiles companies={page.items.slice(0, limits.homeCompanies)} columns={4} heading="h3" />;
}

function CompaniesFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('mfe-companies');
  return (
    <Note tone="danger" role="alert" title={t('common.errorLoading')}>
      <Button variant="secondary" size="sm" onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </Note>
  );
}

export default createFragment(remote, 'companies', HomeCompanies);
