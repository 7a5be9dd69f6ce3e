import { useId, useState } from 'react';
import { Button, Field, useToast, useTranslation, useUpdateUser, withTexts } from 'platform';
import { limits, type User } from 'shared-contracts';
import { emailChangeSchema, passwordChangeSchema } from 'shared-contracts/schemas';
import { useAccountForm } from '../../../components/useAccountForm';
import en from './i18n/en.json';
import pt from './i18n/pt.json';
import { OwnData } from './OwnData';
import { SecondFactorRow } from './second-factor/SecondFactorRow';
import { useChangeEmailMutation, useChangePasswordMutation } from './security.api';
import { CurrentPasswordField, DialogForm, FormDialog, SettingRow } from './Setting';
import { SignIns } from './SignIns';
import * as S from './Settings.styles';

/** Password, address, second factor and sessions of the account. */
function Security({ user }: { user: User }) {
  const { t } = useTranslation('mfe-account');
  const id = useId();
  return (
    <S.Section aria-labelledby={id}>
      <h2 id={id}>{t('security.title')}</h2>
      <S.Sheet as="ul">
        <PasswordRow user={user} />
        <EmailRow user={user} />
        <SecondFactorRow user={user} />
      </S.Sheet>
    </S.Section>
  );
}

function AccountSecurityContent({ user }: { user: User }) {
  return (
    <>
      <Security user={user} />
      <SignIns />
      <OwnData user={user} />
    </>
  );
}

/** Settings of the account, below the profile. */
export const AccountSecurity = withTexts('mfe-account', { pt, en }, AccountSecurityContent);

function PasswordRow({ user }: { user: User }) {
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

const blankPassword = { currentPassword: '', password: '', confirmPassword: '' };

function PasswordDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation('mfe-account');
  const { show } = useToast();
  const [change] = useChangePasswordMutation();
  const failureTitle = t('security.password.failed');
  const form = useAccountForm({
    initial: blankPassword,
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

/** Changes the address of the account. While the new one is unconfirmed, the note above the tabs cancels the change. */
function EmailRow({ user: { email, pendingEmail } }: { user: User }) {
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

const blankEmail = { email: '', currentPassword: '' };

function EmailDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('mfe-account');
  const { show } = useToast();
  const updateUser = useUpdateUser();
  const [change] = useChangeEmailMutation();
  const failureTitle = t('security.email.failed');
  const form = useAccountForm({
    initial: blankEmail,
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
