import { useId, type FormEvent, type ReactNode } from 'react';
import { Button, Card, useLeaveGuard, useToast, useTranslation, type ButtonProps } from 'platform';
import { FormProblems, useForm, type FormOptions, type SendOutcome } from 'platform/forms';
import { LeaveQuestion } from '../../../components/LeaveQuestion';
import { changesOf, type AlertChoices } from '../preferences';
import * as S from '../Preferences.styles';

interface PreferencesFormOptions<Values extends AlertChoices> extends Pick<FormOptions<Values>, 'isHandled'> {
  saved: Values;
  /** A yup schema; its messages are keys. */
  schema: object;
  /** Gets what was changed. */
  send: (changes: Partial<Values>) => Promise<SendOutcome>;
}

/** The form over what is saved; it asks before what was not saved is left behind. */
export function usePreferencesForm<Values extends AlertChoices>(options: PreferencesFormOptions<Values>) {
  const { saved, schema, send, ...others } = options;
  const { t } = useTranslation('mfe-account');
  const { show } = useToast();
  const form = useForm<Values>({
    ...others,
    namespace: 'mfe-account',
    initial: saved,
    schema,
    failureTitle: t('emailPreferences.failed'),
    send: async (values) => {
      const outcome = await send(changesOf(values, saved));
      if (outcome.error === undefined) show({ title: t('emailPreferences.saved'), variant: 'success' });
      return outcome;
    },
  });
  const isChanged = Object.keys(changesOf(form.values, saved)).length > 0;
  const guard = useLeaveGuard(isChanged);
  return { ...form, isChanged, guard };
}

interface PreferencesFrameProps {
  form: Omit<ReturnType<typeof usePreferencesForm>, 'values' | 'change' | 'reset' | 'inputProps'>;
  children: ReactNode;
}

/** Around the fields: what is wrong with them, and the question before they are left. Enter sends only what there is to send. */
export function PreferencesFrame({ form, children }: PreferencesFrameProps) {
  const { t } = useTranslation('mfe-account');
  const submit = (event: FormEvent) => (form.isChanged ? form.formProps.onSubmit(event) : event.preventDefault());
  return (
    <Card>
      <S.Form {...form.formProps} aria-label={t('emailPreferences.title')} onSubmit={submit}>
        <FormProblems {...form} failureTitle={t('emailPreferences.failed')} />
        {children}
      </S.Form>
      <LeaveQuestion guard={form.guard} texts="emailPreferences" />
    </Card>
  );
}

interface SaveChangesProps extends Pick<ButtonProps, 'variant'> {
  form: { isChanged: boolean; isSending: boolean };
}

/** Enabled only with unsaved changes; the reason is shown beside it. */
export function SaveChanges({ form: { isChanged, isSending }, variant }: SaveChangesProps) {
  const { t } = useTranslation('mfe-account');
  const hintId = useId();
  return (
    <S.Foot>
      <Button
        type="submit"
        {...(variant && { variant })}
        busy={isSending}
        aria-disabled={!isChanged}
        aria-describedby={hintId}
      >
        {t('emailPreferences.save')}
      </Button>
      <S.Muted id={hintId}>{t(isChanged ? 'emailPreferences.unsaved' : 'emailPreferences.unchanged')}</S.Muted>
    </S.Foot>
  );
}
