import { Icon, NewTab, useLocation, usePageContext } from 'platform';
import { currentLink, mainLinks } from '../navigation/links';
import * as S from '../navigation/LinkList.styles';
import { useShellText } from '../navigation/useShellText';

/** The header's links, below each other. */
export function DrawerLinks({ onFollow }: { onFollow: () => void }) {
  const { t } = useShellText();
  const here = currentLink(mainLinks, useLocation());
  const { blogUrl } = usePageContext();
  return (
    <nav aria-label={t('nav.main')}>
      <S.List>
        {mainLinks.map(({ label, to, icon }) => (
          <li key={to}>
            <S.Item to={to} aria-current={to === here?.to ? 'page' : undefined} onClick={onFollow}>
              <Icon name={icon} />
              {t(label)}
            </S.Item>
          </li>
        ))}
        <li>
          <S.Outside href={blogUrl} target="_blank" rel="noopener">
            <Icon name="globe" />
            {t('nav.resources')}
            <NewTab />
          </S.Outside>
        </li>
      </S.List>
    </nav>
  );
}
