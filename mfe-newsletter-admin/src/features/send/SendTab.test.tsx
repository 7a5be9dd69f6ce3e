import { act, screen, waitFor, within } from '@testing-library/react';
import { answer, expectConsole, fakeApi, fill, refuse } from 'platform/testing';
import {
  createCampaign,
  deleteCampaign,
  getCampaign,
  getCampaignAudience,
  idempotencyHeader,
  sendCampaign,
  updateCampaign,
  type SendCampaignAnswer,
} from 'shared-contracts';
import { buildAudience, buildReport } from '../../testing/build-campaign';
import {
  answerWith,
  button,
  deferred,
  july,
  openSending as open,
  plain,
  question,
  renderPage,
  sendButton,
  sendTabAnswers,
  subject,
} from '../../testing/render-page';

const api = fakeApi(...sendTabAnswers);
const sendingAnswer: SendCampaignAnswer = { sent: 120, errors: 2, campaignId: 31, status: 'sending', queued: 2192 };

/** Fills the form and confirms the dialog. */
async function send(...page: Parameters<typeof renderPage>) {
  const result = await open(...page);
  await fill(result.user, subject(), 'Novidades');
  await result.user.click(sendButton());
  await result.user.click(await answerWith('Enviar campanha'));
  return result;
}

/** Records the body and the idempotency key of each call. */
function recordSending(
  createAnswer: () => SendCampaignAnswer | Response | Promise<SendCampaignAnswer> = () => sendingAnswer,
) {
  const calls: { key: string | null; body: unknown }[] = [];
  api.use(
    answer(sendCampaign, async (request) => {
      calls.push({ key: request.headers.get(idempotencyHeader), body: await request.json() });
      return createAnswer();
    }),
  );
  return calls;
}

const repeated = { error: 'campaign_repeated', message: 'campaign_repeated', code: 'campaign_repeated' };

afterEach(() => sessionStorage.clear());

