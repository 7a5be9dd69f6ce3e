import { act } from '@testing-library/react';
import { NewsletterAdmin } from '../NewsletterAdmin';
import { remote } from '../remote';
import { renderWithPlatform, buildUser } from 'platform/testing';
import type { NarrowPlatform } from 'platform/narrow';

interface Page {
  /** Of the address: `?tab=history`. */
  query?: string;
  language?: 'pt' | 'en';
}

/** The remote's page for an admin, at the page's own history, language and toasts. */
export function renderPage({ query = '', language = 'pt' }: Page = {}) {
  jest.spyOn(window, 'scrollTo').mockReset();
  const scrollIntoView = jest.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  const user = buildUser({ id: 3, username: 'admin', role: 'admin' });
  // The services are made with the page; what the remote gets of them is asked for later.
  let page: ReturnType<typeof renderWithPlatform>['services'] | undefined;
  const services = () => page!;
  const platform: NarrowPlatform = {
    language: { get: () => language, subscribe: () => () => {} },
    session: { get: () => ({ status: 'authenticated', user }), subscribe: () => () => {} },
    address: { get: () => '', subscribe: () => () => {} },
    navigate: (to, { replace = false } = {}) =>
      act(() => (replace ? services().history.replace(to) : services().history.push(to))),
    toast: (message) => services().toast.show(message),
    report: () => {},
  };
  const result = renderWithPlatform(<NewsletterAdmin platform={platform} />, {
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

/** Readable form: spaces that do not break are plain ones. */
export const plain = (text: string | null | undefined) => text?.replaceAll('\u00A0', ' ');
