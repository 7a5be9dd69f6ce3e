import { Fragment } from 'react';
import { BoardMark, ButtonLink, Logo, useLocation, usePageContext } from 'platform';
import { brand, pageElements, routes } from 'shared-contracts';
import { MenuDrawer } from '../MenuDrawer/MenuDrawer';
import { currentLink, isBare, LinkLabel, useLinks, type NavLink } from '../navigation/links';
import { useShellText } from '../navigation/useShellText';
import { SessionSlot } from '../SessionSlot/SessionSlot';
import * as S from './Header.styles';

/** Header of every page; pages with a logo header only have no navigation. */
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

/** First in the tab order: skips the header. */
function SkipLink() {
  const { t } = useShellText();
  return <S.SkipLink href={`#${pageElements.main}`}>{t('skip')}</S.SkipLink>;
}

/** Header with the logo only, which links to the home page. */
function LogoHeader() {
  return (
    <S.SceneHeader>
      <S.SceneRow>
        <S.SceneBrand to={routes.home}>
          <Logo variant="onGreen" size="large" />
        </S.SceneBrand>
      </S.SceneRow>
    </S.SceneHeader>
  );
}

/** The main links. Text browsers need the spaces between them. */
function MainNav() {
  const { t } = useShellText();
  const links = useLinks('shell.nav.main.v1');
  const here = currentLink(links, useLocation());
  return (
    <S.Nav aria-label={t('nav.main')}>
      {links.map((link) => (
        <Fragment key={link.id}>
          <MainLink link={link} isCurrent={link === here} />{' '}
        </Fragment>
      ))}
    </S.Nav>
  );
}

function MainLink({ link, isCurrent }: { link: NavLink; isCurrent: boolean }) {
  return (
    <S.Item {...link.props} aria-current={isCurrent ? 'page' : undefined}>
      <LinkLabel {...link} />
      {isCurrent && (
        <S.Mark>
          <BoardMark tone="accent" />
        </S.Mark>
      )}
    </S.Item>
  );
}
