import { routes } from 'shared-contracts';

export const tabs = ['send', 'history', 'automatic'] as const;
export type Tab = (typeof tabs)[number];

/** State of the page that is part of its address. */
export interface Place {
  tab: Tab;
  /** The campaign that is written, or whose report is read. */
  campaign: number | null;
  /** Of a list, from 1. */
  page: number;
}

const wholeNumber = /^[1-9]\d{0,9}$/;

const numberIn = (query: URLSearchParams, name: string) => {
  const text = query.get(name) ?? '';
  return wholeNumber.test(text) ? Number(text) : null;
};

export function placeIn(query: URLSearchParams): Place {
  return {
    tab: tabs.find((tab) => tab === query.get('tab')) ?? 'send',
    campaign: numberIn(query, 'campaign'),
    page: numberIn(query, 'page') ?? 1,
  };
}

/** Address for a state of the page; omitted values are the defaults. */
export function addressOf({ tab, campaign, page, state }: Partial<Place> & { tab: Tab; state?: string }): string {
  const query = new URLSearchParams({ tab });
  if (campaign !== undefined && campaign !== null) query.set('campaign', String(campaign));
  if (state !== undefined) query.set('state', state);
  if (page !== undefined && page > 1) query.set('page', String(page));
  return `${routes.newsletterAdmin}?${query.toString()}`;
}
