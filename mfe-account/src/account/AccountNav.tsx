import { useEffect, useRef, type Ref } from 'react';
import { BoardMark, Icon, useTranslation, VisuallyHidden, type IconName } from 'platform';
import { accountHref, accountTabs, type AccountTab } from 'shared-contracts';
import * as S from './AccountNav.styles';
import { useCounts } from './useCounts';

const icons: Record<AccountTab, IconName> = {
  profile: 'user',
  resumes: 'file',
  applications: 'send',
  interviews: 'calendar',
  savedJobs: 'bookmark',
  emailPreferences: 'bell',
};

interface AccountNavProps {
  current: AccountTab;
  /** Whether the profile holds changes that are not saved yet. */
  hasUnsaved: boolean;
  ref: Ref<HTMLElement>;
}

/** The six pages of the account. */
export function AccountNav({ current, hasUnsaved, ref }: AccountNavProps) {
  const { t } = useTranslation('mfe-account');
  const counts = useCounts();
  const row = useCurrentInView(current, Object.values(counts).join());
  return (
    <nav ref={ref} aria-label={t('account.nav')}>
      <S.Row ref={row}>
        {accountTabs.map((tab) => (
          <li key={tab}>
            <S.Entry to={accountHref(tab)} aria-current={tab === current ? 'page' : undefined}>
              <Icon name={icons[tab]} />
              <span>{t(`account.tabs.${tab}`)}</span>
              <Aside count={counts[tab]} hasUnsaved={tab === 'profile' && tab !== current && hasUnsaved} />
              {tab === current && (
                <S.Mark>
                  <BoardMark />
                </S.Mark>
              )}
            </S.Entry>
          </li>
        ))}
      </S.Row>
    </nav>
  );
}

function Aside({ count, hasUnsaved }: { count: number | undefined; hasUnsaved: boolean }) {
  const { t } = useTranslation('mfe-account');
  if (hasUnsaved) {
    return (
      <>
        <VisuallyHidden>{t('account.unsaved')}</VisuallyHidden>
        <Icon name="pen" size="sm" />
      </>
    );
  }
  return count === undefined ? null : <S.Count>{count}</S.Count>;
}

/** In the row of small screens, the current entry comes into sight, and stays there when the counts have come. */
function useCurrentInView(current: AccountTab, counts: string) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = row.current;
    const entry = list?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (list && entry) list.scrollLeft = entry.offsetLeft - (list.clientWidth - entry.offsetWidth) / 2;
  }, [current, counts]);
  return row;
}
