import { screen } from '@testing-library/react';
import { fakeApi, renderWithPlatform } from 'platform/testing';
import { AccountApp } from './AccountApp';
import { remote } from './remote';

type Page = NonNullable<Parameters<typeof renderWithPlatform>[1]>;
const show = (path: string, page: Page = {}) =>
  renderWithPlatform(<AccountApp />, { path, remotes: [remote], ...page });

describe('/auth', () => {
  fakeApi();

  it('says why somebody who wanted to save came here', () => {
    show('/auth?message=save-login&returnTo=/jobs/analista-12', { language: 'en' });
    expect(screen.getByText('Please log in to save jobs to your profile')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the previous page' })).toHaveAttribute(
      'href',
      '/jobs/analista-12',
    );
  });

  it('says nothing for a message that it does not know', () => {
    show('/auth?message=constructor');
    expect(screen.getByRole('heading', { level: 1, name: 'A sua conta' })).toBeInTheDocument();
    expect(screen.queryByText(/messages/)).not.toBeInTheDocument();
  });

  it('leads nobody to another site', () => {
    show('/auth?returnTo=//evil.example');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/jobs']);
  });
});
