import { useLeaveGuard, useToast, useTranslation } from 'platform';
import { useForm, type FormOptions, type SendOutcome } from 'platform/forms';
import { changesOf, type AlertChoices } from './preferences';

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
