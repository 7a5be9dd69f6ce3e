import { useState } from 'react';
import { Button, Field, useToast, useTranslation, useUpdateUser } from 'platform';
import type { User } from 'shared-contracts';
import { emailChangeSchema } from 'shared-contracts/schemas';
import { useAccountForm } from '../../../components/useAccountForm';
import { CurrentPasswordField, DialogForm, FormDialog } from './DialogForm';
import { useChangeEmailMutation } from './security.api';
import { SettingRow } from './SettingRow';

/** Changes the address of the account. While the new one is unconfirmed, the note above the tabs cancels the change. */
export function EmailRow({ user: { email, pendingEmail } }: { user: User }) {
  const { t } = useTranslation('mfe-account');
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingRow
      title={t('security.email.title')}
      text={pendingEmail === null ? email : t('security.email.pending', { email, pendingEmail })}
      actions={
        <>
          <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
            {t('security.email.change')}
          </Button>
          {isOpen && <EmailDialog onClose={() => setOpen(false)} />}
        </>
      }
    />
  );
}

const blank = { email: '', currentPassword: '' };

function EmailDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('mfe-account');
  const { show } = useToast();
  const updateUser = useUpdateUser();
  const [change] = useChangeEmailMutation();
  const failureTitle = t('security.email.failed');
  const form = useAccountForm({
    initial: blank,
    schema: emailChangeSchema,
    failureTitle,
    call: (body) => change({ body }),
    onDone: (user: User) => {
      onClose();
      updateUser(user);
      show({ title: t('security.email.sent'), description: t('security.email.sentText'), variant: 'success' });
    },
  });
  return (
    <FormDialog
      isSending={form.isSending}
      onClose={onClose}
      title={t('security.email.change')}
      text={t('security.email.consequence')}
    >
      <DialogForm form={form} failureTitle={failureTitle} submitLabel={t('security.email.submit')} onCancel={onClose}>
        <Field {...form.inputProps('email')} label={t('security.email.new')} type="email" autoComplete="email" />
        <CurrentPasswordField {...form.inputProps('currentPassword')} />
      </DialogForm>
    </FormDialog>
  );
}
