import { act, screen, waitFor, within } from '@testing-library/react';
import { answer, fakeApi, refuse } from 'platform/testing';
import {
  changeCampaignStatus,
  deliveryFailures,
  getCampaign,
  getCampaignAudience,
  listCampaignRecipients,
  listCampaigns,
  previewCampaignInInbox,
  settleUncertainRecipients,
  type CampaignRecipient,
  type CampaignReport,
  type Language,
} from 'shared-contracts';
import { remote } from '../../remote';
import { buildAudience, buildCounts, buildInboxPreview, buildReport } from '../../testing/build-campaign';
import { FakeEventSource } from '../../testing/fake-event-source';
import { plain, renderPage } from '../../testing/render-page';

const uncertain: CampaignRecipient = {
  id: '0b8a4a5e-3c5e-4f0e-9a55-0c6a8d1f2b3c',
  email: 'rui@example.com',
  state: 'uncertain',
  error: 'connection lost after DATA',
  failure: 'unreachable',
  attempts: 1,
  updatedAt: '2026-11-20T09:02:00.000Z',
};
const erasedId = '5f2f8a14-6d0b-4a53-8f5c-9f1f3c1b7a20';
const pageOf = (...items: CampaignRecipient[]) => ({
  items,
  page: 1,
  pageSize: 50,
  totalPages: 1,
  total: items.length,
});
const api = fakeApi(
  answer(listCampaignRecipients, pageOf()),
  answer(listCampaigns, []),
  answer(getCampaignAudience, buildAudience()),
  answer(previewCampaignInInbox, buildInboxPreview()),
);

const open = async (report: Partial<CampaignReport> = {}, query = '', language: Language = 'pt') => {
  api.use(answer(getCampaign, buildReport(report)));
  const page = renderPage({ query: `?tab=history&campaign=12${query}`, language });
  await screen.findByText('Semanal 47', { selector: 'h2' });
  return page;
};
const figure = (name: string) => plain(screen.getByText(name).nextSibling?.textContent);
const answerWith = async (name: string) => within(await screen.findByRole('alertdialog')).getByRole('button', { name });

const sending = { status: 'sending', sentAt: null } as const;

describe('campaign report', () => {
  it('shows its numbers, with automatic opens and clicks separate', async () => {
    await open();
    expect(figure('Entregues')).toBe('2 29099,5%');
    expect(figure('Abertos')).toBe('81235,5%mais 40 automáticos');
    expect(figure('Devolvidos')).toBe('110,5%');
    const states = within(screen.getByRole('list', { name: /Resultado em 2.310 pessoas/ }));
    expect(states.getAllByRole('listitem').map(({ textContent }) => plain(textContent))).toEqual([
      '2 301 enviados',
      '9 sem ofertas novas',
    ]);
    expect(await screen.findByText('Ninguém neste estado.')).toBeInTheDocument();
  });

  it.each([
    ['pt', 'Resultado em 1 pessoa', ['1 enviado']],
    ['en', 'Outcome for 1 person', ['1 sent']],
  ] as const)('uses singular forms in %s', async (language, name, states) => {
    await open({ counts: buildCounts({ audience: 1, sent: 1 }) }, '', language);
    const list = within(screen.getByRole('list', { name }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => plain(textContent))).toEqual(states);
    expect(screen.getByRole('option', { name: `${states[0].slice(2)} (1)` })).toBeInTheDocument();
    await screen.findByText(/^(Ninguém neste estado|Nobody in this state)/);
  });

  it('shows each state in singular and plural', async () => {
    await open({ counts: buildCounts({ audience: 4, sent: 0, suppressed: 1, failed: 1, canceled: 2 }) });
    const states = within(screen.getByRole('list', { name: 'Resultado em 4 pessoas' }));
    expect(states.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1 retirado entretanto',
      '1 recusado',
      '2 cancelados',
    ]);
    expect(screen.getByRole('option', { name: 'enviados (0)' })).toBeInTheDocument();
    await screen.findByText('Ninguém neste estado.');
  });

  it('draws charts with tables as alternative', async () => {
    await open();
    const sent = screen.getByRole('img', { name: /E-mails enviados em 2 minutos, no máximo 1.200 por minuto/ });
    expect(sent).toBeVisible();
    const drawn = [...sent.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    expect(drawn.join(' ')).not.toMatch(/[CQ]/);
    const table = within(screen.getByRole('table', { name: 'Aberturas e cliques' }));
    expect(table.getAllByRole('row').map(({ textContent }) => plain(textContent))).toEqual([
      'HoraAberturas por horaCliques por hora',
      '20 nov, 2026, 09:00500130',
      '20 nov, 2026, 10:00312110',
    ]);
    expect(screen.getByRole('link', { name: 'Designer de Produto' })).toHaveAttribute('href', '/jobs/5');
    await screen.findByText('Ninguém neste estado.');
  });

  it('draws no chart for mails of a single minute', async () => {
    await open({ sentByMinute: [{ at: '2026-11-20T09:00:00.000Z', count: 8 }], activityByHour: [] });
    expect(screen.queryByRole('img')).toBeNull();
    await screen.findByText('Ninguém neste estado.');
  });

  it('shows a note for a campaign that is not measured', async () => {
    await open({ isMeasured: false, topJobs: [], activityByHour: [] });
    expect(screen.getByText('Esta campanha não mede aberturas nem cliques.')).toBeInTheDocument();
    expect(screen.queryByText('Abertos')).toBeNull();
    await screen.findByText('Ninguém neste estado.');
  });

  it('links to all campaigns', async () => {
    const { user, search } = await open();
    expect(screen.getByRole('heading', { level: 2, name: 'Semanal 47' })).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Todas as campanhas' }));
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
    expect(search()).toBe('?tab=history');
    await screen.findByRole('heading', { name: 'Ainda não foi enviada nenhuma campanha' });
  });

  it('shows an error for an unknown campaign', async () => {
    api.use(refuse(getCampaign, 404, 'campaign_not_found'));
    renderPage({ query: '?tab=history&campaign=99' });
    expect(await screen.findByText('Esta campanha já não existe.')).toBeInTheDocument();
  });
});

