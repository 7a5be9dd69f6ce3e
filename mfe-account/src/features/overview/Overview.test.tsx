import { screen, waitFor, within } from '@testing-library/react';
import { answer, fakeApi, refuse, renderWithPlatform } from 'platform/testing';
import { getAccountOverview, listCategories, type AccountOverview, type StatusChange } from 'shared-contracts';
import { buildJobCard } from 'shared-contracts/testing';
import { remote } from '../../remote';
import { buildAccountApplication, buildInterview, buildListedJob } from '../../testing/build-lists';
import { plain } from '../../testing/render-tab';
import { Overview } from './Overview';

const now = '2026-11-23T12:00:00.000Z';
const since = '2026-11-19T18:00:00.000Z';

const nothing: AccountOverview = {
  now,
  lastVisitAt: since,
  since,
  interview: null,
  answersDue: [],
  searches: [],
  moved: [],
  unanswered: null,
  closing: [],
  applicationCount: 6,
  savedJobCount: 9,
};

const change = (status: StatusChange['status'], at: string): StatusChange => ({ status, at });
const region = (name: string) => within(screen.getByRole('region', { name }));
const textsOf = (name: string) =>
  region(name)
    .getAllByRole('listitem')
    .map((item) => plain(item.textContent));

describe('Overview', () => {
  const api = fakeApi(answer(listCategories, [{ name: 'Design', slug: 'design', icon: 'tag', jobCount: 3 }]));

  function show(overview: Partial<AccountOverview>) {
    api.use(answer(getAccountOverview, { ...nothing, ...overview }));
    return renderWithPlatform(<Overview />, { path: '/home', remotes: [remote] });
  }

  it('has no element while it loads, and no block without content', async () => {
    const { container } = show({});
    // The page shows its skeleton while the fragment is empty.
    expect(container.childElementCount).toBe(0);
    await waitFor(() => expect(container.childElementCount).toBe(1));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('shows the next interview: how far ahead, day, hours, type and person, and its calendar file', async () => {
    const interview = (scheduledAt: string, endTime: string | null = null) => ({
      ...buildInterview({ scheduledAt, endTime, interviewerName: 'Rita Lameira' }),
      logoUrl: null,
    });
    const cases = [
      [interview('2026-11-25T10:30:00.000Z', '2026-11-25T11:15:00.000Z'), 'A próxima entrevista é depois de amanhã'],
      [interview('2026-11-23T15:10:00.000Z'), 'A próxima entrevista é hoje, dentro de 3 horas'],
      [interview('2026-11-23T12:40:00.000Z'), 'A próxima entrevista é hoje, dentro de 40 minutos'],
      [interview('2026-11-23T11:50:00.000Z'), 'A entrevista está a decorrer'],
    ] as const;
    for (const [next, words] of cases) {
      const { unmount } = show({ interview: next });
      await screen.findByText(words);
      unmount();
    }
    show({ interview: cases[0][0] });
    await screen.findByText(cases[0][1]);
    const ticket = region('Designer de Produto');
    expect(plain(ticket.getByRole('time').textContent)).toBe('quarta-feira 25 novembro 10:30 – 11:15');
    expect(ticket.getByText('Por videochamada, com Rita Lameira')).toBeInTheDocument();
    expect(ticket.getByRole('link', { name: 'Ver entrevista' })).toHaveAttribute('href', '/account?tab=interviews');
    const file = ticket.getByRole('link', { name: 'Guardar no calendário: Designer de Produto' });
    expect(file).toHaveAttribute('href', expect.stringMatching(/\/api\/user\/interviews\/i1\/calendar$/));
  });

  it('links to applications without answers', async () => {
    show({
      answersDue: [
        buildAccountApplication({ answersDue: true, questionsDue: 2 }),
        buildAccountApplication({ id: 'a2', answersDue: true, questionsDue: 1, href: '/applications/other' }),
      ],
    });
    const link = await screen.findByRole('link', { name: '2 perguntas de Vela Digital' });
    expect(link).toHaveAttribute('href', '/applications/t0ken');
    expect(screen.getByRole('link', { name: 'Uma pergunta de Vela Digital' })).toHaveAttribute(
      'href',
      '/applications/other',
    );
  });

  it('links to the new jobs of each search, and to all of a search without new jobs', async () => {
    show({
      searches: [
        { id: 's1', query: 'location=Porto&category=design', places: [], newJobs: 12, newJobsWithPay: 7 },
        { id: 's2', query: 'keyword=react', places: [], newJobs: 0, newJobsWithPay: 0 },
      ],
    });
    await screen.findByRole('link', { name: /^Porto · Design ?: 12 ofertas novas$/ });
    expect(textsOf('Novas desde quinta')).toEqual([
      '12Porto · Design: 12 ofertas novas7 indicam o vencimento',
      '0react: Nenhuma oferta novaSem ofertas novas',
    ]);
    const [first, second] = screen.getAllByRole('listitem').map((item) => within(item).getByRole('link'));
    expect(first).toHaveAttribute(
      'href',
      `/jobs?location=Porto&category=design&postedAfter=${encodeURIComponent(since)}`,
    );
    expect(second).toHaveAttribute('href', '/jobs?keyword=react');
    expect(screen.getByRole('link', { name: 'Pesquisas' })).toHaveAttribute('href', '/account?tab=emailPreferences');
  });

  it('shows applications with a changed status and their tracker, and the one that has waited longest', async () => {
    const moved = (status: StatusChange['status'], at: string) =>
      buildAccountApplication({ id: status, status, history: [change(status, at)] });
    show({
      moved: [
        moved('accepted', '2026-11-22T20:00:00.000Z'),
        moved('interview', '2026-11-20T10:00:00.000Z'),
        moved('declined', '2026-11-23T09:00:00.000Z'),
      ],
      unanswered: buildAccountApplication({
        appliedAt: '2026-11-01T12:00:00.000Z',
        companyAnswerDays: 12,
        job: buildListedJob({ title: 'Analista' }),
      }),
    });
    await screen.findByRole('heading', { name: 'Candidaturas com novidades' });
    const block = region('Candidaturas com novidades');
    const texts = textsOf('Candidaturas com novidades');
    expect(texts.map((text) => text?.replace(/^V?Designer de ProdutoVela Digital · /, ''))).toEqual([
      'aceite ontemAceite',
      'passou à fase de entrevista na sextaEntrevista',
      'não selecionada hojeNão selecionada',
    ]);
    expect(block.getByRole('img', { name: 'Entrevista, terceiro de quatro passos' })).toBeInTheDocument();
    expect(plain(block.getByText(/está sem resposta/).textContent)).toBe(
      'Analista, Vela Digital está sem resposta há 22 dias. A empresa costuma responder em 12 dias.',
    );
    expect(block.getByRole('link', { name: 'Todas, 6' })).toHaveAttribute('href', '/account?tab=applications');
  });

  it('shows saved jobs that close soon, with their days', async () => {
    const closing = (id: number, closesAt: string) => buildJobCard({ id, title: `Oferta ${id}`, closesAt });
    show({ closing: [closing(1, '2026-11-23T20:00:00.000Z'), closing(2, '2026-11-25T13:00:00.000Z')] });
    await screen.findByText('Oferta 1');
    const texts = textsOf('Guardadas prestes a fechar');
    expect(texts[0]).toMatch(/Hojefecha em menos de 24 horas$/);
    expect(texts[1]).toMatch(/fecha dentro de 2 dias$/);
    expect(screen.getByRole('link', { name: 'Todas, 9' })).toHaveAttribute('href', '/account?tab=savedJobs');
  });

  it('shows a note with a retry after a failure', async () => {
    api.use(refuse(getAccountOverview, 500, 'internal_error'));
    const { user } = renderWithPlatform(<Overview />, { path: '/home', remotes: [remote] });
    expect(await screen.findByText('Não conseguimos carregar as suas novidades')).toBeInTheDocument();
    api.use(answer(getAccountOverview, { ...nothing, answersDue: [buildAccountApplication({ questionsDue: 1 })] }));
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('heading', { name: 'Falta a sua resposta' })).toBeInTheDocument();
  });
});
