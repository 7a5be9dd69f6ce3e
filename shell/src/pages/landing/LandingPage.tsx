import { ButtonLink, Container, Icon, Link, Navigate, usePageMeta, useSession } from 'platform';
import { brand, routes } from 'shared-contracts';
import { useShellText } from '../../layout/navigation/useShellText';
import { hasPage } from '../shell-routes';
import { Scene, SmallScene } from './Scene';
import * as S from './LandingPage.styles';

/** One green scene, and the way into the site. Somebody who is signed in is there already. */
export function LandingPage() {
  const { t } = useShellText();
  const { status } = useSession();
  usePageMeta({ title: t('landing.title'), description: t('landing.description') });
  if (status === 'authenticated') return <Navigate to={routes.home} replace />;
  return (
    <S.Landing>
      <Scene />
      <S.Pitch>
        <S.Title>{t('landing.heading')}</S.Title>
        <S.Lead>{t('landing.lead')}</S.Lead>
        <ButtonLink to={routes.home} variant="sun" size="lg">
          {t('landing.enter')}
          <Icon name="arrowRight" />
        </ButtonLink>
        <SmallScene />
      </S.Pitch>
      <Container>
        <S.Legal aria-label={t('landing.legal')}>
          <span>© {brand.name}</span>
          {hasPage(routes.terms) && <Link to={routes.terms}>{t('footer.terms')}</Link>}
          {hasPage(routes.privacy) && <Link to={routes.privacy}>{t('footer.privacy')}</Link>}
          <a href={brand.complaintsBookUrl} target="_blank" rel="noopener" lang="pt-PT">
            {t('footer.complaints')}
          </a>
        </S.Legal>
      </Container>
    </S.Landing>
  );
}
