import { screen } from '@testing-library/react';
import { answer, fakeApi, refuse } from 'platform/testing';
import {
  countJobsByPlace,
  listCategories,
  listHomeCompanies,
  listHomeJobs,
  suggestSearches,
  type PrimedEntry,
} from 'shared-contracts';
import { renderShell } from '../../testing/render-shell';
import { Hero } from './Hero';

const category = (name: string, jobCount: number) => ({ name, slug: name.toLowerCase(), icon: 'tag', jobCount });

const counted = (template: string, arg: Record<string, string>, value: object): PrimedEntry => ({
  template,
  arg,
  value,
});
const numbers = (jobs: number, companies: number): PrimedEntry[] => [
  counted(listHomeJobs.template, {}, { total: jobs }),
  counted(listHomeCompanies.template, {}, { total: companies }),
];

const data: PrimedEntry[] = [
  ...numbers(1284, 96),
  {
    template: listCategories.template,
    arg: {},
    value: [
      ['Design', 3],
      ['Vendas', 9],
      ['Saúde', 1],
      ['Tecnologia', 12],
      ['Finanças', 5],
    ].map(([name, count]) => category(String(name), Number(count))),
  },
];

const address = ({ services }: ReturnType<typeof renderShell>) => {
  const { pathname, search } = services.history.get().location;
  return pathname + search;
};

describe('the search', () => {
  fakeApi(
    answer(suggestSearches, { titles: [], companies: [], areas: [] }),
    answer(countJobsByPlace, { municipalities: [], total: 0, remote: 0, elsewhere: 0 }),
  );

  it('searches by keyword and location', async () => {
    const page = renderShell(<Hero />, { path: '/home', data });
    await page.user.type(screen.getByLabelText('O quê'), ' enfermeiro ');
    await page.user.type(screen.getByLabelText('Onde'), 'Porto');
    await page.user.click(screen.getByRole('button', { name: 'Procurar' }));
    expect(address(page)).toBe('/jobs?keyword=enfermeiro&place=Porto');
  });
});

it('omits empty fields', async () => {
  const page = renderShell(<Hero />, { path: '/home', data });
  await page.user.click(screen.getByRole('button', { name: 'Procurar' }));
  expect(address(page)).toBe('/jobs');
});

it('links to the four categories with the most jobs, as keywords', () => {
  renderShell(<Hero />, { path: '/home', data });
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Tecnologia', 'Vendas', 'Finanças', 'Design']);
  expect(links[0]).toHaveAttribute('href', '/jobs?keyword=Tecnologia');
});

it('shows categories in English on an English page, and searches by their Portuguese name', () => {
  renderShell(<Hero />, { path: '/home', data, language: 'en' });
  expect(screen.getByRole('link', { name: 'Technology' })).toHaveAttribute('href', '/jobs?keyword=Tecnologia');
});

describe('the lead text', () => {
  it.each([
    [numbers(1284, 96), '1 284 ofertas de 96 empresas em Portugal, com o vencimento'],
    [numbers(30_000, 1), '30 000 ofertas de 1 empresa em Portugal, com'],
    [numbers(0, 0), 'Ofertas de empresas em Portugal, com'],
  ])('has the numbers of jobs and companies', (known, words) => {
    renderShell(<Hero />, { path: '/home', data: [...data.slice(2), ...known] });
    const lead = screen.getByText(/com o vencimento à vista/);
    expect(lead.textContent.replaceAll('\u00A0', ' ')).toMatch(words);
  });

  it('has the numbers in English', () => {
    renderShell(<Hero />, { path: '/home', data, language: 'en' });
    expect(screen.getByText(/^1,284 jobs at 96 companies in Portugal, with pay in plain sight/)).toBeInTheDocument();
  });
});

describe('without API responses', () => {
  fakeApi(
    refuse(listHomeJobs, 500, 'internal_error'),
    refuse(listHomeCompanies, 500, 'internal_error'),
    refuse(listCategories, 500, 'internal_error'),
  );
  it('has the search and a text without numbers', async () => {
    renderShell(<Hero />, { path: '/home', language: 'en' });
    expect(await screen.findByText(/^Jobs at companies in Portugal/)).toBeInTheDocument();
    expect(screen.getByLabelText('Where')).toHaveAttribute('placeholder', 'Any location');
  });
});
