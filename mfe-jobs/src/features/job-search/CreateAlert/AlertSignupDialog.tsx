import { Button, Dialog, Field, FieldSet, Icon, Link, Stack, useLanguage, useLocation, useTranslation } from 'platform';
import { FormProblems, Honeypot, Radio, useSendForm } from 'platform/forms';
import { useEffect, useId, useRef, useState } from 'react';
import { newsletterFrequencies, routes, type NewsletterFrequency } from 'shared-contracts';
import { alertSignupSchema } from 'shared-contracts/schemas';
import * as S from './AlertSignup.styles';
import { useSubscribeToAlertsMutation } from './alerts.api';

const blank = { email: '', frequency: 'weekly' };

/** The schema ensures that the value is a frequency. */
const frequencyOf = (values: typeof blank) => values.frequency as NewsletterFrequency;

/** The form of `subscribeToAlerts`. `onSent` receives the address of the mail. */
function useAlertSignup(search: string, onSent: (email: string) => void) {
  const { t } = useTranslation('mfe-jobs');
  const { language } = useLanguage();
  const [subscribe] = useSubscribeToAlertsMutation();
  return useSendForm({
    namespace: 'mfe-jobs',
    initial: blank,
    schema: alertSignupSchema,
    failureTitle: t('alert.failed'),
    send: async (values) => {
      // Browsers may fill the only field immediately, so the time is measured from the start of the page.
      const filledIn = Math.round(performance.now());
      const frequency = frequencyOf(values);
      const { error } = await subscribe({ body: { ...values, filledIn, frequency, search, language } });
      if (error === undefined) onSent(values.email.trim());
      return { error };
    },
  });
}

export interface AlertSignupProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Query of an address of /jobs. */
  search: string;
  /** The same as text for users. */
  words: string;
}

/** A form for the address, then a note: the alert starts after the mailed link is opened. */
export function AlertSignupDialog({ open, onOpenChange, search, words }: AlertSignupProps) {
  const { t } = useTranslation('mfe-jobs');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const change = (isOpen: boolean) => {
    setSentTo(null);
    onOpenChange(isOpen);
  };
  return (
    <Dialog open={open} onOpenChange={change} title={t(sentTo === null ? 'alert.title' : 'alert.sent.title')}>
      {sentTo === null ? (
        <SignupForm search={search} words={words} onSent={setSentTo} onCancel={() => change(false)} />
      ) : (
        <Sent email={sentTo} onClose={() => change(false)} />
      )}
    </Dialog>
  );
}

interface SignupFormProps extends Pick<AlertSignupProps, 'search' | 'words'> {
  onSent: (email: string) => void;
  onCancel: () => void;
}

function SignupForm({ search, words, onSent, onCancel }: SignupFormProps) {
  const { t } = useTranslation('mfe-jobs');
  const { formProps, submitProps, inputProps, honeypotProps, values, change, ...problems } = useAlertSignup(
    search,
    onSent,
  );
  return (
    <Stack as="form" {...formProps}>
      <S.Search>
        <Icon name="bell" />
        <span>{words}</span>
      </S.Search>
      <FormProblems {...problems} failureTitle={t('alert.failed')} />
      <Field {...inputProps('email')} label={t('alert.email')} type="email" autoComplete="email" />
      <Frequency chosen={values.frequency} onChoose={(frequency) => change('frequency', frequency)} />
      <Honeypot {...honeypotProps} />
      <Consent />
      <S.Actions>
        <Button variant="secondary" onClick={onCancel}>
          {t('alert.cancel')}
        </Button>
        <Button {...submitProps}>{t('alert.create')}</Button>
      </S.Actions>
      <SignIn />
    </Stack>
  );
}

function Frequency({ chosen, onChoose }: { chosen: string; onChoose: (frequency: string) => void }) {
  const { t } = useTranslation('mfe-jobs');
  const name = useId();
  return (
    <FieldSet legend={t('alert.frequency.legend')}>
      <Stack $gap={2}>
        {newsletterFrequencies.map((frequency) => (
          <Radio
            key={frequency}
            name={name}
            value={frequency}
            label={t(`alert.frequency.${frequency}`)}
            checked={chosen === frequency}
            onChange={() => onChoose(frequency)}
          />
        ))}
      </Stack>
    </FieldSet>
  );
}

function Consent() {
  const { t } = useTranslation('mfe-jobs');
  return (
    <S.Small>
      {t('alert.consent')} <Link to={routes.privacy}>{t('alert.privacy')}</Link>
    </S.Small>
  );
}

function SignIn() {
  const { t } = useTranslation('mfe-jobs');
  const { pathname, search } = useLocation();
  const query = new URLSearchParams({ returnTo: pathname + search });
  return (
    <S.Small>
      {t('alert.haveAccount')} <Link to={`${routes.auth}?${query.toString()}`}>{t('alert.signIn')}</Link>
    </S.Small>
  );
}

/** Replaces the form, whose focus is lost, and takes focus. */
function Sent({ email, onClose }: { email: string; onClose: () => void }) {
  const { t } = useTranslation('mfe-jobs');
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <S.Sent $gap={4} ref={frame} tabIndex={-1} role="status">
      <p>{t('alert.sent.text', { email })}</p>
      <S.Small>{t('alert.sent.hint')}</S.Small>
      <S.Actions>
        <Button onClick={onClose}>{t('alert.sent.close')}</Button>
      </S.Actions>
    </S.Sent>
  );
}
