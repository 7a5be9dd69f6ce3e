import { renderWithPlatform } from 'platform/testing';
import { CompaniesApp } from '../CompaniesApp';
import { remote } from '../remote';

type Page = Parameters<typeof renderWithPlatform>[1];

/** Renders the whole remote at a URL with a fake platform. */
export function renderCompanies(path: string, page: Omit<NonNullable<Page>, 'path' | 'remotes'> = {}) {
  const result = renderWithPlatform(<CompaniesApp />, { path, remotes: [remote], ...page });
  const address = () => {
    const { pathname, search } = result.services.history.get().location;
    return pathname + search;
  };
  return { ...result, address };
}
