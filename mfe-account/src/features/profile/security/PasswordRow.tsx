import { useState } from 'react';
import { Button, Field, useToast, useTranslation } from 'platform';
import { limits, type User } from 'shared-contracts';
import { passwordChangeSchema } from 'shared-contracts/schemas';
import { useAccountForm } from '../../../components/useAccountForm';
import { CurrentPasswordField, DialogForm, FormDialog } from './DialogForm';
import { useChangePasswordMutation } from './security.api';
import { SettingRow } from './SettingRow';

export function PasswordRow({ user }: { user: User }) {
  const { t } = useTranslation('mfe-account');
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingRow
      title={t('security.password.title')}
      text={t('security.password.text')}
      actions={
        <>
          <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
            {t('security.password.change')}
          </Button>
          {isOpen && <PasswordDialog user={user} onClose={() => setOpen(false)} />}
        </>
      }
    />
  );
}

const blank = { currentPassword: '', password: '', confirmPassword: '' };

function PasswordDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation('mfe-account');
  const { show } = useToast();
  const [change] = useChangePasswordMutation();
  const failureTitle = t('security.password.failed');
  const form = useAccountForm({
    initial: blank,
    schema: passwordChangeSchema,
    failureTitle,
    call: (body) => change({ body }),
    onDone: () => {
      onClose();
      show({ title: t('security.password.changed'), variant: 'success' });
    },
  });
  return (
    <FormDialog
      isSending={form.isSending}
      onClose={onClose}
      title={t('security.password.change')}
      text={t('security.password.consequence')}
    >
      <DialogForm
        form={form}
        failureTitle={failureTitle}
        submitLabel={t('security.password.submit')}
        onCancel={onClose}
      >
        <CurrentPasswordField {...form.inputProps('currentPassword')} />
        {/* Names the account for password managers. */}
        <input type="text" autoComplete="username" value={user.username} readOnly hidden />
        <Field
          {...form.inputProps('password')}
          label={t('security.password.new')}
          help={t('security.password.help', { count: limits.passwordMinimum })}
          type="password"
          autoComplete="new-password"
        />
        <Field
          {...form.inputProps('confirmPassword')}
          label={t('security.password.confirm')}
          type="password"
          autoComplete="new-password"
        />
      </DialogForm>
    </FormDialog>
  );
}
