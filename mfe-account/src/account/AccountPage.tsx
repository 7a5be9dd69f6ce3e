import { useEffect, useEffectEvent, useRef, type ComponentType } from 'react';
import {
  Container,
  loadOnDemandParts,
  media,
  NavigationType,
  onDemand,
  styled,
  useAnnounce,
  useLocation,
  useNavigationType,
  usePageMeta,
  useSearchParams,
  useSession,
  useTranslation,
  type WaitingProps,
} from 'platform';
import { accountTabs, isOneOf, type AccountTab, type User } from 'shared-contracts';
import { TabHead } from '../components/TabHead';
import { Waiting } from '../components/Waiting';
import { ProfileTab } from '../features/profile/ProfileTab';
import { ProfileLeaveConfirmation, useProfileDraft } from '../features/profile/useProfileDraft';
import { AccountNav } from './AccountNav';
import { AccountNotes } from './AccountNotes';

/** A tab whose code is loading; its heading is shown immediately. */
export function TabWaiting({ tab, ...waiting }: WaitingProps & { tab: AccountTab }) {
  const { t } = useTranslation('mfe-account');
  return <Waiting {...waiting} heading={<TabHead title={t(`account.tabs.${tab}`)} />} />;
}

const later = (tab: AccountTab, load: () => Promise<ComponentType>) =>
  onDemand({ load, isWanted: () => true, Waiting: (waiting) => <TabWaiting tab={tab} {...waiting} /> });

/** Every tab except the first is a separate chunk, loaded when the page is idle or the tab is opened. */
const panels: Record<AccountTab, ComponentType> = {
  profile: ProfileTab,
  resumes: later(
    'resumes',
    async () => (await import(/* webpackChunkName: "resumes" */ '../features/resumes/ResumesTab')).ResumesTab,
  ),
  applications: later(
    'applications',
    async () =>
      (await import(/* webpackChunkName: "applications" */ '../features/applications/ApplicationsTab')).ApplicationsTab,
  ),
  interviews: later(
    'interviews',
    async () =>
      (await import(/* webpackChunkName: "interviews" */ '../features/interviews/InterviewsTab')).InterviewsTab,
  ),
  savedJobs: later(
    'savedJobs',
    async () => (await import(/* webpackChunkName: "saved-jobs" */ '../features/saved-jobs/SavedJobsTab')).SavedJobsTab,
  ),
  companies: later(
    'companies',
    async () =>
      (await import(/* webpackChunkName: "saved-jobs" */ '../features/followed-companies/FollowedCompaniesTab'))
        .FollowedCompaniesTab,
  ),
  emailPreferences: later(
    'emailPreferences',
    async () =>
      (await import(/* webpackChunkName: "email-preferences" */ '../features/email-preferences/EmailPreferencesTab'))
        .EmailPreferencesTab,
  ),
};

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

/**
 * Prefetches the other tabs' chunks when the page is idle. The shell prefetches only the chunks that are known when a
 * visit starts, and this remote may be loaded later.
 */
function usePrefetchedTabs(): void {
  useEffect(() => {
    void loadOnDemandParts();
  }, []);
}

/** Whether the navigation comes from the shell's tab bar, which resets the page even if the address is the same. */
const isResetNavigation = (state: unknown) => typeof state === 'object' && state !== null && 'fromTheTop' in state;

/**
 * A change of tab is treated as a page change: it scrolls to the top and is announced. Focus stays in the tab list if
 * the change came from there; otherwise (menu, tab bar, back) it moves to the heading.
 */
function useTabNavigation(tab: AccountTab, title: string) {
  const nav = useRef<HTMLElement>(null);
  const panel = useRef<HTMLElement>(null);
  const { key, hash, state } = useLocation() as { key: string; hash: string; state: unknown };
  const isBackOrForward = useNavigationType() === NavigationType.Pop;
  const announce = useAnnounce();
  const last = useRef({ key, tab });

  const onNavigation = useEffectEvent(() => {
    const isReset = isResetNavigation(state);
    const isOtherTab = last.current.tab !== tab;
    last.current = { key, tab };
    if (!isReset && !isOtherTab) return;
    if (!isReset) announce(title);
    // The element that the hash names receives the focus.
    if (hash !== '') return;
    // The shell restores the scroll position on back and forward.
    if (!isBackOrForward) window.scrollTo(0, 0);
    if (isReset || !nav.current?.contains(document.activeElement)) focusHeading(panel.current);
  });
  useEffect(() => {
    if (last.current.key !== key) onNavigation();
  }, [key]);
  return { nav, panel };
}

/** The heading belongs to the tab and is not focusable otherwise. */
function focusHeading(panel: HTMLElement | null): void {
  const heading = panel?.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  (heading ?? panel)?.focus({ preventScroll: true });
}
