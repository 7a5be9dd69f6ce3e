import { screen, within } from '@testing-library/react';
import { answer, fakeApi, refuse } from 'platform/testing';
import { countJobsByPlace, searchJobs, type JobPlaceCounts } from 'shared-contracts';
import { buildSearchPage } from '../../../testing/build-job';
import { renderJobs } from '../../../testing/render-jobs';

const counts: JobPlaceCounts = {
  municipalities: [
    { id: 'lisboa', count: 120 },
    { id: 'porto', count: 7 },
    { id: 'corvo', count: 1 },
    { id: 'of-a-newer-api', count: 1 },
  ],
  total: 132,
  remote: 3,
  elsewhere: 0,
};

const api = fakeApi(answer(searchJobs, buildSearchPage()), answer(countJobsByPlace, counts));
const dots = async () =>
  within(await screen.findByRole('group', { name: 'Municípios com ofertas, por número de ofertas' }));

it('has a dot and a row for each municipality, which lead to its jobs with the other filters', async () => {
  renderJobs('/jobs?keyword=dados&view=map&place=porto_5&place=faro');
  const map = await dots();
  const address = '/jobs?keyword=dados&place=';
  const links = map.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
  expect(links).toEqual([
    ['Lisboa: 120 ofertas', `${address}lisboa`],
    ['Porto: 7 ofertas', `${address}porto`],
    ['Corvo: 1 oferta', `${address}corvo`],
  ]);
  expect(map.getAllByRole('link', { current: true }).map((link) => link.getAttribute('aria-label'))).toEqual([
    'Porto: 7 ofertas',
  ]);
  const rows = within(screen.getByRole('table', { name: 'Ofertas por município' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'MunicípioOfertas',
    'Lisboa 120',
    'Porto 7',
    'Corvo Açores1',
    'Remotas, sem município3',
  ]);
  expect(screen.getByRole('link', { name: 'GeoNames' })).toBeVisible();
  expect(api.requests().filter((request) => request.includes('job-places'))).toEqual([
    'GET /api/proxy/job-places?keyword=dados',
  ]);
});

it('is one tab stop, whose arrow keys move by number of jobs', async () => {
  const { user } = renderJobs('/jobs?view=map');
  const [lisbon, porto, corvo] = (await dots()).getAllByRole('link');
  expect([lisbon, porto, corvo].map((link) => link?.getAttribute('tabindex'))).toEqual(['0', '-1', '-1']);
  lisbon?.focus();
  await user.keyboard('{ArrowRight}');
  expect(porto).toHaveFocus();
  await user.keyboard('{End}{ArrowDown}');
  expect(corvo).toHaveFocus();
  expect(corvo).toHaveAttribute('tabindex', '0');
  expect(screen.getByText('Corvo: 1 oferta')).toBeVisible();
  await user.keyboard('{Home}{ArrowUp}');
  expect(lisbon).toHaveFocus();
});

it('is chosen beside the list, and stays when a filter is removed', async () => {
  const { user, address } = renderJobs('/jobs?keyword=dados&type=contract');
  // The switch of wide screens and that of narrow ones; the style sheet hides one.
  const choose = (name: string) => user.click(screen.getAllByRole('button', { name })[0]!);
  await screen.findByRole('link', { name: /Analista de Dados/ });
  await choose('Mapa');
  await dots();
  await user.click(screen.getByRole('link', { name: /Contrato/ }));
  expect(address()).toBe('/jobs?keyword=dados&view=map');
  await choose('Lista');
  expect(await screen.findByRole('link', { name: /Analista de Dados/ })).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

it('shows a failure with a retry, and proposes to clear the filters without results', async () => {
  api.use(refuse(countJobsByPlace, 500, 'internal_error'));
  const { user } = renderJobs('/jobs?view=map');
  expect(await screen.findByText('Não foi possível mostrar o mapa')).toBeVisible();
  api.use(answer(countJobsByPlace, { municipalities: [], total: 0, remote: 0, elsewhere: 0 }));
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('link', { name: 'Limpar filtros' })).toHaveAttribute('href', '/jobs');
});
