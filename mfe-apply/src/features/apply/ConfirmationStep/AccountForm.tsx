import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button, Field, Icon, Link, Note, useLanguage, useSetSession, useTranslation, withTexts } from 'platform';
import { Checkbox, FormProblems, useForm } from 'platform/forms';
import { atField, recordClaim, useClaimApplications } from 'platform/jobs';
import { accountHref, limits, routes, withSignInTarget, type Registration } from 'shared-contracts';
import { registrationSchema } from 'shared-contracts/schemas';
import { useRegisterMutation } from '../../../apply.api';
import type { Completion } from '../../../draft/draft-machine';
import * as S from './ConfirmationStep.styles';
import en from './i18n/en.json';
import pt from './i18n/pt.json';

const target = { returnTo: accountHref('applications') };
const takenField = { username_taken: 'username', email_taken: 'email' };

export interface AccountFormProps {
  completion: Completion;
  token: string;
  onRegistered: () => void;
}

function AccountFormContent({ completion, token, onRegistered }: AccountFormProps) {
  const { t } = useTranslation('mfe-apply');
  const titleId = useId();
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  return (
    <S.Account aria-labelledby={titleId}>
      <h2 id={titleId}>{t('account.title')}</h2>
      {unconfirmed === null ? (
        <Registering
          completion={completion}
          token={token}
          titleId={titleId}
          onUnconfirmed={(email) => {
            setUnconfirmed(email);
            onRegistered();
          }}
        />
      ) : (
        <Unconfirmed email={unconfirmed} />
      )}
    </S.Account>
  );
}

/** Registration with what the application contains. The application joins the account, because this browser has its token. */
export const AccountForm = withTexts('mfe-apply', { pt, en }, AccountFormContent);

/** The address must be confirmed before the first sign-in. */
function Unconfirmed({ email }: { email: string }) {
  const { t } = useTranslation('mfe-apply');
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <S.Panel ref={panel} tabIndex={-1}>
      <Note tone="success" icon="mail" title={t('account.confirm.title')}>
        <p>{t('account.confirm.text', { email })}</p>
        <Link to={withSignInTarget(routes.auth, target)}>{t('account.confirm.signIn')}</Link>
      </Note>
    </S.Panel>
  );
}

interface RegisteringProps {
  completion: Completion;
  token: string;
  titleId: string;
  onUnconfirmed: (email: string) => void;
}

function Registering({ completion, token, titleId, onUnconfirmed }: RegisteringProps) {
  const { t } = useTranslation('mfe-apply');
  const form = useAccountRegistration(completion, token, onUnconfirmed);
  const { formProps, submitProps, inputProps, isEmailKnown, ...problems } = form;
  const email = isEmailKnown ? { readOnly: true, help: t('account.emailKnown') } : {};
  return (
    <>
      <p>{t('account.text')}</p>
      <S.Known>
        {completion.fileName !== '' && (
          <li>
            <Icon name="file" />
            <span>{completion.fileName}</span>
          </li>
        )}
        <li>
          <Icon name="send" />
          <span>{t('account.joins')}</span>
        </li>
      </S.Known>
      <S.Form {...formProps} aria-labelledby={titleId}>
        <FormProblems {...problems} failureTitle={t('account.failed')} />
        <Field
          {...inputProps('username')}
          label={t('account.username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Field {...inputProps('email')} {...email} label={t('resume.email')} type="email" autoComplete="email" />
        <Passwords inputProps={inputProps} />
        <S.Pair>
          <Field {...inputProps('firstName')} label={t('account.firstName')} optional autoComplete="given-name" />
          <Field {...inputProps('lastName')} label={t('account.lastName')} optional autoComplete="family-name" />
        </S.Pair>
        <S.Small>
          {t('account.legal')} <Link to={routes.terms}>{t('account.terms')}</Link> {t('account.and')}{' '}
          <Link to={routes.privacy}>{t('account.privacy')}</Link>.
        </S.Small>
        <Button {...submitProps} variant="secondary" size="lg" block>
          {t('account.submit')}
        </Button>
      </S.Form>
      <S.Small>{t('account.optional')}</S.Small>
    </>
  );
}

function Passwords({ inputProps }: Pick<ReturnType<typeof useAccountRegistration>, 'inputProps'>) {
  const { t } = useTranslation('mfe-apply');
  const [isShown, setShown] = useState(false);
  const secret = { type: isShown ? 'text' : 'password', autoComplete: 'new-password', autoCapitalize: 'none' } as const;
  return (
    <>
      <Field
        {...inputProps('password')}
        {...secret}
        label={t('account.password')}
        help={t('account.passwordHelp', { count: limits.passwordMinimum })}
      />
      <Field {...inputProps('confirmPassword')} {...secret} label={t('account.confirmPassword')} />
      <Checkbox
        label={t('account.showPassword')}
        checked={isShown}
        onChange={({ target: box }) => setShown(box.checked)}
      />
    </>
  );
}

/** First word of the name, and the rest. */
function namesOf(name: string) {
  const [firstName = '', ...others] = name.split(/\s+/).filter(Boolean);
  return { firstName, lastName: others.join(' ') };
}

function useAccountRegistration({ name, email }: Completion, token: string, onUnconfirmed: (email: string) => void) {
  const { t } = useTranslation('mfe-apply');
  const { language } = useLanguage();
  const [register] = useRegisterMutation();
  const setSession = useSetSession();
  const claimApplications = useClaimApplications();
  const isEmailKnown = email !== '';
  const form = useForm({
    namespace: 'mfe-apply',
    initial: { username: '', email, password: '', confirmPassword: '', ...namesOf(name) },
    schema: registrationSchema,
    failureTitle: t('account.failed'),
    send: async ({ firstName, lastName, ...needed }) => {
      const body: Registration = {
        ...needed,
        ...(firstName.trim() !== '' && { firstName }),
        ...(lastName.trim() !== '' && { lastName }),
        // Alerts are chosen in the account: this form does not show the option.
        subscribeToNewsletter: false,
        language,
        ...target,
      };
      const { data, error } = await register({ body });
      if (data === undefined) return { error: atField(error, takenField) };
      recordClaim(token, needed.email.trim());
      if (data.user === null || data.requiresVerification) onUnconfirmed(needed.email.trim());
      else {
        await setSession(data.user);
        await claimApplications(data.user);
      }
      return {};
    },
  });
  // The address can be added to the application while this form is open.
  const takeEmail = useEffectEvent(() => form.change('email', email));
  useEffect(() => {
    if (email !== '') takeEmail();
  }, [email]);
  return { ...form, isEmailKnown };
}
