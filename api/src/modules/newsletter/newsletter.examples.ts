import type { getSubscription, Subscription, subscribeToNewsletter, updateSubscription } from 'shared-contracts';
import type { ExampleOf } from '../../http/endpoint-docs.ts';
import { acknowledgement } from '../../http/openapi/examples.ts';

const subscription: Subscription = {
  subscriptionStatus: true,
  frequency: 'weekly',
  interestedCategories: ['tecnologia'],
  isConfirmed: true,
};

export const getSubscriptionExample: ExampleOf<typeof getSubscription> = { answer: subscription };

export const updateSubscriptionExample: ExampleOf<typeof updateSubscription> = {
  body: { subscriptionStatus: true, frequency: 'weekly', interestedCategories: ['tecnologia'] },
  answer: subscription,
};

export const subscribeToNewsletterExample: ExampleOf<typeof subscribeToNewsletter> = {
  body: {
    email: 'vagas@veladigital.example',
    firstName: 'Rui',
    lastName: 'Salgado',
    phone: '223456789',
    company: 'Vela Digital',
    frequency: 'monthly',
  },
  answer: acknowledgement('The company is on the list.'),
};
