import { Breadcrumbs, Card, CompanyLogo, Container, usePageMeta, useTranslation } from 'platform';
import { limits, routes, truncate, type Company } from 'shared-contracts';
import { Banner } from './Banner/Banner';
import { CompanyFacts } from './CompanyFacts';
import { FollowButton } from './FollowButton/FollowButton';
import { OpenPositions, type Positions } from './Positions/OpenPositions';
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
