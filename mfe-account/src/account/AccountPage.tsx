import { usePageMeta, useSearchParams, useSession, useTranslation } from 'platform';
import { accountTabs, isOneOf, type AccountTab, type User } from 'shared-contracts';
import { LeaveDialog } from '../features/profile/LeaveDialog';
import { useProfileDraft } from '../features/profile/profile-draft';
import { AccountNav } from './AccountNav';
import { AccountNotes } from './AccountNotes';
import * as S from './AccountPage.styles';
import { panels } from './panels';
import { usePartsAhead } from './usePartsAhead';
import { useTabMoves } from './useTabMoves';

/** /account. The shell renders it for signed-in users only; while the session is loading it renders nothing. */
export function AccountPage() {
  const { t } = useTranslation('mfe-account');
  const { user } = useSession();
  const [query] = useSearchParams();
  const asked = query.get('tab');
  const tab = isOneOf(accountTabs, asked) ? asked : 'profile';
  const title = t(`account.tabs.${tab}`);
  usePageMeta({ title: t('account.title', { tab: title }), robots: 'noindex' });
  return user === null ? null : <AccountFrame user={user} tab={tab} title={title} />;
}

function AccountFrame({ user, tab, title }: { user: User; tab: AccountTab; title: string }) {
  const { nav, panel } = useTabMoves(tab, title);
  const { draft } = useProfileDraft(user);
  usePartsAhead();
  const Panel = panels[tab];
  return (
    <S.Frame>
      <AccountNav ref={nav} current={tab} hasUnsaved={draft !== null} />
      <S.Panel ref={panel} tabIndex={-1} aria-label={title}>
        <AccountNotes user={user} onDone={() => panel.current?.focus()} />
        <Panel key={tab} />
      </S.Panel>
      <LeaveDialog user={user} />
    </S.Frame>
  );
}
