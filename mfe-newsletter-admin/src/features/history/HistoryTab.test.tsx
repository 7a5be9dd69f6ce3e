import { screen, waitFor, within } from '@testing-library/react';
import { answer, fakeApi, refuse } from 'platform/testing';
import { changeCampaignStatus, listCampaigns, type Campaign } from 'shared-contracts';
import { buildCampaign, buildCounts } from '../../testing/build-campaign';
import { plain, renderPage } from '../../testing/render-page';

const api = fakeApi();

const open = (campaigns: Campaign[], query = '') => {
  api.use(answer(listCampaigns, campaigns));
  return renderPage({ query: `?tab=history${query}` });
};
const row = async (name: string) => {
  const found = (await screen.findByRole('link', { name })).closest('tr');
  if (found === null) throw new Error(`No row has the link ${name}`);
  return within(found);
};

describe('campaign history', () => {
  it('shows id, name, subject, time, recipients and status of each campaign (SPEC §3)', async () => {
    open([buildCampaign({ isAutomatic: true })]);
    const cells = (await row('Semanal 47')).getAllByRole('cell').map(({ textContent }) => plain(textContent));
    expect(cells).toEqual(['As ofertas desta semana', '20 nov, 2026, 09:04', '2 301', 'Enviada']);
    expect(screen.getByRole('rowheader')).toHaveTextContent('Semanal 47 N.º 12 · Automática');
  });

  it.each<[Partial<Campaign>, string]>([
    [{ status: 'draft' }, 'Rascunho'],
    [{ status: 'scheduled' }, 'Marcada'],
    [{ status: 'scheduled', isMissed: true }, 'Por decidir'],
    [{ status: 'sending' }, 'A enviar'],
    [{ status: 'paused' }, 'Em pausa'],
    [{ counts: buildCounts({ audience: 3, sent: 2, failed: 1 }) }, 'Enviada com erros'],
    [{ status: 'canceled' }, 'Cancelada'],
    [{ status: 'failed' }, 'Falhou'],
  ])('shows the status of %j: %s', async (campaign, word) => {
    open([buildCampaign(campaign)]);
    expect((await row('Semanal 47')).getByText(word)).toBeInTheDocument();
  });

  it('links to the report, and from a draft to the form', async () => {
    open([buildCampaign({ id: 14, name: 'Rascunho de maio', status: 'draft' }), buildCampaign()]);
    expect(await screen.findByRole('link', { name: 'Semanal 47' })).toHaveAttribute(
      'href',
      '/newsletter-admin?tab=history&campaign=12',
    );
    expect(screen.getByRole('link', { name: 'Rascunho de maio' })).toHaveAttribute(
      'href',
      '/newsletter-admin?tab=send&campaign=14',
    );
  });

  it('shows ten per page with URLs for the pages', async () => {
    const campaigns = Array.from({ length: 23 }, (_, index) => buildCampaign({ id: index + 1, name: `N${index + 1}` }));
    const { user, search, scrollIntoView } = open(campaigns);
    expect(await screen.findAllByRole('rowheader')).toHaveLength(10);
    await user.click(screen.getByRole('link', { name: 'Página 3' }));
    expect(search()).toBe('?tab=history&page=3');
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(3));
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
  });

  it('shows the progress of a campaign that is being sent', async () => {
    const counts = buildCounts({ audience: 2000, sent: 480, failed: 20, pending: 1500 });
    open([buildCampaign({ status: 'sending', sentAt: null, counts })]);
    const bar = await screen.findByRole('progressbar', { name: 'Progresso de Semanal 47' });
    expect(bar).toHaveAttribute('value', '500');
    expect(bar).toHaveAttribute('max', '2000');
    expect((await row('Semanal 47')).getByText(/500 de 2.000/)).toBeInTheDocument();
  });

  it('shows an empty state with a link', async () => {
    open([]);
    expect(await screen.findByRole('heading', { name: 'Ainda não foi enviada nenhuma campanha' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Escrever uma campanha' })).toHaveAttribute(
      'href',
      '/newsletter-admin?tab=send',
    );
  });

  it('offers a retry if loading fails', async () => {
    api.use(refuse(listCampaigns, 503, 'service_unavailable'));
    const { user } = renderPage({ query: '?tab=history' });
    await screen.findByRole('heading', { name: 'Não conseguimos carregar as campanhas' });
    api.use(answer(listCampaigns, [buildCampaign()]));
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('link', { name: 'Semanal 47' })).toBeInTheDocument();
  });

  it('requires confirmation before it sends a campaign that missed its time', async () => {
    const requests: unknown[] = [];
    const missed = { status: 'scheduled', isMissed: true, sentAt: null } as const;
    api.use(
      answer(changeCampaignStatus, async (request) => {
        requests.push(await request.json());
        api.use(answer(listCampaigns, [buildCampaign({ status: 'sending' })]));
        return buildCampaign({ status: 'sending' });
      }),
    );
    const { user, toast } = open([buildCampaign({ ...missed, scheduledAt: '2026-11-20T09:00:00.000Z' })]);
    expect(await screen.findByText('Semanal 47 não saiu à hora marcada')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Enviar agora' }));
    expect(requests).toEqual([]);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Enviar agora' }));
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Campanha em envio', variant: 'success' }));
    expect(requests).toEqual([{ status: 'sending', version: 1 }]);
    await waitFor(() => expect(screen.queryByText('Semanal 47 não saiu à hora marcada')).toBeNull());
  });
});
