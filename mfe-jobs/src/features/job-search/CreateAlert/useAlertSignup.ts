import { useLanguage, useTranslation } from 'platform';
import { useSendForm } from 'platform/forms';
import type { NewsletterFrequency } from 'shared-contracts';
import { alertSignupSchema } from 'shared-contracts/schemas';
import { useSubscribeToAlertsMutation } from './alerts.api';

const blank = { email: '', frequency: 'weekly' };

/** The schema has seen to it that the frequency is one of them. */
const frequencyOf = (values: typeof blank) => values.frequency as NewsletterFrequency;

/** The form over `subscribeToAlerts`; `onSent` gets the address that the mail went to. */
export function useAlertSignup(search: string, onSent: (email: string) => void) {
  const { t } = useTranslation('mfe-jobs');
  const { language } = useLanguage();
  const [subscribe] = useSubscribeToAlertsMutation();
  return useSendForm({
    namespace: 'mfe-jobs',
    initial: blank,
    schema: alertSignupSchema,
    failureTitle: t('alert.failed'),
    send: async (values) => {
      // A browser may fill the one field at once: who came to it by a click is timed since the page began.
      const filledIn = Math.round(performance.now());
      const frequency = frequencyOf(values);
      const { error } = await subscribe({ body: { ...values, filledIn, frequency, search, language } });
      if (error === undefined) onSent(values.email.trim());
      return { error };
    },
  });
}