describe('campaign report before and during sending', () => {
  beforeEach(() => {
    FakeEventSource.open = [];
    Object.assign(globalThis, { EventSource: FakeEventSource });
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'EventSource'));

  const stream = async () => {
    await waitFor(() => expect(FakeEventSource.open).toHaveLength(1));
    return FakeEventSource.open[0]!;
  };

  it('is updated by the event stream until it has ended', async () => {
    await open({ ...sending, counts: buildCounts({ audience: 100, sent: 10, pending: 90 }) });
    const source = await stream();
    expect(source.url).toBe('/api/newsletter-automation/campaigns/12/progress');
    act(() => source.emit(buildReport({ ...sending, counts: buildCounts({ audience: 100, sent: 60, pending: 40 }) })));
    expect(await screen.findByText('60 de 100')).toBeInTheDocument();
    const ended = buildReport({
      counts: buildCounts({ audience: 100, sent: 100 }),
      sentCount: 100,
      deliveredCount: 98,
    });
    api.use(answer(getCampaign, ended));
    act(() => source.emit(ended));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(figure('Entregues')).toBe('9898%');
    expect(source.readyState).toBe(FakeEventSource.CLOSED);
  });

  it('is polled if the stream is unavailable', async () => {
    const counts = (sent: number) => buildCounts({ audience: 100, sent, pending: 100 - sent });
    await open({ ...sending, counts: counts(10) });
    const source = await stream();
    act(() => source.emit(buildReport({ ...sending, counts: counts(20) })));
    expect(await screen.findByText('20 de 100')).toBeInTheDocument();
    api.use(answer(getCampaign, buildReport({ ...sending, counts: counts(70) })));
    const { length } = api.requests();
    act(() => source.refuse());
    await waitFor(() => expect(api.requests().length).toBeGreaterThan(length));
    expect(await screen.findByText('70 de 100')).toBeInTheDocument();
  });

  it('closes the event stream on unmount', async () => {
    const { unmount } = await open({ ...sending, counts: buildCounts({ audience: 100, pending: 100 }) });
    const source = await stream();
    unmount();
    await waitFor(() => expect(source.readyState).toBe(FakeEventSource.CLOSED));
  });

  it.each([
    ['sending', 'Pausar envio', 'paused', 'Envio em pausa'],
    ['paused', 'Retomar envio', 'sending', 'Envio retomado'],
    ['paused', 'Cancelar campanha', 'canceled', 'Campanha cancelada'],
    ['scheduled', 'Enviar agora', 'sending', 'Campanha em envio'],
  ] as const)('with status %s: «%s» requires confirmation', async (status, name, change, done) => {
    const bodies: unknown[] = [];
    api.use(
      answer(changeCampaignStatus, async (request) => {
        bodies.push(await request.json());
        return buildReport({ status: change });
      }),
    );
    const { user, toast } = await open({ ...sending, status });
    await user.click(screen.getByRole('button', { name }));
    expect(bodies).toEqual([]);
    await user.click(await answerWith(name));
    await waitFor(() => expect(toast()).toMatchObject({ title: done, variant: 'success' }));
    expect(bodies).toEqual([{ status: change, version: 1 }]);
  });

  it('shows a concurrent change and is refetched', async () => {
    api.use(refuse(changeCampaignStatus, 409, 'campaign_not_changeable'));
    const { user, toast } = await open({ ...sending, counts: buildCounts({ audience: 100, pending: 100 }) });
    api.use(answer(getCampaign, buildReport()));
    await user.click(screen.getByRole('button', { name: 'Pausar envio' }));
    await user.click(await answerWith('Pausar envio'));
    await waitFor(() => expect(toast()).toMatchObject({ title: 'O envio não ficou em pausa', variant: 'destructive' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Pausar envio' })).toBeNull());
  });

  it('shows the changes of another admin and the current state, and is refetched', async () => {
    const current = buildReport({ ...sending, status: 'paused', pauseReason: 'admin', version: 2 });
    const body = { error: 'x', message: 'x', code: 'campaign_changed', current };
    api.use(answer(changeCampaignStatus, () => Response.json(body, { status: 409 })));
    const { user, toast } = await open({ ...sending, counts: buildCounts({ audience: 100, pending: 100 }) });
    api.use(answer(getCampaign, current));
    await user.click(screen.getByRole('button', { name: 'Cancelar campanha' }));
    await user.click(await answerWith('Cancelar campanha'));
    await waitFor(() =>
      expect(toast()).toMatchObject({
        title: 'A campanha não foi cancelada',
        description: 'Outra pessoa alterou a campanha. Estado atual: Em pausa. Mudou: Estado.',
      }),
    );
    expect(await screen.findByRole('button', { name: 'Retomar envio' })).toBeInTheDocument();
  });

  it('shows the audience and the mail before it starts', async () => {
    const words = { subject: 'Novidades', content: 'Bom dia', frequency: 'monthly' } as const;
    await open({
      ...words,
      status: 'scheduled',
      sentAt: null,
      scheduledAt: '2050-07-01T08:30:00.000Z',
      counts: buildCounts(),
    });
    expect(await screen.findByText(/^2.314$/)).toBeInTheDocument();
    expect(screen.getByText(/As pessoas voltam a ser contadas/)).toBeInTheDocument();
    expect(await screen.findAllByText('As suas ofertas desta semana')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Pré-visualizar' })).toBeInTheDocument();
    expect(api.requests()).toEqual(
      expect.arrayContaining([
        'GET /api/newsletter-automation/audience?frequency=monthly',
        'GET /api/newsletter-automation/inbox-preview?frequency=monthly&subject=Novidades&content=Bom%20dia&language=pt',
      ]),
    );
  });

  it('has no numbers before it starts', async () => {
    await open({ status: 'scheduled', sentAt: null, scheduledAt: '2050-07-01T08:30:00.000Z', counts: buildCounts() });
    expect(screen.queryByText('Entregues')).toBeNull();
  });

  it('can be changed before its scheduled time', async () => {
    await open({ status: 'scheduled', sentAt: null, scheduledAt: '2050-07-01T08:30:00.000Z' });
    expect(screen.getByRole('link', { name: 'Alterar campanha' })).toHaveAttribute(
      'href',
      '/newsletter-admin?tab=send&campaign=12',
    );
  });

  it.each([
    ['refusals', 'demasiados e-mails foram recusados'],
    ['transport', 'o servidor de e-mail não responde'],
  ] as const)('shows the reason of an automatic pause: %s', async (pauseReason, words) => {
    await open({ ...sending, status: 'paused', pauseReason });
    expect(screen.getByRole('alert')).toHaveTextContent(words);
  });
});

describe('campaign recipients', () => {
  const counts = buildCounts({ audience: 10, sent: 7, uncertain: 2, failed: 1 });

  it('with an uncertain result are listed first and settled after confirmation', async () => {
    const settled: unknown[] = [];
    api.use(
      answer(listCampaignRecipients, pageOf(uncertain)),
      answer(settleUncertainRecipients, async (request) => {
        settled.push(await request.json());
        return buildReport();
      }),
    );
    const { user, toast } = await open({ counts });
    expect(await screen.findByRole('rowheader', { name: 'rui@example.com' })).toBeInTheDocument();
    expect(screen.getByText(/O servidor não respondeu ou a ligação caiu/)).toHaveTextContent(
      'Resposta do servidor: connection lost after DATA',
    );
    await user.click(screen.getByRole('button', { name: 'Enviar outra vez: rui@example.com' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('a pessoa recebe dois');
    await user.click(await answerWith('Enviar outra vez'));
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Ficou esclarecido' }));
    await user.click(screen.getByRole('button', { name: 'Todos chegaram' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Os 2 e-mails por esclarecer');
    await user.click(await answerWith('Dar todos como enviados'));
    await waitFor(() =>
      expect(settled).toEqual([
        { ids: [uncertain.id], state: 'pending', version: 1 },
        { state: 'sent', version: 1 },
      ]),
    );
  });

  it('that were erased can be settled but not mailed again', async () => {
    api.use(answer(listCampaignRecipients, pageOf({ ...uncertain, email: null })));
    await open({ counts });
    expect(await screen.findByRole('button', { name: 'Chegou: Endereço apagado' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Enviar outra vez/ })).toBeNull();
  });

  it('that failed show the reason in their row and in the summary, without the address of erased ones', async () => {
    const reason = { error: '550 no such user', failure: 'mailboxMissing', attempts: 3 } as const;
    const failed = { ...uncertain, ...reason, state: 'failed' } as const;
    api.use(answer(listCampaignRecipients, pageOf(failed, { ...failed, id: erasedId, email: null })));
    await open(
      { counts, failures: [{ failure: 'mailboxMissing', reason: '550 no such user', count: 1 }] },
      '&state=failed',
    );
    const words = 'O endereço não existe ou está desativadoResposta do servidor: 550 no such user';
    for (const name of ['rui@example.com', 'Endereço apagado']) {
      const row = (await screen.findByRole('rowheader', { name })).closest('tr')!;
      expect(within(row).getByRole('cell', { name: /^O endereço/ }).textContent).toBe(words);
    }
    expect(api.requests()).toContain('GET /api/newsletter-automation/campaigns/12/recipients?state=failed');
    const reasons = screen.getByRole('region', { name: 'Porque foram recusados' });
    expect(within(reasons).getByRole('rowheader')).toHaveTextContent(words);
  });

  it.each([
    ['failed', buildCounts({ audience: 8, sent: 7, failed: 1 })],
    ['sent', buildCounts({ audience: 7, sent: 7 })],
  ])('that %s are listed if no result is uncertain', async (state, known) => {
    api.use(answer(listCampaignRecipients, pageOf()));
    await open({ counts: known });
    await waitFor(() =>
      expect(api.requests()).toContain(`GET /api/newsletter-automation/campaigns/12/recipients?state=${state}`),
    );
  });

  it('that failed without a response have an unknown reason', async () => {
    api.use(answer(listCampaignRecipients, pageOf({ ...uncertain, state: 'failed', error: null, failure: null })));
    await open({ counts }, '&state=failed');
    expect(await screen.findByRole('cell', { name: 'Motivo desconhecido' })).toBeInTheDocument();
  });

  it('that failed show the reason in English, and every reason has a text in both languages', async () => {
    const failures = deliveryFailures.map((failure) => ({ failure, reason: '', count: 1 }));
    await open({ counts, failures }, '&state=failed', 'en');
    const rows = within(screen.getByRole('region', { name: 'Why they were refused' })).getAllByRole('rowheader');
    expect(rows.map(({ textContent }) => textContent)).toEqual(
      deliveryFailures.map((failure) => remote.i18n.en.deliveryFailure[failure]),
    );
    expect(new Set(Object.keys(remote.i18n.pt.deliveryFailure))).toEqual(new Set(deliveryFailures));
    await screen.findByText('Nobody in this state.');
  });

  it('are filtered by their state, which is in the URL', async () => {
    const { user, search } = await open({ counts: buildCounts({ audience: 10, sent: 10 }) });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Mostrar' }), 'sem ofertas novas (0)');
    expect(search()).toBe('?tab=history&campaign=12&state=skipped');
    await screen.findByText('Ninguém neste estado.');
  });
});
