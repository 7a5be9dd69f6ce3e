import { screen } from '@testing-library/react';
import { answer, fakeApi, fill, refuse, renderWithPlatform } from 'platform/testing';
import { emptyJobFilter, listJobCompanies, type JobFilter } from 'shared-contracts';
import { remoteWithTexts } from '../../../testing/remote-with-texts';
import { buildSearchPage } from '../../../testing/build-job';
import { showOnScreen } from '../../../testing/show-on-screen';
import { CompanyFilter } from './CompanyFilter';

const items = Array.from({ length: 8 }, (_, at) => ({
  value: String(at + 1),
  label: `Empresa ${at + 1}`,
  count: 9 - at,
}));

function show(filter: Partial<JobFilter> = {}) {
  const onChange = jest.fn<void, [Partial<JobFilter>]>();
  const page = buildSearchPage({ companies: [{ id: 7, slug: 'pulso-7', name: 'Pulso' }] });
  const panel = <CompanyFilter filter={{ ...emptyJobFilter, ...filter }} page={page} onChange={onChange} />;
  return { onChange, ...renderWithPlatform(panel, { remotes: [remoteWithTexts] }) };
}
const search = () => screen.getByRole('searchbox', { name: 'Procurar empresa' });

describe('CompanyFilter off the screen', () => {
  const api = fakeApi();

  it('requests nothing, and shows the chosen companies of the results', () => {
    show({ companyId: ['7'] });
    expect(screen.getByRole('checkbox', { name: 'Pulso' })).toBeChecked();
    expect(api.requests()).toEqual([]);
  });
});

describe('CompanyFilter', () => {
  const api = fakeApi(answer(listJobCompanies, { items, total: 8 }));
  showOnScreen();

  it('requests the counts of the search without order and page', async () => {
    show({ keyword: 'dados', workplace: ['remote'], companyId: ['1'], sort: 'date', page: 3 });
    await screen.findByRole('checkbox', { name: 'Empresa 1 9' });
    expect(api.requests()).toEqual(['GET /api/proxy/job-companies?keyword=dados&remote=true&companyId=1']);
  });

  it('switches companies on and off; the seventh and later ones are folded', async () => {
    const { user, onChange } = show({ companyId: ['2'] });
    await user.click(await screen.findByRole('checkbox', { name: 'Empresa 1 9' }));
    await user.click(screen.getByRole('checkbox', { name: 'Empresa 2 8', checked: true }));
    expect(onChange.mock.calls).toEqual([[{ companyId: ['2', '1'] }], [{ companyId: [] }]]);
    expect(screen.getByText('Mais 2 empresas').closest('details')).not.toHaveAttribute('open');
  });

  it('finds companies by name after a pause, and announces their number', async () => {
    const { user } = show();
    await screen.findByRole('checkbox', { name: 'Empresa 1 9' });
    api.use(answer(listJobCompanies, { items: [{ value: '9', label: 'Mar Alto', count: 2 }], total: 1 }));
    await fill(user, search(), ' mar ');
    expect(await screen.findByRole('checkbox', { name: 'Mar Alto 2' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('1 empresa encontrada');
    expect(api.requests().at(-1)).toBe('GET /api/proxy/job-companies?companyName=mar');
  });

  it.each([
    ['', 'Nenhuma empresa tem ofertas com estes filtros.'],
    ['xyz', 'Nenhuma empresa com este nome tem ofertas com estes filtros.'],
  ])('states that there is no company for %p', async (name, note) => {
    api.use(answer(listJobCompanies, { items: [], total: 0 }));
    const { user } = show();
    if (name !== '') await fill(user, search(), name);
    expect(await screen.findByText(note)).toBeInTheDocument();
  });

  it('shows an error with a retry button', async () => {
    api.use(refuse(listJobCompanies, 500, 'internal_error'));
    const { user } = show();
    expect(await screen.findByRole('alert')).toHaveTextContent('Não conseguimos carregar as empresas.');
    api.use(answer(listJobCompanies, { items, total: 8 }));
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('checkbox', { name: 'Empresa 1 9' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
