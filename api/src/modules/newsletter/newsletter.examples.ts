import type {
  getSubscription,
  SavedSearch,
  Subscription,
  subscribeToNewsletter,
  updateSubscription,
} from 'shared-contracts';
import type { ExampleOf } from '../../http/endpoint-docs.ts';
import { acknowledgement } from '../../http/openapi/examples.ts';

const savedSearch: SavedSearch = {
  id: '5b0f8c52-5d0e-4c0b-9d5a-0f3c6a3f6a11',
  query: 'keyword=enfermeira&location=Porto',
  createdAt: '2026-11-10T09:30:00.000Z',
};

const subscription: Subscription = {
  subscriptionStatus: true,
  frequency: 'weekly',
  interestedCategories: ['tecnologia'],
  followsCategories: true,
  pausedUntil: null,
  searches: [savedSearch],
  isConfirmed: true,
  isDeliverable: true,
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
