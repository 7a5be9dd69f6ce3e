import { renderWithPlatform, type FakePage } from 'platform/testing';
import { JobsApp } from '../app';
import { remote } from '../remote';

/** Renders the whole remote at an address with a fake platform. */
export const renderJobs = (path: string, page: Omit<FakePage, 'path' | 'remotes'> = {}) =>
  renderWithPlatform(<JobsApp />, { path, remotes: [remote], ...page });
