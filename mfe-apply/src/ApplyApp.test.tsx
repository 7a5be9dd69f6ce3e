import { screen } from '@testing-library/react';
import { getJob, getJobQuestions, type Job } from 'shared-contracts';
import { answer, fakeApi, refuse, renderWithPlatform } from 'platform/testing';
import { ApplyApp } from './ApplyApp';
import { remote } from './remote';

const show = (path: string) => renderWithPlatform(<ApplyApp />, { path, remotes: [remote] });

const job = {
  id: 12,
  slug: 'analista-12',
  title: 'Analista de Dados',
  companyName: 'Vela Digital',
  logoUrl: null,
  city: 'Porto',
  questionCount: 2,
  isClosed: false,
} as Job;

describe('applying', () => {
  const api = fakeApi(answer(getJob, job));

  it('shows the job and what will be asked', async () => {
    const questions = [
      { id: 1, question: 'Fala francês?', required: true },
      { id: 2, question: 'Quando pode começar?', required: false },
    ];
    api.use(answer(getJobQuestions, questions));
    show('/jobs/12/apply');
    expect(await screen.findByText('Analista de Dados')).toBeInTheDocument();
    expect(await screen.findByText('Fala francês?')).toBeInTheDocument();
    expect(screen.getByText(/Quando pode começar/)).toHaveTextContent('Quando pode começar? (opcional)');
    expect(screen.getByRole('link', { name: 'Voltar à oferta' })).toHaveAttribute('href', '/jobs/analista-12');
  });

  it('asks for no questions where there are none', async () => {
    api.use(answer(getJob, { ...job, questionCount: 0 }));
    show('/jobs/12/apply');
    expect(await screen.findByText(/não faz perguntas/)).toBeInTheDocument();
    expect(api.requests()).toEqual(['GET /api/proxy/jobs/12']);
  });

  it('stands without its questions, which can be asked for again', async () => {
    api.use(refuse(getJobQuestions, 500, 'internal_error'));
    const { user } = show('/jobs/12/apply');
    expect(await screen.findByText('Não conseguimos carregar as perguntas.')).toBeInTheDocument();
    api.use(answer(getJobQuestions, [{ id: 1, question: 'Fala francês?', required: true }]));
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('Fala francês?')).toBeInTheDocument();
  });

  it('for a closed job leads back to it', async () => {
    api.use(answer(getJob, { ...job, isClosed: true }));
    show('/jobs/12/apply');
    const title = 'Esta oferta já não aceita candidaturas.';
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  });

  it('for an unknown job leads to the others', async () => {
    api.use(refuse(getJob, 404, 'job_not_found'));
    show('/jobs/99/apply');
    expect(await screen.findByRole('heading', { level: 1, name: 'Oferta não encontrada' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Procurar ofertas' })).toHaveAttribute('href', '/jobs');
  });

  it('can be tried again after a failure', async () => {
    api.use(refuse(getJob, 503, 'service_unavailable'));
    const { user } = show('/jobs/12/apply');
    await screen.findByRole('heading', { level: 1, name: 'Não conseguimos carregar a oferta' });
    api.use(answer(getJob, { ...job, questionCount: 0 }));
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('Analista de Dados')).toBeInTheDocument();
  });

  it.each(['/jobs/analista-12/apply', '/jobs/12a/apply'])('by a name, as in %s, leads to the search', async (path) => {
    const { services } = show(path);
    expect(services.history.get().location.pathname).toBe('/jobs');
    expect(api.requests()).toEqual([]);
  });
});
