import { useId } from 'react';
import { ButtonLink, Icon, Link, Navigate, usePageMeta, useSession } from 'platform';
import { areaPictures, Picture } from 'platform/tiles';
import { brand, routes } from 'shared-contracts';
import { Copyright } from '../../layout/Footer/Footer';
import { useShellText } from '../../layout/navigation/useShellText';
import { JobSearch } from '../job-search/JobSearch';
import * as S from './LandingPage.styles';
import { WaitlistCard } from './WaitlistCard';

/** Id of the section for companies. The footer links to it. */
const companiesId = 'empresas';

/** The search and the way to the site, then the waitlist for companies. Signed-in users are redirected. */
export function LandingPage() {
  const { t } = useShellText();
  const { status } = useSession();
  usePageMeta({ title: t('landing.title'), description: t('landing.description') });
  if (status === 'authenticated') return <Navigate to={routes.home} replace />;
  return (
    <>
      <S.First>
        <S.Middle>
          <div>
            <S.Title>{t('landing.heading')}</S.Title>
            <S.Lead>{t('landing.lead')}</S.Lead>
            <S.Search>
              <JobSearch />
            </S.Search>
            <S.Enter to={routes.home}>
              {t('landing.enter')}
              <Icon name="arrowRight" />
            </S.Enter>
          </div>
          <S.WidePanel panel="landing" />
          <S.SmallPanel panel="small" />
        </S.Middle>
        <CompaniesStrip />
      </S.First>
      <Companies />
      <Legal />
    </>
  );
}

/** Shows on the first screen that the page continues. */
function CompaniesStrip() {
  const { t } = useShellText();
  return (
    <S.Strip aria-label={t('landing.companies.label')}>
      <S.Edge viewBox="0 0 1440 84" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 30c300 46 760 52 1100 14 150-17 260-34 340-44v84H0Z" fill="currentColor" />
      </S.Edge>
      <S.StripRow>
        <S.StripPicture>
          <Picture picture={areaPictures.recursosHumanos} />
        </S.StripPicture>
        <S.StripText>
          <b>{t('landing.companies.question')}</b>
          {t('landing.companies.text')}
        </S.StripText>
        <S.StripAction>
          <ButtonLink to={`#${companiesId}`} variant="secondary" block>
            {t('landing.companies.action')}
            <Icon name="chevronDown" />
          </ButtonLink>
        </S.StripAction>
      </S.StripRow>
    </S.Strip>
  );
}

const reasons = [
  ['adverts', areaPictures.marketing],
  ['applications', areaPictures.administrativo],
  ['answers', areaPictures.apoioAoCliente],
] as const;

function Companies() {
  const { t } = useShellText();
  const titleId = useId();
  return (
    <S.Companies id={companiesId} aria-labelledby={titleId}>
      <S.CompaniesGrid>
        <div>
          <h2 id={titleId}>{t('waitlist.title')}</h2>
          <S.Reasons>
            {reasons.map(([reason, picture]) => (
              <li key={reason}>
                <Picture picture={picture} />
                <p>
                  <b>{t(`landing.companies.${reason}`)}</b>
                  {t(`landing.companies.${reason}Text`)}
                </p>
              </li>
            ))}
          </S.Reasons>
        </div>
        <WaitlistCard titleId={titleId} />
      </S.CompaniesGrid>
    </S.Companies>
  );
}

function Legal() {
  const { t } = useShellText();
  return (
    <S.Legal aria-label={t('landing.legal')}>
      <S.LegalRow>
        <Copyright />
        <Link to={routes.terms}>{t('footer.terms')}</Link>
        <Link to={routes.privacy}>{t('footer.privacy')}</Link>
        <a href={brand.complaintsBookUrl} target="_blank" rel="noopener" lang="pt-PT">
          {t('footer.complaints')}
        </a>
      </S.LegalRow>
    </S.Legal>
  );
}
