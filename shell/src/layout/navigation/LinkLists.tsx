import { Icon, useLocation } from 'platform';
import type { NavSlot } from 'shared-contracts';
import { currentLink, LinkLabel, useLinks, type NavLink } from './links';
import { useShellText } from './useShellText';
import * as S from './LinkLists.styles';

interface LinkListProps {
  onFollow: () => void;
}

/** The header's links as a vertical list, for the drawer. */
export function DrawerLinks({ onFollow }: LinkListProps) {
  const { t } = useShellText();
  return <LinkList label={t('nav.main')} slot="shell.nav.main.v1" onFollow={onFollow} />;
}

/** The pages of the account, as the header's menu and the drawer list them. */
export function AccountLinks({ onFollow }: LinkListProps) {
  const { t } = useShellText();
  return <LinkList label={t('nav.account')} slot="shell.account.menu.v1" onFollow={onFollow} />;
}

/** The links of a slot; nothing without links. */
function LinkList({ label, slot, onFollow }: LinkListProps & { label: string; slot: NavSlot }) {
  const links = useLinks(slot);
  const here = currentLink(links, useLocation());
  if (links.length === 0) return null;
  return (
    <nav aria-label={label}>
      <S.List>
        {links.map((link) => (
          <li key={link.id}>
            <ListedLink link={link} isCurrent={link === here} onFollow={onFollow} />
          </li>
        ))}
      </S.List>
    </nav>
  );
}

function ListedLink({ link, isCurrent, onFollow }: LinkListProps & { link: NavLink; isCurrent: boolean }) {
  return (
    <S.Item
      {...link.props}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={link.isOutside ? undefined : onFollow}
    >
      <Icon name={link.icon} />
      <LinkLabel {...link} />
    </S.Item>
  );
}
