import { Injectable } from '@nestjs/common';
import type { Language, NewsletterFrequency } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import {
  consentText,
  SavedSearchesRepository,
  SubscriptionRepository,
  SubscriptionService,
} from '../modules/newsletter/index.ts';
import type { UserEntity } from '../modules/users/index.ts';
import { daysFromNow } from './demo-days.format.ts';

interface DemoSubscriber {
  firstName: string;
  lastName: string;
  frequency: NewsletterFrequency;
  language?: Language;
  /** Indexes of the demo's categories. Without categories and searches: all categories. */
  categories?: readonly number[];
  searches?: readonly string[];
  /** Age in days. */
  days: number;
  /** Why they receive no mails. */
  state?: 'off' | 'paused' | 'unconfirmed';
}

/** Subscribers without an account: most receive campaigns, and each reason for exclusion has one. */
export const demoSubscribers: readonly DemoSubscriber[] = [
  { firstName: 'Beatriz', lastName: 'Nunes', frequency: 'both', categories: [0], days: 90 },
  { firstName: 'Duarte', lastName: 'Pinheiro', frequency: 'weekly', categories: [0, 1], days: 71 },
  { firstName: 'Leonor', lastName: 'Matos', frequency: 'both', days: 64 },
  { firstName: 'Tomás', lastName: 'Brito', frequency: 'both', searches: ['location=Lisboa'], days: 58 },
  {
    firstName: 'Carolina',
    lastName: 'Vaz',
    frequency: 'weekly',
    searches: ['location=Porto', 'remote=true'],
    days: 45,
  },
  { firstName: 'Oliver', lastName: 'Grant', frequency: 'weekly', language: 'en', searches: ['remote=true'], days: 40 },
  { firstName: 'Hannah', lastName: 'Weber', frequency: 'both', language: 'en', categories: [1], days: 33 },
  { firstName: 'Rodrigo', lastName: 'Lemos', frequency: 'monthly', days: 30 },
  {
    firstName: 'Sofia',
    lastName: 'Aguiar',
    frequency: 'monthly',
    categories: [1],
    searches: ['location=Braga'],
    days: 21,
  },
  { firstName: 'Gonçalo', lastName: 'Faria', frequency: 'weekly', days: 80, state: 'off' },
  { firstName: 'Matilde', lastName: 'Reis', frequency: 'weekly', categories: [0], days: 52, state: 'paused' },
  { firstName: 'Vasco', lastName: 'Antunes', frequency: 'weekly', days: 2, state: 'unconfirmed' },
];

/** `goncalo.faria@example.com` */
const addressOf = ({ firstName, lastName }: DemoSubscriber) =>
  `${firstName}.${lastName}@example.com`.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The candidate's saved searches. */
const candidateSearches = ['location=Lisboa', 'remote=true'];

/** The recipients of the demo's campaigns. */
@Injectable()
export class DemoSubscribers {
  constructor(
    private readonly subscriptions: SubscriptionService,
    private readonly subscribers: SubscriptionRepository,
    private readonly searches: SavedSearchesRepository,
  ) {}

  /** Subscribes as in a registration. `categories` are slugs. */
  async subscribe(user: UserEntity, categories: string[], manager: EntityManager): Promise<void> {
    const choices = { subscribeToNewsletter: true, newsletterFrequency: 'weekly', categories, language: 'pt' } as const;
    await this.subscriptions.register(user, choices, manager);
    await this.saveSearches(candidateSearches, user.email, manager);
  }

  /** Existing addresses are not changed. */
  async insertOthers(categories: readonly string[], manager: EntityManager): Promise<void> {
    for (const subscriber of demoSubscribers) {
      const email = addressOf(subscriber);
      if ((await this.subscribers.findByAddress(email, manager)) !== null) continue;
      await this.subscribers.add({ email, ...toSubscriber(subscriber, categories) }, manager);
      await this.saveSearches(subscriber.searches ?? [], email, manager);
    }
  }

  private async saveSearches(searches: readonly string[], email: string, manager: EntityManager): Promise<void> {
    const subscriber = await this.subscribers.findByAddress(email, manager);
    if (subscriber === null) throw new Error(`No subscriber has the address ${email}`);
    for (const query of searches) await this.searches.add(subscriber.id, query, manager);
  }
}

function toSubscriber(
  { firstName, lastName, frequency, language = 'pt', categories = [], searches = [], days, state }: DemoSubscriber,
  slugs: readonly string[],
) {
  const since = daysFromNow(-days);
  return {
    firstName,
    lastName,
    frequency,
    language,
    interestedCategories: slugs.filter((_, place) => categories.includes(place)),
    followsCategories: categories.length > 0 || searches.length === 0,
    subscriptionStatus: state !== 'off',
    confirmedAt: state === 'unconfirmed' ? null : since,
    pausedUntil: state === 'paused' ? daysFromNow(30) : null,
    consentAt: since,
    consentText,
    consentSource: 'alerts' as const,
    subscribedAt: since,
  };
}
