import {
  Breadcrumbs,
  Card,
  CompanyLogo,
  Container,
  Icon,
  NewTab,
  useFormat,
  usePageMeta,
  useTranslation,
  type IconName,
} from 'platform';
import type { ReactNode } from 'react';
import { limits, routes, truncate, type Company } from 'shared-contracts';
import { Banner } from './Banner';
import { FollowButton } from './FollowButton/FollowButton';
import { OpenPositions, type Positions } from './OpenPositions';
import * as S from './CompanyProfile.styles';

interface CompanyProfileProps {
  company: Company;
  positions: Positions;
}

/** The company and its open jobs. */
export function CompanyProfile({ company, positions }: CompanyProfileProps) {
  useCompanyMeta(company, positions.page?.page ?? 1);
  return (
    <>
      <Banner slug={company.slug}>
        <CompanyBreadcrumbs />
      </Banner>
      <Container>
        <S.Head>
          <S.Logo>
            <CompanyLogo name={company.name} url={company.logoUrl} size="xl" />
          </S.Logo>
          <S.Title>{company.name}</S.Title>
          <FollowButton company={company} />
        </S.Head>
        <CompanyFacts company={company} />
        <S.Layout $hasAside={Boolean(company.description)}>
          <OpenPositions company={company} positions={positions} />
          {company.description && <About text={company.description} />}
        </S.Layout>
      </Container>
    </>
  );
}

function useCompanyMeta({ name, description }: Company, page: number): void {
  const { t } = useTranslation('mfe-companies');
  const number = page > 1 ? t('meta.page', { page }) : null;
  usePageMeta({
    title: [name, number].filter(Boolean).join(' · '),
    description: description ? truncate(description, limits.seoDescriptionCharacters) : t('meta.company.description'),
  });
}

/** Breadcrumbs without the company, whose name is the heading below. */
function CompanyBreadcrumbs() {
  const { t } = useTranslation('mfe-companies');
  const trail = [
    { label: t('breadcrumbs.home'), to: routes.home },
    { label: t('breadcrumbs.companies'), to: routes.companies },
  ];
  return (
    <S.Trail>
      <Breadcrumbs items={trail} />
    </S.Trail>
  );
}

function About({ text }: { text: string }) {
  const { t } = useTranslation('mfe-companies');
  return (
    <aside aria-labelledby="about-company">
      <Card>
        <S.Subtitle id="about-company">{t('company.about')}</S.Subtitle>
        <S.Description>{text}</S.Description>
      </Card>
    </aside>
  );
}

/** A company's website as an http(s) URL, null for other text (untrusted input). "vela.pt" is read as https. */
export function webAddress(text: string | null): URL | null {
  if (text === null || text.trim() === '') return null;
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
}

/** Industry, location, size and website. Unknown facts are omitted. */
function CompanyFacts({ company }: { company: Company }) {
  const { t } = useTranslation('mfe-companies');
  const format = useFormat();
  const website = webAddress(company.website);
  const { industry, location, employees } = company;
  if (!industry && !location && employees === null && website === null) return null;
  return (
    <S.Facts aria-label={t('company.facts')}>
      {industry && <Fact icon="tag">{industry}</Fact>}
      {location && <Fact icon="pin">{location}</Fact>}
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
