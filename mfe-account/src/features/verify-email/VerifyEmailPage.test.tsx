import { screen } from '@testing-library/react';
import { renderWithPlatform } from 'platform/testing';
import { remote } from '../../remote';
import { VerifyEmailPage } from './VerifyEmailPage';

const open = (path: string, language: 'pt' | 'en' = 'pt') =>
  renderWithPlatform(<VerifyEmailPage />, { path, language, remotes: [remote] });

it('says that the link has no token, in the words of the specification', () => {
  open('/verify-email', 'en');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No verification token provided');
  expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/auth');
});

it('does not pretend to verify anything yet', () => {
  open('/verify-email?token=abc');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Esta ligação ainda não serve');
});
