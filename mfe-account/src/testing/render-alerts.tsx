import { answer, type FakeApi } from 'platform/testing';
import {
  getSubscription,
  listCategories,
  updateSubscription,
  type Subscription,
  type SubscriptionChanges,
} from 'shared-contracts';
import { EmailPreferencesTab } from '../features/email-preferences/EmailPreferencesTab';
import { renderTab } from './render-tab';

export const subscription: Subscription = {
  subscriptionStatus: true,
  frequency: 'weekly',
  interestedCategories: ['design'],
  followsCategories: true,
  pausedUntil: null,
  searches: [],
  isConfirmed: true,
  isDeliverable: true,
};
export const categories = [
  { name: 'Design', slug: 'design', icon: 'pen', jobCount: 3 },
  { name: 'Saúde', slug: 'saude', icon: 'heart', jobCount: 1 },
];

export const showAlerts = (page = {}) => renderTab(EmailPreferencesTab, 'emailPreferences', page);

/** Renders the tab of alerts with its data in the cache. */
export function arriveAtAlerts(api: FakeApi, changes: Partial<Subscription> = {}) {
  const value = { ...subscription, ...changes };
  api.use(answer(getSubscription, value));
  return showAlerts({
    data: [
      { template: getSubscription.template, arg: {}, value },
      { template: listCategories.template, arg: {}, value: categories },
    ],
  });
}

/** Applies each request to the subscription and responds with it. Returns the bodies. */
export function acceptChanges(api: FakeApi): SubscriptionChanges[] {
  const bodies: SubscriptionChanges[] = [];
  api.use(
    answer(updateSubscription, async (request) => {
      const body = (await request.json()) as SubscriptionChanges;
      bodies.push(body);
      return { ...subscription, ...body };
    }),
  );
  return bodies;
}
