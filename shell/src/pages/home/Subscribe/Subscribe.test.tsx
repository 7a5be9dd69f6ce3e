import { screen } from '@testing-library/react';
import { ines, renderShell } from '../../../testing/render-shell';
import { Subscribe } from './Subscribe';

it.each([
  ['a visitor to registration', null, '/auth?mode=register'],
  ['a signed-in user to the preferences', ines, '/account?tab=emailPreferences'],
])('links %s', (_, user, address) => {
  renderShell(<Subscribe />, { path: '/home', user });
  expect(screen.getByRole('link', { name: 'Criar alerta' })).toHaveAttribute('href', address);
});
