import { renderWithPlatform, type FakePage } from 'platform/testing';
import { App } from '../app';
import { remote } from '../remote';

/** Renders the whole remote at an address with a fake platform. */
export const renderApp = (path: string, page: Omit<FakePage, 'path' | 'remotes'> = {}) =>
  renderWithPlatform(<App />, { path, remotes: [remote], ...page });
