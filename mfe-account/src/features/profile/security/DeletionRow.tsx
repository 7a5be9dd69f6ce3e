import { useEffect, useRef, useState } from 'react';
import { Button, useFormat, useToast, useTranslation, useUpdateUser } from 'platform';
import { limits, type User } from 'shared-contracts';
import { FormDialog, PasswordStep } from './DialogForm';
import { useRequestDeletionMutation } from './security.api';
import { SettingRow } from './SettingRow';

/** Requests the deletion of the account. The note above the tabs cancels the request. */
export function DeletionRow({ user: { deletionDueAt } }: { user: User }) {
  const { t } = useTranslation('mfe-account');
  const { date } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const row = useFocusOnceDue(deletionDueAt !== null);
  return (
    <SettingRow
      ref={row}
      title={t('security.deletion.title')}
      text={
        deletionDueAt === null
          ? t('security.deletion.text', { count: limits.deletionDays })
          : t('security.deletion.due', { date: date(deletionDueAt) })
      }
      actions={
        <>
          {deletionDueAt === null && (
            <Button variant="dangerQuiet" size="sm" onClick={() => setOpen(true)}>
              {t('security.deletion.action')}
            </Button>
          )}
          {isOpen && <DeletionDialog onClose={() => setOpen(false)} />}
        </>
      }
    />
  );
}

/** The button is removed after the action, and the result is announced. */
function useFocusOnceDue(isDue: boolean) {
  const row = useRef<HTMLLIElement>(null);
  const wasDue = useRef(isDue);
  useEffect(() => {
    if (isDue && !wasDue.current) row.current?.focus();
    wasDue.current = isDue;
  }, [isDue]);
  return row;
}

function DeletionDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('mfe-account');
  const { show } = useToast();
  const updateUser = useUpdateUser();
  const [request, { isLoading: isSending }] = useRequestDeletionMutation();
  return (
    <FormDialog
      isSending={isSending}
      onClose={onClose}
      title={t('security.deletion.question')}
      text={t('security.deletion.consequence', { count: limits.deletionDays })}
    >
      <PasswordStep
        call={(body) => request({ body })}
        onDone={(user: User) => {
          onClose();
          updateUser(user);
          show({ title: t('security.deletion.asked'), variant: 'success' });
        }}
        onCancel={onClose}
        submitLabel={t('security.deletion.action')}
        failureTitle={t('security.deletion.failed')}
        variant="danger"
      />
    </FormDialog>
  );
}
