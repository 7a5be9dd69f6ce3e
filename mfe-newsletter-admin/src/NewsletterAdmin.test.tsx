import { act, screen } from '@testing-library/react';
import { answer, fakeApi, refuse } from 'platform/testing';
import { getCampaign, getCampaignSchedule } from 'shared-contracts';
import { buildSchedule } from './testing/build-campaign';
import { renderPage, sendTabAnswers } from './testing/render-page';

const api = fakeApi(...sendTabAnswers, answer(getCampaignSchedule, buildSchedule()));

const emptyHistory = () => screen.findByRole('heading', { name: 'Ainda não foi enviada nenhuma campanha' });

describe('campaign page', () => {
  it('starts with the send tab and shows the number of jobs per mail (SPEC §2)', async () => {
    renderPage({ language: 'en' });
    expect(screen.getByRole('tab', { name: 'Send Campaign', selected: true })).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Campaign History' })).toBeInTheDocument();
    expect(screen.getByText(/up to 5 relevant jobs per subscriber/)).toBeInTheDocument();
    await screen.findByText('2,314 people');
  });

  it('has tabs with URLs that support keyboard and back', async () => {
    const { user, services, search } = renderPage();
    await screen.findByText(/^2.314 pessoas/);
    act(() => screen.getByRole('tab', { name: 'Enviar campanha' }).focus());
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Histórico', selected: true })).toHaveFocus();
    await emptyHistory();
    expect(search()).toBe('?tab=history');
    act(() => services.history.go(-1));
    expect(await screen.findByRole('tab', { name: 'Enviar campanha', selected: true })).toBeInTheDocument();
    await screen.findByText(/^2.314 pessoas/);
  });

  it('navigates from a report to the list by its tab', async () => {
    api.use(refuse(getCampaign, 404, 'campaign_not_found'));
    const { user, search } = renderPage({ query: '?tab=history&campaign=31' });
    await screen.findByText('Esta campanha já não existe.');
    await user.click(screen.getByRole('tab', { name: 'Histórico' }));
    await emptyHistory();
    expect(search()).toBe('?tab=history');
  });

  it('opens at the tab of its URL', async () => {
    renderPage({ query: '?tab=automatic' });
    expect(await screen.findByRole('switch', { name: 'Enviar todas as semanas' })).toBeChecked();
  });

  it.each(['?tab=constructor', '?tab=', '?campaign=-1', '?campaign=abc'])(
    'shows the form for a new campaign at %s',
    async (query) => {
      renderPage({ query });
      expect(screen.getByRole('textbox', { name: 'Assunto' })).toHaveValue('');
      await screen.findByText(/^2.314 pessoas/);
    },
  );
});
