import { useLeaveGuard, useSessionEnd, useToast, useTranslation } from 'platform';
import { useForm } from 'platform/forms';
import type { Subscription } from 'shared-contracts';
import { subscriptionSchema } from 'shared-contracts/schemas';
import { useChangeSubscriptionMutation } from './email-preferences.api';
import { isSame, preferencesOf, type Preferences } from './preferences';

/** The form over `updateSubscription`; it asks before what was not saved is left behind. */
export function usePreferencesForm(subscription: Subscription) {
  const { t } = useTranslation('mfe-account');
  const { show } = useToast();
  const [update] = useChangeSubscriptionMutation();
  const endSession = useSessionEnd();
  const form = useForm<Preferences>({
    namespace: 'mfe-account',
    initial: preferencesOf(subscription),
    schema: subscriptionSchema,
    failureTitle: t('emailPreferences.failed'),
    send: async ({ interestedCategories, ...rest }) => {
      const { error } = await update({ body: { ...rest, interestedCategories: [...interestedCategories] } });
      if (error === undefined) show({ title: t('emailPreferences.saved'), variant: 'success' });
      return { error, isHandled: endSession(error) };
    },
  });
  const isChanged = !isSame(form.values, preferencesOf(subscription));
  const guard = useLeaveGuard(isChanged);
  return { ...form, isChanged, guard };
}
