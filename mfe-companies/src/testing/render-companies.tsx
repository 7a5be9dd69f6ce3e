import { renderWithPlatform, type FakePage } from 'platform/testing';
import { CompaniesApp } from '../app';
import { remote } from '../remote';

/** Renders the whole remote at an address with a fake platform. */
export const renderCompanies = (path: string, page: Omit<FakePage, 'path' | 'remotes'> = {}) =>
  renderWithPlatform(<CompaniesApp />, { path, remotes: [remote], ...page });
