import { createContext, useContext } from 'react';
import { createUndo, formatOf, useTranslation, type Format, type RemoteServices } from 'platform/narrow';
import { isOneOf, languages, routes, type Language } from 'shared-contracts';

export const PageServices = createContext<RemoteServices | null>(null);

/** The page's services. */
export function usePageServices(): RemoteServices {
  const services = useContext(PageServices);
  if (services === null) throw new Error('usePageServices was used outside NewsletterAdmin');
  return services;
}

function usePageLanguage(): Language {
  const { language } = useTranslation().i18n;
  return isOneOf(languages, language) ? language : 'pt';
}

/** Formatters for dates and numbers in the page's language. */
export const useFormat = (): Format => formatOf(usePageLanguage());

/** Reports a change in a toast with a button that undoes it. A failed undo can be repeated. */
export const useUndo = () => createUndo(usePageServices().toast, usePageLanguage());

export const tabs = ['send', 'history', 'automatic'] as const;
export type Tab = (typeof tabs)[number];

/** State of the page that is in its URL. */
export interface PageState {
  tab: Tab;
  /** The campaign that is edited, or whose report is shown. */
  campaign: number | null;
  /** Page of a list, from 1. */
  page: number;
}

const wholeNumber = /^[1-9]\d{0,9}$/;

const numberIn = (query: URLSearchParams, name: string) => {
  const text = query.get(name) ?? '';
  return wholeNumber.test(text) ? Number(text) : null;
};

export function pageStateIn(query: URLSearchParams): PageState {
  return {
    tab: tabs.find((tab) => tab === query.get('tab')) ?? 'send',
    campaign: numberIn(query, 'campaign'),
    page: numberIn(query, 'page') ?? 1,
  };
}

/** URL for a state of the page; omitted values are the defaults. */
export function urlOf({ tab, campaign, page, state }: Partial<PageState> & { tab: Tab; state?: string }): string {
  const query = new URLSearchParams({ tab });
  if (campaign !== undefined && campaign !== null) query.set('campaign', String(campaign));
  if (state !== undefined) query.set('state', state);
  if (page !== undefined && page > 1) query.set('page', String(page));
  return `${routes.newsletterAdmin}?${query.toString()}`;
}
