import { useEffect, useId, useRef, useState } from 'react';
import { Button, Icon, onDemand, useSession, useTranslation } from 'platform';
import type { User } from 'shared-contracts';
import { tabTitleId } from '../../components/focus';
import { Waiting } from '../../components/Waiting';
import { Picture } from './Picture';
import { ProfileFields, ProfileForm } from './ProfileForm';
import { useProfileDraft, valuesOf } from './useProfileDraft';
import * as S from './ProfileTab.styles';

/** A separate chunk, because it is below the fold and has many dialogs. */
const AccountSecurity = onDemand<{ user: User }>({
  load: async () => (await import(/* webpackChunkName: "security" */ './security/AccountSecurity')).AccountSecurity,
  isWanted: () => true,
  Waiting,
});

/** /account: the user's profile, and settings of the account. */
export function ProfileTab() {
  const { t } = useTranslation('mfe-account');
  const { user } = useSession();
  if (user === null) return null;
  return (
    <S.Page>
      <div>
        <h1 id={tabTitleId} tabIndex={-1}>
          {t('profile.title')}
        </h1>
        <S.Lead>{t('profile.username', { username: user.username })}</S.Lead>
        <ProfileData user={user} />
      </div>
      <AccountSecurity user={user} />
    </S.Page>
  );
}

/** Read-only until "Editar" (SPEC §4). */
function ProfileData({ user }: { user: User }) {
  const { t } = useTranslation('mfe-account');
  const titleId = useId();
  const [isEditing, setEditing] = useState(useProfileDraft(user).draft !== null);
  const { button, form } = useFocusFollows(isEditing);
  const values = valuesOf(user);
  return (
    <S.Data as="section" aria-labelledby={titleId}>
      <S.Head>
        <h2 id={titleId}>{t('profile.data')}</h2>
        {!isEditing && (
          <Button ref={button} variant="secondary" size="sm" onClick={() => setEditing(true)}>
            <Icon name="pen" size="sm" />
            {t('profile.edit')}
          </Button>
        )}
      </S.Head>
      <Picture user={user} />
      {isEditing ? (
        <ProfileForm ref={form} user={user} onClose={() => setEditing(false)} />
      ) : (
        <ProfileFields email={user.email} fieldProps={(field) => ({ value: values[field], readOnly: true })} />
      )}
    </S.Data>
  );
}

/**
 * Opening the form moves the focus into it; closing it returns the focus to the button. A form that is open on the
 * first render moves no focus.
 */
function useFocusFollows(isEditing: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (isEditing !== wasEditing.current) (form.current?.querySelector('input') ?? button.current)?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return { button, form };
}
