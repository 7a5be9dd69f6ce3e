import { screen } from '@testing-library/react';
import { listCategories, listCities, type PrimedEntry } from 'shared-contracts';
import { renderShell } from '../../testing/render-shell';
import { Hero } from './Hero';

const category = (name: string, jobCount: number) => ({ name, slug: name.toLowerCase(), icon: 'tag', jobCount });

const data: PrimedEntry[] = [
  { endpointName: listCities.name, arg: {}, value: ['Lisboa', 'Porto'] },
  {
    endpointName: listCategories.name,
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

it('searches by what and where', async () => {
  const page = renderShell(<Hero />, { path: '/home', data });
  await page.user.type(screen.getByRole('searchbox', { name: 'O quê' }), ' enfermeiro ');
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Onde' }), 'Porto');
  await page.user.click(screen.getByRole('button', { name: 'Procurar' }));
  expect(address(page)).toBe('/jobs?keyword=enfermeiro&location=Porto');
});

it('leaves out what was not said', async () => {
  const page = renderShell(<Hero />, { path: '/home', data });
  await page.user.click(screen.getByRole('button', { name: 'Procurar' }));
  expect(address(page)).toBe('/jobs');
});

it('offers the four areas with the most jobs, as keywords', () => {
  renderShell(<Hero />, { path: '/home', data });
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Tecnologia', 'Vendas', 'Finanças', 'Design']);
  expect(links[0]).toHaveAttribute('href', '/jobs?keyword=Tecnologia');
});
