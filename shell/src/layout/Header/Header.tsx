import { ButtonLink, Logo, useLocation, usePageContext } from 'platform';
import { brand, routes } from 'shared-contracts';
import { LogoHeader } from '../LogoHeader/LogoHeader';
import { MenuDrawer } from '../MenuDrawer/MenuDrawer';
import { isBare } from '../navigation/links';
import { useShellText } from '../navigation/useShellText';
import { SessionSlot } from '../SessionSlot/SessionSlot';
import { SkipLink } from '../SkipLink/SkipLink';
import * as S from './Header.styles';
import { MainNav } from './MainNav';

/** The green header of every page; on the standalone scenes only the logo. */
export function Header() {
  const { pathname } = useLocation();
  return (
    <>
      <SkipLink />
      {isBare(pathname) ? <LogoHeader /> : <FullHeader />}
    </>
  );
}

function FullHeader() {
  const { t } = useShellText();
  const { employerAppUrl } = usePageContext();
  return (
    <S.Header>
      <S.Row>
        <S.Brand to={routes.home} aria-label={t('brand.home', { name: brand.name })}>
          <Logo variant="onGreen" />
        </S.Brand>{' '}
        <MainNav />{' '}
        <S.Actions>
          <ButtonLink to={employerAppUrl} external variant="chrome" size="sm">
            {t('nav.postJob')}
          </ButtonLink>{' '}
          <SessionSlot />
        </S.Actions>{' '}
        <MenuDrawer />
      </S.Row>
    </S.Header>
  );
}
