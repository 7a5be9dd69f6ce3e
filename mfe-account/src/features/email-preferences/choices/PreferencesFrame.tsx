import { useId, type FormEvent, type ReactNode } from 'react';
import { Button, Card, useLeaveGuard, useToast, useTranslation, type ButtonProps } from 'platform';
import { FormProblems, useForm, type FormOptions, type SendOutcome } from 'platform/forms';
import { LeaveConfirmation } from '../../../components/LeaveConfirmation';
import { changesOf, type AlertChoices } from '../preferences';
import * as S from '../Preferences.styles';

interface PreferencesFormOptions<Values extends AlertChoices> extends Pick<FormOptions<Values>, 'isHandled'> {
  saved: Values;
  /** A yup schema; its messages are keys. */
  schema: object;
  /** Receives the changed fields. */
  send: (changes: Partial<Values>) => Promise<SendOutcome>;
}

/** Form of alert preferences that sends changed fields, with a confirmation before unsaved changes are left. */
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

/** Frame of the fields: errors and the confirmation before leaving. Enter does nothing without changes. */
export function PreferencesFrame({ form, children }: PreferencesFrameProps) {
  const { t } = useTranslation('mfe-account');
  const submit = (event: FormEvent) => (form.isChanged ? form.formProps.onSubmit(event) : event.preventDefault());
  return (
    <Card>
      <S.Form {...form.formProps} aria-label={t('emailPreferences.title')} onSubmit={submit}>
        <FormProblems {...form} failureTitle={t('emailPreferences.failed')} />
        {children}
      </S.Form>
      <LeaveConfirmation guard={form.guard} texts="emailPreferences" />
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
