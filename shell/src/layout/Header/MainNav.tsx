import { BoardMark, NewTab, useLocation, usePageContext } from 'platform';
import { currentLink, mainLinks } from '../navigation/links';
import { useShellText } from '../navigation/useShellText';
import * as S from './MainNav.styles';

/** The four ways of the site; the last one leaves it. */
export function MainNav() {
  const { t } = useShellText();
  const here = currentLink(mainLinks, useLocation());
  const { blogUrl } = usePageContext();
  return (
    <S.Nav aria-label={t('nav.main')}>
      {mainLinks.map(({ label, to }) => {
        const current = to === here?.to;
        return (
          <S.Item key={to} to={to} aria-current={current ? 'page' : undefined}>
            {t(label)}
            {current && (
              <S.Mark>
                <BoardMark tone="accent" />
              </S.Mark>
            )}
          </S.Item>
        );
      })}
      <S.Outside href={blogUrl} target="_blank" rel="noopener">
        {t('nav.resources')}
        <NewTab />
      </S.Outside>
    </S.Nav>
  );
}
