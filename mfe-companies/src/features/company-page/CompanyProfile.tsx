import { CompanyLogo, Container, Icon, NewTab, useFormat, usePageMeta, useTranslation, type IconName } from 'platform';
import { TileBanner } from 'platform/tiles';
import type { ReactNode } from 'react';
import { brand, limits, truncate, type Company } from 'shared-contracts';
import { CompanyAside } from './CompanyAside';
import { Figures, type FiguresQuery } from './Figures/Figures';
import { FollowButton } from './FollowButton/FollowButton';
import { OpenPositions } from './OpenPositions/OpenPositions';
import type { Positions } from './OpenPositions/usePositions';
import { SimilarCompanies } from './SimilarCompanies';
import * as S from './CompanyProfile.styles';

interface CompanyProfileProps {
  company: Company;
  positions: Positions;
  query: FiguresQuery;
}

/** The company, its figures and its open jobs. */
export function CompanyProfile({ company, positions, query }: CompanyProfileProps) {
  useCompanyMeta(company, positions.page?.page ?? 1);
  const { figures } = query;
  return (
    <>
      <TileBanner slug={company.slug} size="page" />
      <Container>
        <S.Head>
          <S.Logo>
            <CompanyLogo name={company.name} url={company.logoUrl} size="xl" />
          </S.Logo>
          <S.Title>{company.name}</S.Title>
          <S.Action>
            <FollowButton company={company} />
          </S.Action>
        </S.Head>
        <CompanyFacts
          company={company}
          since={figures === undefined && !query.isError ? 'loading' : (figures?.since ?? null)}
        />
        <Figures query={query} />
        <S.Layout>
          <OpenPositions company={company} positions={positions} />
          <CompanyAside company={company} figures={figures} />
        </S.Layout>
      </Container>
      <SimilarCompanies company={company} similar={figures?.similar} />
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

/** A company's website as an http(s) URL, null for other text (untrusted input). "vela.pt" is read as https. */
export function webAddress(text: string | null): URL | null {
  if (text === null || text.trim() === '') return null;
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
}

interface CompanyFactsProps {
  company: Company;
  since: number | 'loading' | null;
}

/** Industry, location, size, website and the year of the first advert, which has its space while it loads. Unknown facts are omitted. */
function CompanyFacts({ company, since }: CompanyFactsProps) {
  const { t } = useTranslation('mfe-companies');
  const format = useFormat();
  const website = webAddress(company.website);
  const { industry, location, employees } = company;
  if (!industry && !location && employees === null && website === null && typeof since !== 'number') return null;
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
      {since !== null && (
        <Fact icon="calendar" isLoading={since === 'loading'}>
          {t('company.since', { site: brand.name, year: since === 'loading' ? '0000' : String(since) })}
        </Fact>
      )}
    </S.Facts>
  );
}

function Fact({ icon, isLoading = false, children }: { icon: IconName; isLoading?: boolean; children: ReactNode }) {
  return (
    <li aria-hidden={isLoading || undefined}>
      <Icon name={icon} />
      {children}
    </li>
  );
}
