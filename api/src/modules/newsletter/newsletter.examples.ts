import type {
  confirmAlerts,
  getLinkedSubscription,
  getSubscription,
  LinkedSubscription,
  removeLinkedSearch,
  removeSearch,
  requestAddressConfirmation,
  SavedSearch,
  saveSearch,
  subscribeToAlerts,
  Subscription,
  unsubscribeByLink,
  updateLinkedSubscription,
  updateSubscription,
} from 'shared-contracts';
import { acknowledgement, type ExampleOf } from '../../http/index.ts';

const savedSearch: SavedSearch = {
  id: '5b0f8c52-5d0e-4c0b-9d5a-0f3c6a3f6a11',
  query: 'keyword=enfermeira&location=Porto',
  places: [],
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

export const requestAddressConfirmationExample: ExampleOf<typeof requestAddressConfirmation> = {
  answer: acknowledgement('A mail with the link will be sent.'),
};

export const saveSearchExample: ExampleOf<typeof saveSearch> = {
  body: { search: 'keyword=enfermeira&location=Porto' },
  answer: savedSearch,
};

export const removeSearchExample: ExampleOf<typeof removeSearch> = {
  variables: { id: savedSearch.id },
  answer: savedSearch,
};

export const subscribeToAlertsExample: ExampleOf<typeof subscribeToAlerts> = {
  body: {
    email: 'marta.sequeira@example.com',
    firstName: 'Marta',
    frequency: 'weekly',
    interestedCategories: [],
    search: 'keyword=enfermeira&location=Porto',
    language: 'pt',
  },
  answer: acknowledgement('A mail with the link will be sent.'),
};

const token = 'Ww-MUl0OTAudWg8MOj9qEYx0Q1nVdWh3bJm2c5tRz8k';

const linked: LinkedSubscription = {
  email: 'm…a@example.com',
  subscriptionStatus: true,
  frequency: 'weekly',
  interestedCategories: [],
  followsCategories: false,
  pausedUntil: null,
  searches: [savedSearch],
  isConfirmed: true,
  hasAccount: false,
};

export const confirmAlertsExample: ExampleOf<typeof confirmAlerts> = { variables: { token }, answer: linked };

export const getLinkedSubscriptionExample: ExampleOf<typeof getLinkedSubscription> = {
  variables: { token },
  answer: linked,
};

export const updateLinkedSubscriptionExample: ExampleOf<typeof updateLinkedSubscription> = {
  variables: { token },
  body: { frequency: 'monthly', pausedUntil: '2026-12-31T23:59:59.999Z' },
  answer: { ...linked, frequency: 'monthly', pausedUntil: '2026-12-31T23:59:59.999Z' },
};

export const removeLinkedSearchExample: ExampleOf<typeof removeLinkedSearch> = {
  variables: { token, id: savedSearch.id },
  answer: { ...linked, searches: [] },
};

export const unsubscribeByLinkExample: ExampleOf<typeof unsubscribeByLink> = {
  variables: { token },
  answer: acknowledgement('No more job alerts are sent.'),
};
