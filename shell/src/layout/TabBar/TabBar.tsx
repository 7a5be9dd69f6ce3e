import { Fragment } from 'react';
import { BoardMark, Icon, useLocation } from 'platform';
import { fromTheTop } from '../../navigation/other-page';
import { currentLink, useLinks } from '../navigation/links';
import { useShellText } from '../navigation/useShellText';
import * as S from './TabBar.styles';

/**
 * The most used pages, on small screens and in the native apps. Each tap restarts its page, also between tabs of the
 * account, and does not add history entries for repeated taps.
 */
export function TabBar() {
  const { t } = useShellText();
  const links = useLinks('shell.tabbar.v1');
  const here = currentLink(links, useLocation());
  return (
    <S.Bar data-tab-bar aria-label={t('nav.quick')}>
      {links.map((link) => {
        const current = link === here;
        return (
          <Fragment key={link.id}>
            <S.Tab {...link.props} state={fromTheTop} aria-current={current ? 'page' : undefined}>
              {current && (
                <S.Mark>
                  <BoardMark />
                </S.Mark>
              )}
              <Icon name={link.icon} size="lg" />
              {link.label}
            </S.Tab>{' '}
          </Fragment>
        );
      })}
    </S.Bar>
  );
}
