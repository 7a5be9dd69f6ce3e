import { BoardMark, Icon, useLocation } from 'platform';
import { isCurrent, tabBarLinks } from '../navigation/links';
import { useShellText } from '../navigation/useShellText';
import * as S from './TabBar.styles';

/** The four places that a thumb reaches, on small screens only. */
export function TabBar() {
  const { t } = useShellText();
  const place = useLocation();
  return (
    <S.Bar aria-label={t('nav.quick')}>
      {tabBarLinks.map(({ label, to, icon }) => {
        const current = isCurrent(to, place);
        return (
          <S.Tab key={to} to={to} aria-current={current ? 'page' : undefined}>
            {current && (
              <S.Mark>
                <BoardMark />
              </S.Mark>
            )}
            <Icon name={icon} size="lg" />
            {t(label)}
          </S.Tab>
        );
      })}
    </S.Bar>
  );
}
