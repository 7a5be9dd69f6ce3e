import { screen, waitFor } from '@testing-library/react';
import { answer, buildUser, fakeApi, refuse, renderWithPlatform, type FakePage } from 'platform/testing';
import { followCompany, getSession, listFollowedCompanies, unfollowCompany, type User } from 'shared-contracts';
import { remote } from '../../../remote';
import { pageTexts } from '../page-texts';
import { FollowButton } from './FollowButton';

const ana = buildUser({ firstName: 'Ana' });
const vela = { id: 3, name: 'Vela Digital' };

function show(page: FakePage = {}) {
  return renderWithPlatform(<FollowButton company={vela} />, {
    path: '/companies/vela-digital-3?page=2',
    remotes: [{ ...remote, i18n: pageTexts }],
    user: ana,
    ...page,
  });
}
type Shown = ReturnType<typeof show>;

const follow = () => screen.findByRole('button', { name: 'Seguir Vela Digital', pressed: false });
const following = () => screen.findByRole('button', { name: 'A seguir Vela Digital', pressed: true });
const toast = ({ services }: Shown) => services.toast.current();
const login = ({ services }: Shown) => {
  const { pathname, search } = services.history.get().location;
  return [pathname, Object.fromEntries(new URLSearchParams(search))];
};
const atLogin = ['/auth', { message: 'follow-login', returnTo: '/companies/vela-digital-3?page=2' }];

describe('FollowButton', () => {
  const api = fakeApi(answer(listFollowedCompanies, []));

  it('redirects a visitor to /auth with the reason and the return path', async () => {
    const page = show({ user: null });
    await page.user.click(await follow());
    expect(login(page)).toEqual(atLogin);
    expect(api.requests()).toEqual([]);
  });

  it('updates optimistically and shows a toast', async () => {
    let arrive = (_: number[]) => {};
    api.use(answer(followCompany, () => new Promise<number[]>((resolve) => (arrive = resolve))));
    const page = show();
    await waitFor(() => expect(api.requests()).toHaveLength(1));
    await page.user.click(await follow());
    const button = await following();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(toast(page)).toBeNull();
    arrive([3]);
    await waitFor(() => expect(toast(page)).toMatchObject({ title: 'Está a seguir Vela Digital', variant: 'success' }));
    expect(await following()).toHaveTextContent('A seguir');
  });

  it('unfollows a followed company', async () => {
    api.use(answer(listFollowedCompanies, [9, 3]), answer(unfollowCompany, [9]));
    const page = show();
    await page.user.click(await following());
    await follow();
    await waitFor(() => expect(toast(page)).toMatchObject({ title: 'Deixou de seguir Vela Digital' }));
    expect(api.requests()).toContain('DELETE /api/account/followed-companies/3');
  });

  it('sends one request on a double click', async () => {
    api.use(answer(followCompany, [3]));
    const page = show();
    await waitFor(() => expect(api.requests()).toHaveLength(1));
    await page.user.dblClick(await follow());
    await waitFor(() => expect(toast(page)).not.toBeNull());
    expect(api.requests().filter((line) => !line.startsWith('GET'))).toEqual(['PUT /api/account/followed-companies/3']);
  });

  it.each([
    ['following', [], followCompany, follow, 'Não foi possível seguir Vela Digital. Tente novamente.'],
    [
      'unfollowing',
      [3],
      unfollowCompany,
      following,
      'Não foi possível deixar de seguir Vela Digital. Tente novamente.',
    ],
  ] as const)('undoes %s after a failure and shows a toast', async (_, followed, endpoint, before, title) => {
    api.use(answer(listFollowedCompanies, [...followed]), refuse(endpoint, 500, 'internal_error'));
    const page = show();
    await waitFor(() => expect(api.requests()).toHaveLength(1));
    await page.user.click(await before());
    await waitFor(() => expect(toast(page)).toMatchObject({ title, variant: 'destructive' }));
    expect(await before()).toBeInTheDocument();
  });

  it('navigates to /auth if the session has ended', async () => {
    api.use(refuse(followCompany, 401, 'unauthenticated'));
    const page = show();
    await page.user.click(await follow());
    await waitFor(() => expect(login(page)).toEqual(atLogin));
    expect(toast(page)).toBeNull();
  });

  it('follows while the session is loading, and shows the company as followed after that', async () => {
    let arrive = (_: User) => {};
    api.use(
      answer(getSession, () => new Promise<User>((resolve) => (arrive = resolve))),
      answer(followCompany, [3]),
    );
    const page = show({ user: 'unknown' });
    await page.user.click(await follow());
    await waitFor(() => expect(toast(page)).toMatchObject({ title: 'Está a seguir Vela Digital' }));
    api.use(answer(listFollowedCompanies, [3]));
    arrive(ana);
    expect(await following()).toBeInTheDocument();
  });
});
