import { screen } from '@testing-library/react';
import { renderWithPlatform } from 'platform/testing';
import { AccountApp } from './AccountApp';
import { remote } from './remote';

it.each([
  ['/auth', 'Entrar na sua conta'],
  ['/verify-email', 'Falta o código de verificação'],
  ['/reset-password?token=abc', 'Escolha uma nova palavra-passe'],
])('renders a page at %s', (path, title) => {
  renderWithPlatform(<AccountApp />, { path, remotes: [remote] });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
});
