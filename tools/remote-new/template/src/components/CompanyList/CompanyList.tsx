import {
  ButtonLink,
  CompanyLogo,
  EmptyState,
  ErrorPanel,
  Link,
  Skeleton,
  useFormat,
  useTranslation,
  VisuallyHidden,
} from 'platform';
import { useListCompaniesQuery } from 'platform/queries';
import { companyHref, routes, type CompanyCard } from 'shared-contracts';
import { mostJobsFirst } from '../../remote';
import * as S from './CompanyList.styles';

interface CompanyListProps {
  /** Heading level of the names. */
  heading: 'h2' | 'h3';
  /** Companies at most. */
  limit: number;
}

/** The companies with the most open jobs, or what the reader can do without them: wait, try again, go on. */
export function CompanyList({ heading, limit }: CompanyListProps) {
  const { t } = useTranslation('mfe-template');
  const { data, isError, isFetching, refetch } = useListCompaniesQuery(mostJobsFirst);
  if (data === undefined && isError) {
    return (
      <ErrorPanel title={t('failed.title')} text={t('failed.text')} busy={isFetching} onRetry={() => void refetch()} />
    );
  }
  if (data === undefined) return <Loading rows={limit} />;
  if (data.items.length === 0) return <NoCompanies />;
  return (
    <S.List>
      {data.items.slice(0, limit).map((company) => (
        <Company key={company.id} company={company} heading={heading} />
      ))}
    </S.List>
  );
}

function Company({ company, heading }: { company: CompanyCard; heading: CompanyListProps['heading'] }) {
  const { t } = useTranslation('mfe-template');
  const format = useFormat();
  return (
    <S.Row>
      <CompanyLogo name={company.name} url={company.logoUrl} size="md" />
      <S.Name as={heading}>
        <Link to={companyHref(company)}>{company.name}</Link>
      </S.Name>
      <S.Jobs>{t('jobs', { count: company.jobCount, formatted: format.number(company.jobCount) })}</S.Jobs>
    </S.Row>
  );
}

/** Rows of the same height. */
function Loading({ rows }: { rows: number }) {
  const { t } = useTranslation('mfe-template');
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <S.List aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          <S.Row key={row}>
            <Skeleton width="var(--logo-md)" height="var(--logo-md)" shape="tile" />
            <Skeleton width="160px" />
            <Skeleton width="72px" />
          </S.Row>
        ))}
      </S.List>
    </div>
  );
}

function NoCompanies() {
  const { t } = useTranslation('mfe-template');
  return (
    <EmptyState
      illustration="no-companies"
      title={t('empty.title')}
      text={t('empty.text')}
      actions={<ButtonLink to={routes.jobs}>{t('empty.jobs')}</ButtonLink>}
    />
  );
}
