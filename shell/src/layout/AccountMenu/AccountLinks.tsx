import { Icon, useLocation } from 'platform';
import { accountLinks, currentLink } from '../navigation/links';
import { useShellText } from '../navigation/useShellText';
import * as S from '../navigation/LinkList.styles';

/** The pages of the account, as the header's menu and the drawer list them. */
export function AccountLinks({ onFollow }: { onFollow: () => void }) {
  const { t } = useShellText();
  const here = currentLink(accountLinks, useLocation());
  return (
    <nav aria-label={t('nav.account')}>
      <S.List>
        {accountLinks.map(({ label, to, icon }) => (
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
