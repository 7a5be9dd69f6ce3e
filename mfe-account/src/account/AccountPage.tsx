import { useEffect } from 'react';
import { loadOnDemandParts, usePageMeta, useSearchParams, useSession, useTranslation } from 'platform';
import { accountTabs, isOneOf, type AccountTab, type User } from 'shared-contracts';
import { ProfileLeaveConfirmation, useProfileDraft } from '../features/profile/useProfileDraft';
import { AccountNav } from './AccountNav';
import { AccountNotes } from './AccountNotes';
import { panels } from './panels';
import { useTabMoves } from './useTabNavigation';
import * as S from './AccountPage.styles';

/** /account. The shell renders it for signed-in users only; while the session is loading it renders nothing. */
export function AccountPage() {
  const { t } = useTranslation('mfe-account');
  const { user } = useSession();
  const [query] = useSearchParams();
  const requested = query.get('tab');
  const tab = isOneOf(accountTabs, requested) ? requested : 'profile';
  const title = t(`account.tabs.${tab}`);
  usePageMeta({ title: t('account.title', { tab: title }), robots: 'noindex' });
  return user === null ? null : <AccountFrame user={user} tab={tab} title={title} />;
}

function AccountFrame({ user, tab, title }: { user: User; tab: AccountTab; title: string }) {
  const { nav, panel } = useTabMoves(tab, title);
  const { draft } = useProfileDraft(user);
  usePrefetchedTabs();
  const Panel = panels[tab];
  return (
    <S.Frame>
      <AccountNav ref={nav} current={tab} hasUnsaved={draft !== null} />
      <S.Panel ref={panel} tabIndex={-1} aria-label={title}>
        <AccountNotes user={user} onDone={() => panel.current?.focus()} />
        <Panel key={tab} />
      </S.Panel>
      <ProfileLeaveConfirmation user={user} />
    </S.Frame>
  );
}

/** Milliseconds. Timeout of the idle callback, and delay in browsers without idle callbacks. */
const idleTimeout = 4000;

/**
 * Prefetches the other tabs' chunks when the page is idle. The shell prefetches only the chunks that are known when a
 * visit starts, and this remote may be loaded later.
 */
function usePrefetchedTabs(): void {
  useEffect(() => {
    const load = () => void loadOnDemandParts();
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(load, idleTimeout);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(load, { timeout: idleTimeout });
    return () => cancelIdleCallback(request);
  }, []);
}
