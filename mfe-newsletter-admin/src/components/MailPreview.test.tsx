import { screen, within } from '@testing-library/react';
import { answer, fakeApi, fill, refuse } from 'platform/testing';
import { getCampaignAudience, previewCampaignInInbox } from 'shared-contracts';
import { buildAudience, buildInboxPreview } from '../testing/build-campaign';
import { openSending as open, subject } from '../testing/render-page';

const api = fakeApi(answer(getCampaignAudience, buildAudience()), answer(previewCampaignInInbox, buildInboxPreview()));

afterEach(() => sessionStorage.clear());

describe('inbox preview', () => {
  const inbox = () => within(screen.getByRole('region', { name: 'Na caixa de entrada' }));

  it('is rendered by the API and updated after a pause in typing', async () => {
    api.use(
      answer(previewCampaignInInbox, ({ url }) =>
        buildInboxPreview({ subject: new URL(url).searchParams.get('subject') ?? 'O habitual' }),
      ),
    );
    const { user } = await open();
    expect(await inbox().findAllByText('O habitual')).toHaveLength(2);
    expect(inbox().getAllByText('Trampolim')).toHaveLength(2);
    expect(inbox().getAllByText(/Escolhemos estas ofertas para si/)).toHaveLength(2);
    await fill(user, subject(), 'Novidades');
    expect(await inbox().findAllByText('Novidades')).toHaveLength(2);
    const requests = api.requests().filter((one) => one.includes('/inbox-preview'));
    expect(requests).toEqual([
      'GET /api/newsletter-automation/inbox-preview?frequency=weekly&language=pt',
      'GET /api/newsletter-automation/inbox-preview?frequency=weekly&subject=Novidades&language=pt',
    ]);
  });

  it('marks the part of a long subject that phones cut off', async () => {
    const long = 'Ofertas novas de engenharia em Lisboa 👩‍💻 e no Porto';
    api.use(answer(previewCampaignInInbox, buildInboxPreview({ subject: long })));
    await open();
    expect(await inbox().findByText(`${Array.from(long).slice(0, 40).join('')}…`)).toBeInTheDocument();
    expect(inbox().getByText(/não se lê o resto do assunto/)).toHaveTextContent(/e no Porto”$/);
    expect(inbox().getByText(long)).toBeInTheDocument();
  });

  it('shows an error without blocking the form', async () => {
    api.use(refuse(previewCampaignInInbox, 503, 'service_unavailable'));
    const { user } = await open();
    expect(await inbox().findByText(/Não conseguimos mostrar/)).toBeInTheDocument();
    await fill(user, subject(), 'Novidades');
    expect(subject()).toHaveValue('Novidades');
  });
});
