import { screen } from '@testing-library/react';
import { answer, buildUser, fakeApi, renderWithPlatform } from 'platform/testing';
import {
  appliedJobsKey,
  listApplications,
  listSavedJobs,
  type AccountApplication,
  type JobCard,
} from 'shared-contracts';
import { buildJobCard } from 'shared-contracts/testing';
import { remote } from '../../remote';
import { now } from '../../testing/build-job';
import { JobRow, type JobRowProps } from './JobRow';

type Page = NonNullable<Parameters<typeof renderWithPlatform>[1]>;

function show(job: Partial<JobCard> = {}, state: Omit<Partial<JobRowProps>, 'job'> = {}, page: Page = {}) {
  const row = (
    <ul>
      <JobRow job={buildJobCard(job)} now={now} {...state} />
    </ul>
  );
  return renderWithPlatform(row, { path: '/jobs?page=2', remotes: [remote], ...page });
}

describe('JobRow', () => {
  const api = fakeApi();

  it('links the title to the job and shows company, pay and date in this order', () => {
    const { container } = show();
    expect(screen.getByRole('link', { name: 'Analista de Dados' })).toHaveAttribute(
      'href',
      '/jobs/analista-de-dados-12',
    );
    const text = container.textContent.replaceAll('\u00A0', ' ');
    expect(text).toMatch(
      /Analista de Dados.{0,300}2 100 – 2 600 €.{0,300}por mês × 14.{0,300}Vela Digital · Porto.{0,300}há 10 dias/,
    );
    expect(text).toMatch(/Híbrido.{0,300}Tempo inteiro.{0,300}Sénior/);
  });

  it.each([
    ['a new job', { postedAt: '2026-11-20T03:00:00.000Z' }, {}, 'Nova'],
    ['a featured job', { isFeatured: true }, {}, 'Destaque'],
    ['a closed job', { isClosed: true }, {}, 'Já não aceita candidaturas'],
    ['a job without pay', { salary: null }, {}, 'Vencimento não indicado'],
    ['a job with pay as text', { salary: null, salaryText: 'A combinar' }, {}, 'A combinar'],
  ])('shows the label of %s', (_, job, state, words) => {
    show(job, state);
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('shows an application that was sent in this browser', () => {
    localStorage.setItem(appliedJobsKey, JSON.stringify({ 12: now }));
    show();
    expect(screen.getByText('Candidatura enviada')).toBeInTheDocument();
    localStorage.clear();
  });

  it('links to a closed job, without a save button and without the labels of new and featured jobs', () => {
    show({ isClosed: true, isFeatured: true, postedAt: now });
    expect(screen.getByRole('link', { name: 'Analista de Dados' })).toBeInTheDocument();
    expect(screen.getByText('Encerrada')).toBeInTheDocument();
    for (const name of ['Nova', 'Destaque']) expect(screen.queryByText(name)).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('shows an application of the account, independent of the browser’s record', async () => {
    localStorage.setItem(appliedJobsKey, JSON.stringify({ 13: now }));
    const sent = { jobId: 12, withdrawnAt: null } as AccountApplication;
    api.use(answer(listSavedJobs, []), answer(listApplications, [sent]));
    show({}, {}, { user: buildUser() });
    expect(await screen.findByText('Candidatura enviada')).toBeInTheDocument();
    show({ id: 13 }, {}, { user: buildUser() });
    expect(screen.getAllByText('Candidatura enviada')).toHaveLength(1);
    localStorage.clear();
  });

  it('shows that answers are missing', async () => {
    const due = { jobId: 12, withdrawnAt: null, answersDue: true } as AccountApplication;
    api.use(answer(listSavedJobs, []), answer(listApplications, [due]));
    show({}, {}, { user: buildUser() });
    expect(await screen.findByText('Faltam respostas')).toBeInTheDocument();
    expect(screen.queryByText('Candidatura enviada')).not.toBeInTheDocument();
  });

  it('has a save button', () => {
    show();
    expect(screen.getByRole('button', { name: 'Guardar: Analista de Dados' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('is shown in English', () => {
    show({ isFeatured: true }, {}, { language: 'en' });
    for (const words of ['Featured', 'Full-time', 'Senior']) expect(screen.getByText(words)).toBeInTheDocument();
  });
});
