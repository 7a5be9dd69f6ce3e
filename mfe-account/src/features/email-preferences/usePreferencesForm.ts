import { useState } from 'react';
import { isApiError, useLeaveGuard, useToast, useTranslation } from 'platform';
import { useForm } from 'platform/forms';
import type { Subscription } from 'shared-contracts';
import { subscriptionSchema } from 'shared-contracts/schemas';
import { useChangeSubscriptionMutation } from '../../lists.api';
import { isSame, preferencesOf, type Preferences } from './preferences';

/** The form over `updateSubscription`; it asks before what was not saved is left behind. */
export function usePreferencesForm(subscription: Subscription) {
  const { t } = useTranslation('mfe-account');
  const { show } = useToast();
  const [update] = useChangeSubscriptionMutation();
  const [isSessionOver, setSessionOver] = useState(false);
  const form = useForm<Preferences>({
    namespace: 'mfe-account',
    initial: preferencesOf(subscription),
    schema: subscriptionSchema,
    failureTitle: t('emailPreferences.failed'),
    send: async ({ interestedCategories, ...rest }) => {
      const { error } = await update({ body: { ...rest, interestedCategories: [...interestedCategories] } });
      const isOver = isApiError(error) && error.status === 401;
      if (isOver) setSessionOver(true);
      if (error === undefined) show({ title: t('emailPreferences.saved'), variant: 'success' });
      return { error, isHandled: isOver };
    },
  });
  const isChanged = !isSame(form.values, preferencesOf(subscription));
  const guard = useLeaveGuard(isChanged && !isSessionOver);
  return { ...form, isChanged, isSessionOver, guard };
}
