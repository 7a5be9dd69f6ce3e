import type { ReactNode } from 'react';
import {
  Breadcrumbs,
  ButtonLink,
  CompanyLogo,
  Container,
  Icon,
  NewTab,
  useFormat,
  usePageMeta,
  useTranslation,
  type IconName,
} from 'platform';
import { emptyJobFilter, limits, routes, toJobSearchParams, type Company } from 'shared-contracts';
import { webAddress } from './web-address';
import * as S from './CompanyProfile.styles';

/** Who the company is, and the way to its jobs. */
export function CompanyProfile({ company }: { company: Company }) {
  const { t } = useTranslation('mfe-companies');
  usePageMeta({
    title: company.name,
    description: company.description?.slice(0, limits.seoDescriptionCharacters) ?? t('meta.company.description'),
  });
  const trail = [
    { label: t('breadcrumbs.home'), to: routes.home },
    { label: t('breadcrumbs.companies'), to: routes.companies },
    { label: company.name },
  ];
  return (
    <Container>
      <Breadcrumbs items={trail} />
      <S.Head>
        <CompanyLogo name={company.name} url={company.logoUrl} size="xl" />
        <h1>{company.name}</h1>
      </S.Head>
      <CompanyFacts company={company} />
      {company.description && (
        <S.Section>
          <h2>{t('company.about')}</h2>
          <S.Description>{company.description}</S.Description>
        </S.Section>
      )}
      <OpenJobs company={company} />
    </Container>
  );
}

function CompanyFacts({ company }: { company: Company }) {
  const { t } = useTranslation('mfe-companies');
  const format = useFormat();
  const website = webAddress(company.website);
  const { employees } = company;
  return (
    <S.Facts aria-label={t('company.facts')}>
      {company.industry && <Fact icon="tag">{company.industry}</Fact>}
      {company.location && <Fact icon="pin">{company.location}</Fact>}
      {employees !== null && (
        <Fact icon="people">{t('company.people', { count: employees, formatted: format.number(employees) })}</Fact>
      )}
      {website && (
        <Fact icon="globe">
          <a href={website.href} target="_blank" rel="noopener nofollow">
            {website.host} <NewTab />
          </a>
        </Fact>
      )}
    </S.Facts>
  );
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} />
      {children}
    </li>
  );
}

function OpenJobs({ company }: { company: Company }) {
  const { t } = useTranslation('mfe-companies');
  const format = useFormat();
  const count = company.jobCount;
  const query = toJobSearchParams({ ...emptyJobFilter, keyword: company.name });
  return (
    <S.Section>
      <h2>{t('company.open')}</h2>
      <p>{count === 0 ? t('company.noJobs') : t('jobs', { count, formatted: format.number(count) })}</p>
      {count === 0 ? (
        <ButtonLink variant="secondary" to={routes.jobs}>
          {t('company.allJobs')}
        </ButtonLink>
      ) : (
        <ButtonLink to={`${routes.jobs}?${query.toString()}`}>{t('company.browse')}</ButtonLink>
      )}
    </S.Section>
  );
}
