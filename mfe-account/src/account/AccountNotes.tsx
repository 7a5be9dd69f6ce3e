import type { ReactNode } from 'react';
import {
  Button,
  Link,
  mutationFromContract,
  Note,
  styled,
  useFormat,
  useToast,
  useTranslation,
  useUpdateUser,
  type NoteProps,
} from 'platform';
import { accountHref, cancelDeletion, cancelEmailChange, type User } from 'shared-contracts';
import { remoteApi } from '../remote-api';
import { useAction } from '../components/useAction';

/** Mutations of the notes above the tabs. */
const { useCancelDeletionMutation, useCancelEmailChangeMutation } = remoteApi.injectEndpoints({
  endpoints: (build) => ({
    cancelDeletion: mutationFromContract(build, cancelDeletion),
    cancelEmailChange: mutationFromContract(build, cancelEmailChange),
  }),
});

const Stack = styled.div`
  display: grid;
  gap: var(--space-3);

  &:not(:empty) {
    margin-bottom: var(--space-6);
  }
`;

interface AccountNotesProps {
  user: User;
  /** Called after the note is removed; the focused button is removed with it. */
  onDone: () => void;
}

/** Notices about the whole account, above every tab. */
export function AccountNotes({ user, onDone }: AccountNotesProps) {
  return (
    <Stack>
      {user.deletionDueAt !== null && <DeletionNote dueAt={user.deletionDueAt} onDone={onDone} />}
      {user.needsSecondFactor && <SecondFactorNote />}
      {user.pendingEmail !== null && <EmailNote email={user.pendingEmail} onDone={onDone} />}
    </Stack>
  );
}

function DeletionNote({ dueAt, onDone }: { dueAt: string; onDone: () => void }) {
  const { t } = useTranslation('mfe-account');
  const { date } = useFormat();
  const [keep] = useCancelDeletionMutation();
  return (
    <UndoNote
      tone="warning"
      title={t('account.deletion.title', { date: date(dueAt) })}
      label={t('account.deletion.keep')}
      done={t('account.deletion.kept')}
      failed={t('account.deletion.failed')}
      call={() => keep({})}
      onDone={onDone}
    >
      {t('account.deletion.text')}
    </UndoNote>
  );
}

function EmailNote({ email, onDone }: { email: string; onDone: () => void }) {
  const { t } = useTranslation('mfe-account');
  const [cancel] = useCancelEmailChangeMutation();
  return (
    <UndoNote
      tone="info"
      title={t('account.pendingEmail.title', { email })}
      label={t('account.pendingEmail.cancel')}
      done={t('account.pendingEmail.canceled')}
      failed={t('account.pendingEmail.failed')}
      call={() => cancel({})}
      onDone={onDone}
    >
      {t('account.pendingEmail.text')}
    </UndoNote>
  );
}

interface UndoNoteProps extends Pick<NoteProps, 'tone' | 'title'> {
  label: string;
  done: string;
  failed: string;
  call: () => Promise<{ data?: User | undefined; error?: unknown }>;
  onDone: () => void;
  children: ReactNode;
}

function UndoNote({ tone = 'info', title, label, done, failed, call, onDone, children }: UndoNoteProps) {
  const updateUser = useUpdateUser();
  const { show } = useToast();
  const { run, isBusy, failure } = useAction(failed);
  const undo = () =>
    run(call, (user) => {
      onDone();
      updateUser(user);
      show({ title: done, variant: 'success' });
    });
  return (
    <Note tone={tone} title={title}>
      <p>{children}</p>
      {failure !== null && (
        <p role="alert">
          {failed}: {failure}
        </p>
      )}
      <Button variant="secondary" size="sm" busy={isBusy} onClick={() => void undo()}>
        {label}
      </Button>
    </Note>
  );
}

function SecondFactorNote() {
  const { t } = useTranslation('mfe-account');
  return (
    <Note tone="warning" icon="lock" title={t('account.needsSecondFactor.title')}>
      <p>{t('account.needsSecondFactor.text')}</p>
      <Link to={`${accountHref('profile')}#second-factor`}>{t('account.needsSecondFactor.action')}</Link>
    </Note>
  );
}
