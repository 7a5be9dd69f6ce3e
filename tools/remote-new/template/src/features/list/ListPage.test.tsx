import { screen } from '@testing-library/react';
import { answer, fakeApi, refuse } from 'platform/testing';
import { listCompanies } from 'shared-contracts';
import { path } from '../../remote';
import { buildCompanies, buildCompany, primedCompanies } from '../../testing/build-companies';
import { renderApp } from '../../testing/render-app';

const companies = buildCompanies([buildCompany('Vela Digital'), buildCompany('Maré Alta', { id: 4, jobCount: 1 })]);

describe('ListPage', () => {
  const api = fakeApi(answer(listCompanies, companies));

  it('shows a loading state, then the companies with their jobs', async () => {
    renderApp(path);
    expect(screen.getByRole('heading', { level: 1, name: 'Modelo' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('A carregar empresas');
    expect(await screen.findByRole('link', { name: 'Vela Digital' })).toHaveAttribute(
      'href',
      '/companies/vela-digital-3',
    );
    expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['14 ofertas', '1 oferta']),
    );
    expect(api.requests()).toEqual(['GET /api/proxy/companies?sort=jobs']);
  });

  it('shows embedded data without a request', () => {
    renderApp(path, { data: primedCompanies(companies) });
    expect(screen.getByRole('link', { name: 'Vela Digital' })).toBeVisible();
    expect(api.requests()).toEqual([]);
  });

  it('can be retried after a failure', async () => {
    api.use(refuse(listCompanies, 500, 'internal_error'));
    const { user } = renderApp(path);
    expect(await screen.findByRole('alert')).toHaveTextContent('Não conseguimos carregar as empresas');
    api.use(answer(listCompanies, companies));
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('link', { name: 'Vela Digital' })).toBeVisible();
  });

  it('offers the jobs if no company has any', async () => {
    api.use(answer(listCompanies, buildCompanies([])));
    renderApp(path, { language: 'en' });
    expect(await screen.findByText('No company is hiring at the moment')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse jobs' })).toHaveAttribute('href', '/jobs');
  });
});
