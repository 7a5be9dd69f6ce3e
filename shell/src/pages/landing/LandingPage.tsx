import { ButtonLink, Container, Icon, Link, Navigate, usePageMeta, useSession } from 'platform';
import { brand, routes } from 'shared-contracts';
import { Copyright } from '../../layout/Footer/Footer';
import { useShellText } from '../../layout/navigation/useShellText';
import { Scene, SmallScene } from './Scene';
import * as S from './LandingPage.styles';
import { WaitlistCard } from './WaitlistCard';

/** An illustration, the link to the site, and the waitlist for companies. Signed-in users are redirected. */
export function LandingPage() {
  const { t } = useShellText();
  const { status } = useSession();
  usePageMeta({ title: t('landing.title'), description: t('landing.description') });
  if (status === 'authenticated') return <Navigate to={routes.home} replace />;
  return (
    <S.Landing>
      <Scene />
      <S.Middle>
        <div>
          <S.Title>{t('landing.heading')}</S.Title>
          <S.Lead>{t('landing.lead')}</S.Lead>
          <ButtonLink to={routes.home} variant="sun" size="lg">
            {t('landing.enter')}
            <Icon name="arrowRight" />
          </ButtonLink>
          <SmallScene />
        </div>
        <WaitlistCard />
      </S.Middle>
      <Container>
        <S.Legal aria-label={t('landing.legal')}>
          <Copyright />
          <Link to={routes.terms}>{t('footer.terms')}</Link>
          <Link to={routes.privacy}>{t('footer.privacy')}</Link>
          <a href={brand.complaintsBookUrl} target="_blank" rel="noopener" lang="pt-PT">
            {t('footer.complaints')}
          </a>
        </S.Legal>
      </Container>
    </S.Landing>
  );
}
