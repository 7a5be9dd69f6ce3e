import { Fragment } from 'react';
import { BoardMark, NewTab, useLocation, usePageContext } from 'platform';
import { currentLink, mainLinks } from '../navigation/links';
import { useShellText } from '../navigation/useShellText';
import * as S from './MainNav.styles';

/** The four main links; the last one leaves the site. Text browsers need the spaces between them. */
export function MainNav() {
  const { t } = useShellText();
  const here = currentLink(mainLinks, useLocation());
  const { blogUrl } = usePageContext();
  return (
    <S.Nav aria-label={t('nav.main')}>
      {mainLinks.map(({ label, to }) => {
        const current = to === here?.to;
        return (
          <Fragment key={to}>
            <S.Item to={to} aria-current={current ? 'page' : undefined}>
              {t(label)}
              {current && (
                <S.Mark>
                  <BoardMark tone="accent" />
                </S.Mark>
              )}
            </S.Item>{' '}
          </Fragment>
        );
      })}
      <S.Outside href={blogUrl} target="_blank" rel="noopener">
        {t('nav.resources')} <NewTab />
      </S.Outside>
    </S.Nav>
  );
}
