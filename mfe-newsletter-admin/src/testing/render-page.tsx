import { act, screen, within } from '@testing-library/react';
import { answer, buildUser, createFakeRemoteServices, renderWithPlatform } from 'platform/testing';
import { getCampaignAudience, listCampaigns, previewCampaignInInbox } from 'shared-contracts';
import { NewsletterAdmin } from '../NewsletterAdmin';
import { remote } from '../remote';
import { buildAudience, buildInboxPreview } from './build-campaign';

/** Responses to the requests of the send tab; there are no campaigns. */
export const sendTabAnswers = [
  answer(getCampaignAudience, buildAudience()),
  answer(listCampaigns, []),
  answer(previewCampaignInInbox, buildInboxPreview()),
];

interface Page {
  /** Query of the URL: `?tab=history`. */
  query?: string;
  language?: 'pt' | 'en';
}

/** Renders the remote for an admin with the page's history, language and toasts. */
export function renderPage({ query = '', language = 'pt' }: Page = {}) {
  jest.spyOn(window, 'scrollTo').mockReset();
  const scrollIntoView = jest.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  const user = buildUser({ id: 3, username: 'admin', role: 'admin' });
  // Services are created on render; the remote accesses them later.
  let page: ReturnType<typeof renderWithPlatform>['services'] | undefined;
  const services = () => page!;
  const remoteServices = createFakeRemoteServices({
    language: { get: () => language, subscribe: () => () => {} },
    session: { get: () => ({ status: 'authenticated', user }), subscribe: () => () => {} },
    address: { get: () => '', subscribe: () => () => {} },
    navigate: (to, { replace = false } = {}) =>
      act(() => (replace ? services().history.replace(to) : services().history.push(to))),
    toast: (message) => services().toast.show(message),
    report: () => {},
  });
  const result = renderWithPlatform(<NewsletterAdmin services={remoteServices} />, {
    path: `/newsletter-admin${query}`,
    remotes: [remote],
    language,
    user,
  });
  page = result.services;
  return {
    ...result,
    scrollIntoView,
    toast: () => result.services.toast.current(),
    search: () => result.services.history.get().location.search,
  };
}

/** Text with plain spaces instead of non-breaking ones. */
export const plain = (text: string | null | undefined) => text?.replaceAll('\u00A0', ' ');

export const subject = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Assunto' });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** The label includes the number of recipients if it is known. */
export const sendButton = () => button(/^Enviar (campanha|a .+ pessoas?)$/);
/** Year of the next 1 July, which the form accepts: summer time in Lisbon. */
export const july = new Date().getFullYear() + (new Date().getMonth() >= 6 ? 1 : 0);
export const question = () => screen.findByRole('alertdialog');
export const answerWith = async (name: string) => within(await question()).getByRole('button', { name });

/** The send tab, after 2,314 recipients were counted. */
export async function openSending(...page: Parameters<typeof renderPage>) {
  const result = renderPage(...page);
  await screen.findByText(/^2.314 (pessoas|people)/);
  return result;
}

/** A promise that the test resolves. */
export function deferred<Answer>() {
  let resolveAnswer: (answer: Answer) => void = () => {};
  const promise = new Promise<Answer>((resolve) => {
    resolveAnswer = resolve;
  });
  return { promise, give: resolveAnswer };
}