describe('sending a campaign', () => {
  it('requires a subject that is not blank (SPEC §5)', async () => {
    const { user, toast } = await open({ language: 'en' });
    const field = screen.getByRole('textbox', { name: 'Subject' });
    await fill(user, field, '   ');
    await user.click(button('Send to 2,314 people'));
    expect(field).toHaveAccessibleDescription('Please enter a subject for the campaign');
    expect(field).toHaveFocus();
    expect(toast()).toMatchObject({
      title: 'Subject Required',
      description: 'Please enter a subject for the campaign',
      variant: 'destructive',
    });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('shows the number of recipients before sending, and canceling sends nothing', async () => {
    const { user } = await open();
    await fill(user, subject(), 'Novidades');
    await user.click(sendButton());
    expect(plain((await question()).textContent)).toContain('Vai para 2 314 pessoas. O envio começa de imediato.');
    await user.click(await answerWith('Voltar'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(subject()).toHaveValue('Novidades');
  });

  it('is pending until the response, then clears the subject, links to the report and updates the audience (SPEC §4)', async () => {
    let recipients = 2314;
    api.use(answer(getCampaignAudience, () => buildAudience({ recipients })));
    const answered = deferred<SendCampaignAnswer>();
    const calls = recordSending(() => answered.promise);
    const { toast } = await send();
    expect(await answerWith('Enviar campanha')).toHaveAttribute('aria-disabled', 'true');
    recipients = 40;
    answered.give(sendingAnswer);
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Campanha em envio', variant: 'success' }));
    expect(calls[0]?.body).toEqual({ subject: 'Novidades', content: '', frequency: 'weekly', isMeasured: true });
    expect(subject()).toHaveValue('');
    const note = await screen.findByText(/Enviados: 120\. Recusados: 2\. Por enviar: 2.192\./);
    expect(within(note).getByRole('link', { name: 'Ver a campanha' })).toHaveAttribute(
      'href',
      '/newsletter-admin?tab=history&campaign=31',
    );
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Campanha em envio');
    expect(await screen.findByText('40 pessoas')).toBeInTheDocument();
    // The result is beside the button.
    expect(subject().compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(note.compareDocumentPosition(sendButton())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each([
    ['sent', 0, 'Campanha enviada', 'success'],
    ['paused', 2192, 'O envio parou', 'destructive'],
  ] as const)('shows the result for status %s', async (status, queued, title, variant) => {
    recordSending(() => ({ ...sendingAnswer, status, queued }));
    const { toast } = await send();
    await waitFor(() => expect(toast()).toMatchObject({ title, variant }));
    expect(screen.getByRole('status')).toHaveTextContent(title);
  });

  it.each([
    [0, '0 pessoas', 'De 1 subscrição, com 0 listas de ofertas.'],
    [1, '1 pessoa', 'De 1 subscrição, com 1 lista de ofertas.'],
  ])('uses the plural form of %i recipients', async (recipients, people, rest) => {
    api.use(answer(getCampaignAudience, buildAudience({ recipients, subscribers: 1, jobLists: recipients })));
    renderPage();
    expect(await screen.findByText(people)).toBeInTheDocument();
    expect(screen.getByText(rest)).toBeInTheDocument();
  });

  it('uses one idempotency key for two clicks', async () => {
    const calls = recordSending();
    const { user } = await open();
    await fill(user, subject(), 'Novidades');
    await user.click(sendButton());
    const yes = await answerWith('Enviar campanha');
    act(() => {
      yes.click();
      yes.click();
    });
    await screen.findByText(/Enviados: 120/);
    expect(new Set(calls.map(({ key }) => key)).size).toBe(1);
  });

  it('shows a failure, keeps the input and retries with the same key', async () => {
    const calls = recordSending(() => Response.error());
    const { user, toast } = await send();
    await waitFor(() =>
      expect(toast()).toMatchObject({
        title: 'A campanha falhou',
        description: 'Não foi possível enviar a campanha',
        variant: 'destructive',
      }),
    );
    expect(subject()).toHaveValue('Novidades');
    expect(screen.getByRole('alert')).toHaveTextContent('Não conseguimos ligar ao servidor');
    await user.click(sendButton());
    await user.click(await answerWith('Enviar campanha'));
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[0]?.key).toMatch(/^[\da-f-]{36}$/);
    expect(calls[1]?.key).toBe(calls[0]?.key);
  });

  it('shows the failure texts of SPEC §8 in English', async () => {
    api.use(refuse(sendCampaign, 500, 'internal_error'));
    const { user, toast } = await open({ language: 'en' });
    await fill(user, screen.getByRole('textbox', { name: 'Subject' }), 'News');
    await user.click(button('Send to 2,314 people'));
    await user.click(await answerWith('Send campaign'));
    await waitFor(() =>
      expect(toast()).toMatchObject({ title: 'Campaign Failed', description: 'Failed to send campaign' }),
    );
  });

  it('treats a 200 with an error body as a failure and shows its message (SPEC §8)', async () => {
    expectConsole(/^API request sendCampaign failed/);
    recordSending(() => Response.json({ success: false, message: 'A fila está parada.' }));
    const { toast } = await send();
    await waitFor(() => expect(toast()).toMatchObject({ title: 'A campanha falhou', variant: 'destructive' }));
    expect(screen.getByRole('alert')).toHaveTextContent('A fila está parada.');
    expect(subject()).toHaveValue('Novidades');
  });

  it('requires a second confirmation for a repeated campaign and sends it as confirmed', async () => {
    let count = 0;
    const calls = recordSending(() => (++count === 1 ? Response.json(repeated, { status: 409 }) : sendingAnswer));
    const { user } = await send();
    await screen.findByRole('heading', { name: 'Enviar outra vez?' });
    await user.click(await answerWith('Enviar outra vez'));
    await screen.findByText(/Enviados: 120/);
    expect(calls[1]?.body).toMatchObject({ isRepeat: true });
    expect(calls[1]?.key).not.toBe(calls[0]?.key);
  });

  it('shows API errors at their field', async () => {
    const fields = { scheduledAt: 'validation.momentToCome' };
    api.use(refuse(sendCampaign, 400, 'validation_failed', { fields }));
    const { user } = await open();
    await fill(user, subject(), 'Novidades');
    await user.click(screen.getByRole('radio', { name: 'Mais tarde' }));
    await fill(user, screen.getByLabelText('Dia e hora'), `${july}-07-01T09:30`);
    await user.click(button('Marcar campanha'));
    await user.click(await answerWith('Marcar campanha'));
    expect(await screen.findByText('Escolha um momento que ainda não passou')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Reveja os campos do formulário.');
  });

  it('links to sign-in with a return path if the session has ended', async () => {
    api.use(refuse(sendCampaign, 401, 'unauthenticated'));
    await send();
    expect(await screen.findByRole('link', { name: 'Iniciar sessão' })).toHaveAttribute(
      'href',
      expect.stringContaining('/auth?message=session&returnTo='),
    );
    expect(subject()).toHaveValue('Novidades');
  });

  it('can be scheduled for a future time in Lisbon', async () => {
    const calls = recordSending(() => ({ ...sendingAnswer, status: 'scheduled', sent: 0, errors: 0 }));
    const { user, toast } = await open();
    await fill(user, subject(), 'Novidades');
    await user.click(screen.getByRole('radio', { name: 'Mais tarde' }));
    const time = screen.getByLabelText('Dia e hora');
    await user.click(button('Marcar campanha'));
    expect(time).toHaveAccessibleDescription(/Escolha o dia e a hora/);
    await fill(user, time, '2001-07-01T09:30');
    expect(time).toHaveAccessibleDescription(/Escolha um momento que ainda não passou/);
    await user.clear(time);
    await fill(user, time, `${july + 1}-07-02T09:30`);
    expect(time).toHaveAccessibleDescription(/Escolha um momento no prazo de um ano/);
    await user.clear(time);
    await fill(user, time, `${july}-07-01T09:30`);
    await user.click(button('Marcar campanha'));
    expect(plain((await question()).textContent)).toContain(`1 jul, ${july}, 09:30, hora de Lisboa`);
    await user.click(await answerWith('Marcar campanha'));
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Campanha marcada' }));
    expect(calls[0]?.body).toMatchObject({ scheduledAt: `${july}-07-01T08:30:00.000Z` });
  });
});

describe('campaign input', () => {
  const deletions = () => api.requests().filter((line) => line.startsWith('DELETE'));

  it('is restored after a reload', async () => {
    const { user, unmount } = await open();
    await fill(user, subject(), 'Novidades');
    await fill(user, screen.getByRole('textbox', { name: 'Texto antes das ofertas (opcional)' }), 'Bom dia');
    await user.click(screen.getByRole('radio', { name: /^Mensal/ }));
    unmount();
    await open();
    expect(subject()).toHaveValue('Novidades');
    expect(screen.getByRole('textbox', { name: 'Texto antes das ofertas (opcional)' })).toHaveValue('Bom dia');
    expect(screen.getByRole('radio', { name: /^Mensal/ })).toBeChecked();
  });

  it('is stored with its last value, also if that is the initial one', async () => {
    const { user, unmount } = await open();
    await user.type(subject(), 'N{Backspace}');
    unmount();
    await open();
    expect(subject()).toHaveValue('');
  });

  it('is saved as a draft with its own URL', async () => {
    api.use(
      answer(createCampaign, buildReport({ id: 40, status: 'draft' })),
      answer(getCampaign, buildReport({ id: 40, status: 'draft', subject: 'Novidades', name: 'Novidades' })),
    );
    const { user, search, toast } = await open();
    await fill(user, subject(), 'Novidades');
    await user.click(screen.getByRole('radio', { name: 'Mais tarde' }));
    await fill(user, screen.getByLabelText('Dia e hora'), `${july}-07-01T09:30`);
    await user.click(button('Guardar rascunho'));
    await waitFor(() => expect(search()).toBe('?tab=send&campaign=40'));
    expect(toast()).toMatchObject({ title: 'Campanha guardada' });
    await waitFor(() => expect(subject()).toHaveValue('Novidades'));
    expect(screen.getByRole('textbox', { name: /Nome da campanha/ })).toHaveValue('');
    expect(screen.getByLabelText('Dia e hora')).toHaveValue(`${july}-07-01T09:30`);
  });

  it('of a scheduled campaign is scheduled again with its time', async () => {
    const scheduledAt = `${july}-07-01T08:30:00.000Z`;
    api.use(answer(getCampaign, buildReport({ status: 'scheduled', sentAt: null, scheduledAt })));
    const calls = recordSending(() => ({ ...sendingAnswer, status: 'scheduled' }));
    const { user } = await open({ query: '?tab=send&campaign=12' });
    expect(screen.queryByRole('button', { name: 'Guardar rascunho' })).toBeNull();
    await user.click(button('Marcar campanha'));
    await user.click(await answerWith('Marcar campanha'));
    await waitFor(() => expect(calls[0]?.body).toMatchObject({ campaignId: 12, scheduledAt }));
  });

  it('of a draft is saved and sent as that draft', async () => {
    const saved: unknown[] = [];
    const calls = recordSending();
    api.use(
      answer(getCampaign, buildReport({ status: 'draft', subject: 'Novidades', isMeasured: false })),
      answer(updateCampaign, async (request) => {
        saved.push(await request.json());
        return buildReport({ status: 'draft' });
      }),
    );
    const { user, search } = await open({ query: '?tab=send&campaign=12' });
    await user.type(subject(), '!');
    await user.click(button('Guardar rascunho'));
    await waitFor(() => expect(saved).toEqual([expect.objectContaining({ subject: 'Novidades!', isMeasured: false })]));
    await user.click(sendButton());
    await user.click(await answerWith('Enviar campanha'));
    await screen.findByText(/Enviados: 120/);
    expect(calls[0]?.body).toMatchObject({ campaignId: 12 });
    expect(search()).toBe('?tab=send');
  });

  it('is deleted with its draft at once, and the toast restores both, without a second draft after a failure', async () => {
    const draft = buildReport({ status: 'draft', subject: 'Novidades', content: 'Olá', isMeasured: false });
    const created: { key: string | null; body: unknown }[] = [];
    api.use(
      answer(getCampaign, draft),
      answer(deleteCampaign, { id: 12 }),
      answer(createCampaign, async (request) => {
        created.push({ key: request.headers.get(idempotencyHeader), body: await request.json() });
        const refused = { error: 'x', message: 'x', code: 'service_unavailable' };
        return created.length === 1 ? Response.json(refused, { status: 503 }) : { ...draft, id: 13 };
      }),
    );
    const { user, search, toast } = await open({ query: '?tab=send&campaign=12' });
    await user.type(subject(), '!');
    await user.click(button('Apagar rascunho'));
    await waitFor(() => expect(search()).toBe('?tab=send'));
    expect(deletions()).toEqual(['DELETE /api/newsletter-automation/campaigns/12?version=1']);
    expect(subject()).toHaveValue('');
    expect(api.requests().filter((one) => one.startsWith('GET') && one.endsWith('/campaigns/12'))).toHaveLength(1);
    expect(toast()).toMatchObject({ title: 'Rascunho apagado', action: { label: 'Anular' } });
    act(() => toast()?.action?.onClick());
    await waitFor(() => expect(toast()).toMatchObject({ action: { label: 'Tentar novamente' } }));
    api.use(answer(getCampaign, { ...draft, id: 13 }));
    act(() => toast()?.action?.onClick());
    await waitFor(() => expect(search()).toBe('?tab=send&campaign=13'));
    expect(created[0]?.body).toMatchObject({ subject: 'Novidades', content: 'Olá', isMeasured: false });
    expect(created[1]).toEqual(created[0]);
    expect(await screen.findByDisplayValue('Novidades!')).toBe(subject());
  });

  it('cannot be changed after sending', async () => {
    api.use(answer(getCampaign, buildReport()));
    renderPage({ query: '?tab=send&campaign=12' });
    expect(await screen.findByText('Esta campanha já não pode ser alterada.')).toBeInTheDocument();
  });
});
