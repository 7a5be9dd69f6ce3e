import { screen } from '@testing-library/react';
import { renderWithPlatform } from 'platform/testing';
import { remote } from '../../remote';
import { CampaignsPage } from './CampaignsPage';

const show = (language: 'pt' | 'en' = 'pt') =>
  renderWithPlatform(<CampaignsPage />, { path: '/newsletter-admin', remotes: [remote], language });

describe('the campaigns', () => {
  it('say how many jobs an e-mail holds', () => {
    show('en');
    expect(screen.getByRole('tab', { name: 'Send Campaign', selected: true })).toBeInTheDocument();
    expect(screen.getByText(/up to 5 relevant jobs per subscriber/)).toBeInTheDocument();
  });

  it('have a history, reached by keyboard, that says that it is empty', async () => {
    const { user } = show();
    screen.getByRole('tab', { name: 'Enviar campanha' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Histórico', selected: true })).toHaveFocus();
    expect(screen.getByRole('heading', { name: 'Ainda não foi enviada nenhuma campanha' })).toBeInTheDocument();
  });
});
