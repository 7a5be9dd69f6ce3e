import { screen, waitFor } from '@testing-library/react';
import { answer, fakeApi, refuse } from 'platform/testing';
import { followCompany, listFollowedCompanyCards, unfollowCompany, type FollowedCompany } from 'shared-contracts';
import { button, renderTab, row } from '../../testing/render-tab';
import { FollowedCompaniesTab } from './FollowedCompaniesTab';

const vela: FollowedCompany = {
  id: 3,
  name: 'Vela Digital',
  slug: 'vela-digital-3',
  logoUrl: null,
  industry: 'Tecnologia',
  jobCount: 2,
  newestJob: { id: 12, slug: 'designer-12', title: 'Designer de Produto', postedAt: '2026-11-12T12:00:00.000Z' },
};
const horta: FollowedCompany = { ...vela, id: 4, name: 'Horta', slug: 'horta-4', jobCount: 0, newestJob: null };
const unfollow = 'Deixar de seguir: Vela Digital';

describe('followed companies tab', () => {
  const api = fakeApi();

  async function arrive(companies: FollowedCompany[] = [vela, horta]) {
    api.use(answer(listFollowedCompanyCards, companies));
    const shown = renderTab(FollowedCompaniesTab, 'companies');
    await waitFor(() => expect(screen.queryByText('A carregar as empresas que segue')).not.toBeInTheDocument());
    return shown;
  }

  it('lists the companies with their open jobs', async () => {
    await arrive();
    expect(screen.getByText('Segue 2 empresas.')).toBeInTheDocument();
    const first = row('Vela Digital');
    expect(first.getByRole('link', { name: 'Vela Digital' })).toHaveAttribute('href', '/companies/vela-digital-3');
    expect(first.getByRole('link', { name: 'Designer de Produto' })).toHaveAttribute('href', '/jobs/designer-12');
    expect(first.getByText('2 ofertas em aberto')).toBeInTheDocument();
    expect(row('Horta').getByText('Sem ofertas em aberto')).toBeInTheDocument();
  });

  it('links to the companies if the list is empty, and offers a retry if loading fails', async () => {
    api.use(refuse(listFollowedCompanyCards, 500, 'internal_error'));
    const { user } = renderTab(FollowedCompaniesTab, 'companies');
    expect(await screen.findByText('Não conseguimos carregar as empresas que segue')).toBeInTheDocument();
    api.use(answer(listFollowedCompanyCards, []));
    await user.click(button('Tentar novamente'));
    expect(await screen.findByRole('link', { name: 'Ver empresas' })).toHaveAttribute('href', '/companies');
  });

  it('unfollows at once, and the toast undoes it', async () => {
    const { user, toast } = await arrive();
    api.use(answer(unfollowCompany, [4]), answer(listFollowedCompanyCards, [horta]));
    await user.click(button(unfollow));
    await waitFor(() => expect(screen.queryByText('Vela Digital')).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'Horta' })).toHaveFocus();
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Deixou de seguir Vela Digital.' }));
    api.use(answer(followCompany, [3, 4]), answer(listFollowedCompanyCards, [vela, horta]));
    toast()?.action?.onClick();
    expect(await screen.findByRole('link', { name: 'Vela Digital' })).toBeInTheDocument();
    expect(api.requests().filter((line) => !line.startsWith('GET'))).toEqual([
      'DELETE /api/account/followed-companies/3',
      'PUT /api/account/followed-companies/3',
    ]);
  });

  it('keeps the company and offers a retry if that fails', async () => {
    const { user, toast } = await arrive();
    api.use(refuse(unfollowCompany, 500, 'internal_error'));
    await user.click(button(unfollow));
    await waitFor(() => expect(toast()?.action?.label).toBe('Tentar novamente'));
    expect(await screen.findByRole('link', { name: 'Vela Digital' })).toBeInTheDocument();
  });
});
