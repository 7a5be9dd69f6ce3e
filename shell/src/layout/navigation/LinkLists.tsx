import { Icon, NewTab, useLocation, usePageContext } from 'platform';
import type { User } from 'shared-contracts';
import { currentLink, mainLinks, menuLinks, type NavLink } from './links';
import { useShellText } from './useShellText';
import * as S from './LinkLists.styles';

/** The header's links as a vertical list, for the drawer. */
export function DrawerLinks({ onFollow }: { onFollow: () => void }) {
  const { t } = useShellText();
  const { blogUrl } = usePageContext();
  return (
    <nav aria-label={t('nav.main')}>
      <S.List>
        <Items links={mainLinks} onFollow={onFollow} />
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

interface AccountLinksProps {
  user: User;
  onFollow: () => void;
}

/** The pages of the account, as the header's menu and the drawer list them. */
export function AccountLinks({ user, onFollow }: AccountLinksProps) {
  const { t } = useShellText();
  return (
    <nav aria-label={t('nav.account')}>
      <S.List>
        <Items links={menuLinks(user)} onFollow={onFollow} />
      </S.List>
    </nav>
  );
}

function Items({ links, onFollow }: { links: readonly NavLink[]; onFollow: () => void }) {
  const { t } = useShellText();
  const here = currentLink(links, useLocation());
  return links.map(({ label, to, icon }) => (
    <li key={to}>
      <S.Item to={to} aria-current={to === here?.to ? 'page' : undefined} onClick={onFollow}>
        <Icon name={icon} />
        {t(label)}
      </S.Item>
    </li>
  ));
}
