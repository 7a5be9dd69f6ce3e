import { act, screen, waitFor, within } from '@testing-library/react';
import { answer, fakeApi, refuse, renderWithPlatform } from 'platform/testing';
import {
  answerJobQuestions,
  answersDueKey,
  appliedJobsKey,
  getApplication,
  withdrawApplication,
  type Application,
  type ApplicationStatus,
  type DeliveryState,
} from 'shared-contracts';
import { ApplyApp } from '../../ApplyApp';
import { draftStore } from '../../draft/draft-store';
import { remote } from '../../remote';
import { buildApplication, buildReceipt } from '../../testing/build-application';
import { button, freshBrowser, heading } from '../../testing/render-apply';

const show = () => renderWithPlatform(<ApplyApp />, { path: '/applications/t0ken', remotes: [remote] });
const withdrawnAt = '2026-11-21T09:30:00.000Z';
const open = [
  { id: 1, question: 'Fala francês?', required: true, answer: null },
  { id: 2, question: 'Quando pode começar?', required: false, answer: 'Em\njaneiro' },
];

describe('application page', () => {
  freshBrowser();
  const api = fakeApi();

  async function arrive(application: Partial<Application> = {}) {
    api.use(answer(getApplication, buildApplication(application)));
    const rendered = show();
    await heading('A sua candidatura');
    return rendered;
  }

  it('is loaded by its token and excluded from search engines', async () => {
    api.use(answer(getApplication, buildApplication()));
    show();
    expect(screen.getByText('A carregar a candidatura')).toBeInTheDocument();
    await heading('A sua candidatura');
    expect(api.requests()).toEqual(['GET /api/applications/t0ken']);
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex,follow');
  });

  it('shows an error page for an invalid link', async () => {
    api.use(refuse(getApplication, 404, 'application_not_found'));
    show();
    await heading('Esta ligação não é válida');
    expect(screen.getByRole('link', { name: 'Procurar ofertas' })).toHaveAttribute('href', '/jobs');
  });

  it('offers a retry after a failure', async () => {
    api.use(refuse(getApplication, 500, 'internal_error'));
    const { user } = show();
    await heading('Não conseguimos carregar a candidatura');
    api.use(answer(getApplication, buildApplication()));
    await user.click(button('Tentar novamente'));
    expect(await heading('A sua candidatura')).toBeInTheDocument();
  });

  it('shows job, file, date and delivery', async () => {
    await arrive({ name: 'Inês Carvalho' });
    expect(screen.getByRole('link', { name: 'Designer de Produto' })).toHaveAttribute('href', '/jobs/designer-12');
    const sent = within(screen.getByRole('heading', { name: 'O que enviou' }).parentElement!);
    const facts = sent.getAllByRole('definition').map((fact) => fact.textContent?.replaceAll('\u00A0', ' '));
    expect(facts).toEqual([
      'ines.pdf (412 KB · 3 páginas)',
      'Inês Carvalho',
      'ines@example.com',
      '20 nov, 2026, 12:00',
      'A caminho da empresa',
    ]);
    expect(screen.getByRole('link', { name: 'ines.pdf' })).toHaveAttribute('href', '/api/applications/t0ken/resume');
  });

  it.each<[ApplicationStatus | 'rejected', string, string, RegExp]>([
    ['pending', 'Pendente', 'Enviada, primeiro', /começa a analisar a candidatura/],
    ['reviewing', 'Em análise', 'Em análise, segundo', /marca consigo uma entrevista/],
    ['interview', 'Entrevista', 'Entrevista, terceiro', /Depois da entrevista/],
    ['accepted', 'Aceite', 'Aceite, último', /aceitou a candidatura/],
    ['declined', 'Não selecionada', 'Não selecionada, último', /não avança com a candidatura/],
    ['rejected', 'Não selecionada', 'Não selecionada, último', /não avança com a candidatura/],
  ])('shows the status %s, its stop and what happens next', async (status, words, stop, next) => {
    await arrive({ status: status as ApplicationStatus });
    const head = within(screen.getByRole('heading', { level: 1 }).parentElement!);
    expect(head.getByText(words)).toBeInTheDocument();
    expect(screen.getByRole('img', { name: `${stop} de quatro passos` })).toBeInTheDocument();
    expect(screen.getByText(next)).toBeInTheDocument();
    const others = screen.queryAllByRole('link', { name: 'Procurar ofertas' });
    expect(others).toHaveLength(words === 'Não selecionada' ? 1 : 0);
  });

  it.each<[DeliveryState, string]>([
    ['delivered', 'Entregue à empresa'],
    ['kept', 'Guardada para a empresa'],
  ])('shows the delivery %s', async (delivery, words) => {
    await arrive({ delivery });
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('shows the reason of a refused delivery, without a form for answers', async () => {
    await arrive({ delivery: 'refused', questionsDue: 1, questions: open });
    expect(screen.getByText('A oferta fechou antes de a candidatura chegar à empresa.')).toBeInTheDocument();
    expect(screen.getByText('Não entregue')).toBeInTheDocument();
    expect(screen.queryByText('Pendente')).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('lists events in order', async () => {
    await arrive({
      status: 'interview',
      history: [
        { status: 'reviewing', at: '2026-11-20T15:00:00.000Z' },
        { status: 'interview', at: '2026-11-21T10:00:00.000Z' },
      ],
    });
    const history = within(screen.getByRole('heading', { name: 'Percurso' }).parentElement!);
    const entries = history.getAllByRole('listitem').map((item) => item.textContent?.replaceAll('\u00A0', ' '));
    expect(entries).toEqual([
      'Candidatura enviada20 nov, 2026, 12:00',
      'Em análise20 nov, 2026, 15:00',
      'Entrevista21 nov, 2026, 10:00',
    ]);
  });

  it('shows answers and a form for missing ones', async () => {
    const { user, services } = await arrive({ questionsDue: 1, questions: open });
    expect(screen.getByText('Quando pode começar?').nextElementSibling).toHaveTextContent('Em janeiro');
    expect(screen.getByRole('heading', { name: 'Falta 1 resposta' })).toBeInTheDocument();
    const bodies: unknown[] = [];
    api.use(
      answer(answerJobQuestions, async (request) => {
        bodies.push(await request.json());
        return buildReceipt({ questionsDue: 0 });
      }),
      answer(getApplication, buildApplication({ questions: [{ ...open[0]!, answer: 'Sim' }, open[1]!] })),
    );
    await user.type(screen.getByRole('textbox', { name: 'Fala francês?' }), 'Sim');
    await user.click(button('Enviar respostas'));
    await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument());
    expect(bodies).toEqual([{ resumeId: buildReceipt().id, answers: [{ questionId: 1, answer: 'Sim' }] }]);
    expect(services.toast.current()).toMatchObject({ title: 'Respostas enviadas.', variant: 'success' });
    expect(screen.getByText('Fala francês?').nextElementSibling).toHaveTextContent('Sim');
  });

  it('requires confirmation before an unsent answer is discarded', async () => {
    const { user, services } = await arrive({ questionsDue: 1, questions: open });
    await user.type(screen.getByRole('textbox', { name: 'Fala francês?' }), 'Sim');
    act(() => services.history.push('/home'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Sair sem enviar as respostas?' });
    expect(dialog).toHaveAccessibleDescription('O que escreveu não fica guardado.');
  });

  it('withdraws after confirmation and deletes the browser’s record', async () => {
    localStorage.setItem(appliedJobsKey, '{"12":"2026-11-20T12:00:00.000Z","13":"2026-11-20T12:00:00.000Z"}');
    const { user, services } = await arrive();
    await user.click(button('Retirar candidatura'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Retirar a candidatura?' });
    expect(dialog).toHaveAccessibleDescription(
      'A empresa deixa de a ver. Se tiver entrevistas marcadas para esta oferta, são canceladas.',
    );
    await user.click(button('Manter'));
    expect(api.requests()).toEqual(['GET /api/applications/t0ken']);
    api.use(answer(withdrawApplication, buildApplication({ withdrawnAt })));
    await user.click(button('Retirar candidatura'));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Retirar candidatura' }),
    );
    expect(await screen.findByText('Retirada')).toBeInTheDocument();
    expect(screen.getByText('Candidatura retirada')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Retirar candidatura' })).not.toBeInTheDocument();
    expect(services.toast.current()).toMatchObject({ title: 'Candidatura retirada.', variant: 'success' });
    expect(localStorage.getItem(appliedJobsKey)).toBe('{"13":"2026-11-20T12:00:00.000Z"}');
  });

  describe('application of this browser with missing answers', () => {
    const { id, submittedAt } = buildReceipt();
    beforeEach(async () => {
      localStorage.clear();
      localStorage.setItem(answersDueKey, JSON.stringify({ 12: submittedAt }));
      const draft = await draftStore.open(12, null);
      await draftStore.change(12, { receipt: buildReceipt({ id }) }, draft);
    });
    afterEach(() => draftStore.remove(12, null));
    const draft = () => draftStore.read(12, null);

    it('is recorded as applied after the answers are sent', async () => {
      const { user } = await arrive({ questionsDue: 1, questions: open });
      api.use(
        answer(answerJobQuestions, buildReceipt({ questionsDue: 0 })),
        answer(getApplication, buildApplication()),
      );
      await user.type(screen.getByRole('textbox', { name: 'Fala francês?' }), 'Sim');
      await user.click(button('Enviar respostas'));
      await waitFor(() => expect(localStorage.getItem(appliedJobsKey)).toBe(JSON.stringify({ 12: submittedAt })));
      expect(localStorage.getItem(answersDueKey)).toBe('{}');
      await waitFor(async () => expect(await draft()).toBeNull());
    });

    it('is deleted from the browser after withdrawal', async () => {
      const { user } = await arrive();
      api.use(answer(withdrawApplication, buildApplication({ withdrawnAt })));
      await user.click(button('Retirar candidatura'));
      await user.click(
        within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Retirar candidatura' }),
      );
      await screen.findByText('Retirada');
      expect(localStorage.getItem(answersDueKey)).toBe('{}');
      await waitFor(async () => expect(await draft()).toBeNull());
    });

    it('keeps the draft of another application', async () => {
      const { user } = await arrive({
        id: '22222222-2222-4222-8222-222222222222',
        submittedAt: '2026-11-19T12:00:00.000Z',
      });
      api.use(answer(withdrawApplication, buildApplication({ withdrawnAt })));
      await user.click(button('Retirar candidatura'));
      await user.click(
        within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Retirar candidatura' }),
      );
      await screen.findByText('Retirada');
      expect(localStorage.getItem(answersDueKey)).toBe(JSON.stringify({ 12: submittedAt }));
      expect(await draft()).not.toBeNull();
    });
  });

  it('shows an error if the withdrawal fails', async () => {
    const { user } = await arrive();
    api.use(refuse(withdrawApplication, 500, 'internal_error'));
    await user.click(button('Retirar candidatura'));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Retirar candidatura' }),
    );
    expect((await screen.findByText(/falha do nosso lado/)).closest('[role="alert"]')).toBeInTheDocument();
    expect(button('Retirar candidatura')).toBeInTheDocument();
  });

  it('shows no form for answers after withdrawal', async () => {
    await arrive({ withdrawnAt, questionsDue: 1, questions: open });
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Retirar candidatura' })).not.toBeInTheDocument();
  });
});
