import { useEffect } from 'react';
import {
  Container,
  loadOnDemandParts,
  media,
  styled,
  usePageMeta,
  useSearchParams,
  useSession,
  useTranslation,
} from 'platform';
import { accountTabs, isOneOf, type AccountTab, type User } from 'shared-contracts';
import { ProfileLeaveConfirmation, useProfileDraft } from '../features/profile/useProfileDraft';
import { AccountNav } from './AccountNav';
import { AccountNotes } from './AccountNotes';
import { panels } from './panels';
import { useTabNavigation } from './useTabNavigation';

const Frame = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  align-items: start;
  padding-block: var(--space-2) var(--space-section);

  ${media.from.large} {
    grid-template-columns: calc(var(--width-aside) - var(--space-20)) minmax(0, 1fr);
    gap: var(--space-10);
    padding-top: var(--space-8);

    & > nav {
      position: sticky;
      top: calc(var(--header-height) + var(--space-6));
    }
  }
`;

const PanelSection = styled.section`
  min-width: 0;

  &:focus:not(:focus-visible),
  h1:focus:not(:focus-visible) {
    outline: 0;
  }
`;

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
  const { nav, panel } = useTabNavigation(tab, title);
  const { draft } = useProfileDraft(user);
  usePrefetchedTabs();
  const Panel = panels[tab];
  return (
    <Frame>
      <AccountNav ref={nav} current={tab} hasUnsaved={draft !== null} />
      <PanelSection ref={panel} tabIndex={-1} aria-label={title}>
        <AccountNotes user={user} onDone={() => panel.current?.focus()} />
        <Panel key={tab} />
      </PanelSection>
      <ProfileLeaveConfirmation user={user} />
    </Frame>
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
