import { act, screen, within } from '@testing-library/react';
import { fakeApi } from 'platform/testing';
import type { Job } from 'shared-contracts';
import { buildJob, primedJob } from '../../testing/build-job';
import { renderJobs } from '../../testing/render-jobs';
import { divideAtRequirements, readingMinutes } from './advert-texts';

const textOf = (words: number) => `<p>${'palavra '.repeat(words)}</p>`;
const show = (job: Partial<Job>, page: Parameters<typeof renderJobs>[1] = {}) =>
  renderJobs('/jobs/analista-de-dados-12', { data: primedJob(buildJob(job)), ...page });

it.each([
  [119, null],
  [120, 1],
  [299, 1],
  [300, 2],
  [1000, 5],
])('an advert of %d words takes %p minutes', (words, minutes) => {
  const [description, requirements, benefits] = [textOf(words - 20), textOf(13), textOf(7)];
  expect(readingMinutes({ description, requirements, benefits })).toBe(minutes);
  expect(readingMinutes({ description: textOf(words), requirements: null, benefits: null })).toBe(minutes);
});

it('divides a description at the heading of its requirements only', () => {
  expect(divideAtRequirements('<h3>Funções</h3><p>Ler.</p><h3>Requisitos:</h3><p>SQL</p><h3>Oferta</h3>')).toEqual({
    before: '<h3>Funções</h3><p>Ler.</p>',
    heading: 'Requisitos:',
    requirements: '<h3>Requisitos:</h3><p>SQL</p><h3>Oferta</h3>',
  });
  for (const html of ['', '<p>Requisitos: SQL</p>', '<h3>Funções</h3><p>Ler.</p>', '<h3>Requisitos</h3><p>SQL</p>']) {
    expect(divideAtRequirements(html)).toBeNull();
  }
});

describe('JobTexts', () => {
  fakeApi();
  /** The section that the link leads to. */
  const linked = (name: string) => {
    const link = screen.getByRole('link', { name });
    return document.getElementById(new URL(link.getAttribute('href')!, 'http://x').hash.slice(1))!;
  };

  it('shows the reading time of a long advert, and links to the requirements', () => {
    show({ description: textOf(300), requirements: '<p>SQL</p>' });
    expect(screen.getByText('Leitura de 2 minutos')).toBeInTheDocument();
    expect(linked('O que precisa de ter')).toHaveTextContent('O que precisa de terSQL');
  });

  it('links to requirements within the description by the words and in the language of the advert', () => {
    const description = `${textOf(150)}<h3>What you bring:</h3><p>SQL</p>`;
    show({ description, language: 'en' });
    expect(screen.getByText('Leitura de 1 minuto')).toBeInTheDocument();
    const section = linked('What you bring');
    expect(within(section).getByRole('heading', { level: 3, name: 'What you bring:' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'What you bring' })).toHaveAttribute('lang', 'en');
    expect(screen.getAllByText(/SQL/)).toHaveLength(1);
  });

  it('keeps the link back to the results when the requirements are opened', async () => {
    const { user, services } = show({ description: textOf(150), requirements: '<p>SQL</p>' });
    const { location } = services.history.get();
    act(() => services.history.replace(location, { backTo: '/jobs?keyword=sql' }));
    await user.click(screen.getByRole('link', { name: 'O que precisa de ter' }));
    expect(screen.getByRole('link', { name: 'Voltar aos resultados' })).toHaveAttribute('href', '/jobs?keyword=sql');
  });

  it('shows no link without requirements, and nothing for a short advert', () => {
    const { unmount } = show({ description: textOf(150) });
    expect(screen.getByText('Leitura de 1 minuto')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'O que precisa de ter' })).not.toBeInTheDocument();
    unmount();
    show({ description: textOf(20), requirements: '<p>SQL</p>' });
    expect(screen.queryByText(/Leitura/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'O que precisa de ter' })).not.toBeInTheDocument();
  });
});
