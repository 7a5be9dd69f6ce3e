import { Icon, useLocation } from 'platform';
import type { User } from 'shared-contracts';
import { currentLink, menuLinks } from '../navigation/links';
import { useShellText } from '../navigation/useShellText';
import * as S from '../navigation/LinkList.styles';

interface AccountLinksProps {
  user: User;
  onFollow: () => void;
}

/** The pages of the account, as the header's menu and the drawer list them. */
export function AccountLinks({ user, onFollow }: AccountLinksProps) {
  const { t } = useShellText();
  const links = menuLinks(user);
  const here = currentLink(links, useLocation());
  return (
    <nav aria-label={t('nav.account')}>
      <S.List>
        {links.map(({ label, to, icon }) => (
          <li key={to}>
            <S.Item to={to} aria-current={to === here?.to ? 'page' : undefined} onClick={onFollow}>
              <Icon name={icon} />
              {t(label)}
            </S.Item>
          </li>
        ))}
      </S.List>
    </nav>
  );
}
