import {
  Button,
  CompanyLogo,
  contractQueries,
  createFragment,
  Note,
  Section,
  Skeleton,
  useFormat,
  useTranslation,
  VisuallyHidden,
} from 'platform';
import { jobsPerTile, TileWall } from 'platform/tiles';
import { companyHref, listHomeCompanies, routes, type HomeCompanies } from 'shared-contracts';
import { remote } from '../remote';
import * as S from './companies.styles';

const { useListHomeCompaniesQuery } = contractQueries({ listHomeCompanies });
const everywhere = {};

/** Heights of the placeholder walls (SPEC §2: four). */
const skeletonWalls = ['196px', '168px', '140px', '112px'];

/**
 * The companies with the most open jobs, as walls of tiles. If no company has open jobs, a hidden element: the page reserves
 * space for an empty strip.
 */
export function CompanyWalls() {
  const { t } = useTranslation('mfe-companies');
  const { data, isError, refetch } = useListHomeCompaniesQuery(everywhere);
  if (data?.total === 0) return <div hidden />;
  return (
    <Section title={t('home.title')} more={{ label: t('home.all'), to: routes.companies }}>
      {isError ? <CompaniesFailed onRetry={() => void refetch()} /> : <Companies list={data} />}
    </Section>
  );
}

function Companies({ list }: { list: HomeCompanies | undefined }) {
  const { t } = useTranslation('mfe-companies');
  const format = useFormat();
  if (list === undefined) return <WallsSkeleton />;
  const { items: companies } = list;
  const perTile = jobsPerTile(companies.map(({ jobCount }) => jobCount));
  return (
    <>
      <S.Scale>{t('home.scale', { jobs: format.number(perTile) })}</S.Scale>
      <S.Walls $count={companies.length}>
        {companies.map((company) => (
          <CompanyWall key={company.id} company={company} perTile={perTile} />
        ))}
      </S.Walls>
    </>
  );
}

/** The name's link covers the whole column. The number is read after the name, as "85 ofertas". */
function CompanyWall({
  company: { slug, name, logoUrl, jobCount },
  perTile,
}: {
  company: HomeCompanies['items'][number];
  perTile: number;
}) {
  const { t } = useTranslation('mfe-companies');
  const format = useFormat();
  const formatted = format.number(jobCount);
  return (
    <S.Company>
      <S.Wall>
        <S.Jobs aria-hidden="true">{formatted}</S.Jobs>
        <TileWall slug={slug} jobs={jobCount} perTile={perTile} loading="lazy" />
      </S.Wall>
      <S.Label>
        <S.Logo>
          <CompanyLogo name={name} url={logoUrl} />
        </S.Logo>
        <S.Name>
          <S.CompanyLink to={companyHref({ slug })}>{name}</S.CompanyLink>
        </S.Name>
        <VisuallyHidden>{t('tile.jobs', { count: jobCount, formatted })}</VisuallyHidden>
      </S.Label>
    </S.Company>
  );
}

/** As high as the section with walls. */
function WallsSkeleton() {
  const { t } = useTranslation('mfe-companies');
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
      <S.Walls $count={skeletonWalls.length} aria-hidden="true">
        {skeletonWalls.map((height) => (
          <S.Company key={height}>
            <S.Wall>
              <Skeleton width="84px" height={height} />
            </S.Wall>
            <S.Label>
              <Skeleton width="40px" height="40px" shape="tile" />
              <Skeleton width="96px" height="1.25em" />
            </S.Label>
          </S.Company>
        ))}
      </S.Walls>
    </div>
  );
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

export default createFragment(remote, 'companies', CompanyWalls);
