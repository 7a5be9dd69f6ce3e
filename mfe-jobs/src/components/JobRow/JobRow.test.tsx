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

describe('a job row', () => {
  const api = fakeApi();

  it('is the link of its title, with company, pay and date in the order they are read', () => {
    const { container } = show();
    expect(screen.getByRole('link', { name: 'Analista de Dados' })).toHaveAttribute(
      'href',
      '/jobs/analista-de-dados-12',
    );
    const text = container.textContent.replaceAll('\u00A0', ' ');
    expect(text).toMatch(
      /Analista de Dados.{0,300}Vela Digital · Porto · Híbrido.{0,300}2 100 – 2 600 €.{0,300}\/mês.{0,300}há 10 dias/,
    );
    expect(text).toMatch(/Tempo inteiro.{0,300}Sénior.{0,300}Tecnologia/);
  });

  it.each([
    ['new', { postedAt: '2026-11-20T03:00:00.000Z' }, {}, 'Nova'],
    ['featured', { isFeatured: true }, {}, 'Destaque'],
    ['closed', { isClosed: true }, {}, 'Já não aceita candidaturas'],
    ['without pay', { salary: null }, {}, 'Vencimento não indicado'],
    ['with pay in words', { salary: null, salaryText: 'A combinar' }, {}, 'A combinar'],
  ])('%s says so', (_, job, state, words) => {
    show(job, state);
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('shows an application that was sent in this browser', () => {
    localStorage.setItem(appliedJobsKey, JSON.stringify({ 12: now }));
    show();
    expect(screen.getByText('Candidatura enviada')).toBeInTheDocument();
    localStorage.clear();
  });

  it('of a closed job is still a link, but nothing to save, neither new nor featured', () => {
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

  it('shows missing answers', async () => {
    const due = { jobId: 12, withdrawnAt: null, answersDue: true } as AccountApplication;
    api.use(answer(listSavedJobs, []), answer(listApplications, [due]));
    show({}, {}, { user: buildUser() });
    expect(await screen.findByText('Faltam respostas')).toBeInTheDocument();
    expect(screen.queryByText('Candidatura enviada')).not.toBeInTheDocument();
  });

  it('has the bookmark of its job', () => {
    show();
    expect(screen.getByRole('button', { name: 'Guardar: Analista de Dados' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('is shown in English', () => {
    show({ isFeatured: true }, {}, { language: 'en' });
    for (const words of ['Featured', 'Full-time', 'Senior']) expect(screen.getByText(words)).toBeInTheDocument();
  });
});
