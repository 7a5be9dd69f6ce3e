import { screen } from '@testing-library/react';
import { answer, fakeApi, renderWithPlatform } from 'platform/testing';
import { listCompanies } from 'shared-contracts';
import { path, remote } from '../remote';
import { buildCompanies, buildCompany } from '../testing/build-companies';
import { Highlights } from './highlights';

const four = [1, 2, 3, 4].map((id) => buildCompany(`Empresa ${id}`, { id }));

describe('the section of the home page', () => {
  fakeApi(answer(listCompanies, buildCompanies(four)));

  it('has the first three companies and a link to the page', async () => {
    renderWithPlatform(<Highlights />, { path: '/home', remotes: [remote] });
    await screen.findByRole('link', { name: 'Empresa 1' });
    const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(names).toEqual(['Empresa 1', 'Empresa 2', 'Empresa 3']);
    expect(screen.getByRole('link', { name: 'Ver todas' })).toHaveAttribute('href', path);
  });
});
