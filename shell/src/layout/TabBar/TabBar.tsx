import { Fragment } from 'react';
import { BoardMark, Icon, useLocation } from 'platform';
import { fromTheTop } from '../../navigation/other-page';
import { currentLink, tabBarLinks } from '../navigation/links';
import { useShellText } from '../navigation/useShellText';
import * as S from './TabBar.styles';

/**
 * The four main links, on small screens and in the native apps. Each tap restarts its page, also between tabs of the
 * account, and does not add history entries for repeated taps.
 */
export function TabBar() {
  const { t } = useShellText();
  const here = currentLink(tabBarLinks, useLocation());
  return (
    <S.Bar data-tab-bar aria-label={t('nav.quick')}>
      {tabBarLinks.map(({ label, to, icon }) => {
        const current = to === here?.to;
        return (
          <Fragment key={to}>
            <S.Tab to={to} state={fromTheTop} aria-current={current ? 'page' : undefined}>
              {current && (
                <S.Mark>
                  <BoardMark />
                </S.Mark>
              )}
              <Icon name={icon} size="lg" />
              {t(label)}
            </S.Tab>{' '}
          </Fragment>
        );
      })}
    </S.Bar>
  );
}
