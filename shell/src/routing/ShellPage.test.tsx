import { act, screen, waitFor } from '@testing-library/react';
import { answer, buildUser, fakeApi, refuse, renderWithPlatform, type FakePage } from 'platform/testing';
import { getSession, routes, type User } from 'shared-contracts';
import { allPages, shellWithPages } from '../pages/all-pages';
import { readyPages } from '../pages/page-source';
import { buildRemote, buildRoute } from '../remotes/testing/build-remote';
import { createOwners } from './owners';
import { ShellPage } from './ShellPage';

const ana = buildUser({ firstName: 'Ana' });
const admin: User = { ...ana, role: 'admin' };

const ownerOf = createOwners([
  buildRemote({ id: 'mfe-jobs', routes: [buildRoute(routes.jobs)] }),
  buildRemote({ id: 'mfe-account', routes: [buildRoute(routes.account, { access: 'authenticated' })] }),
  buildRemote({ id: 'mfe-admin', routes: [buildRoute(routes.newsletterAdmin, { access: 'admin' })] }),
]);

const open = (path: string, page: FakePage = {}) => {
  const view = renderWithPlatform(<ShellPage ownerOf={ownerOf} pages={readyPages(allPages)} />, {
    path,
    remotes: [shellWithPages],
    ...page,
  });
  return { ...view, location: () => view.services.history.get().location };
};

describe('ShellPage', () => {
  it('renders the not-found page at an unowned address', () => {
    open('/nada');
    expect(screen.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
  });

  it('renders the no-permission page when the server responded with 403 for a page outside the registry', () => {
    open('/secreta', { user: ana, context: { status: 403, path: '/secreta' } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sem acesso a esta área');
  });

  it("renders nothing at a remote's address", () => {
    const { container } = open(routes.jobs);
    expect(container).toBeEmptyDOMElement();
  });

  it('renders nothing after a navigation to a remote', () => {
    const { container, services } = open('/nada');
    act(() => services.history.push(routes.jobs));
    expect(container).toBeEmptyDOMElement();
  });

  it('redirects a visitor of a protected page to sign in, and stores the return address', () => {
    const { location } = open('/account?tab=resumes');
    expect(location()).toMatchObject({ pathname: routes.auth, state: { from: '/account?tab=resumes' } });
  });

  it('renders nothing when the user has access to the protected page', () => {
    expect(open(routes.account, { user: ana }).container).toBeEmptyDOMElement();
    expect(open(routes.newsletterAdmin, { user: admin }).container).toBeEmptyDOMElement();
  });

  it('renders the no-permission page for another role', () => {
    const { location } = open(routes.newsletterAdmin, { user: ana });
    expect(screen.getByRole('heading')).toBeVisible();
    expect(location().pathname).toBe(routes.newsletterAdmin);
  });

  it('shows the spinner while the session is unknown', async () => {
    const unanswered = jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}));
    const { unmount } = open(routes.account, { user: 'unknown' });
    expect(screen.getByRole('status')).toHaveTextContent('A verificar a sessão…');
    await waitFor(() => expect(unanswered).toHaveBeenCalledTimes(1));
    unmount();
    unanswered.mockRestore();
  });
});

describe("the shell's page for admins", () => {
  it('redirects a visitor, refuses a candidate, and waits for the session as the server does', () => {
    const visitor = open('/teams?view=log');
    expect(visitor.location()).toMatchObject({ pathname: routes.auth, state: { from: '/teams?view=log' } });
    visitor.unmount();
    const { unmount } = open('/teams', { user: ana });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sem acesso a esta área');
    unmount();
    const unanswered = jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}));
    open('/teams', { user: 'unknown' });
    expect(screen.getByRole('status')).toHaveTextContent('A verificar a sessão…');
    unanswered.mockRestore();
  });
});

describe('a protected page while the session cannot be loaded', () => {
  const calls = fakeApi();
  beforeEach(() => {
    for (const level of ['warn', 'error'] as const) jest.spyOn(console, level).mockImplementation(() => {});
  });
  afterEach(() => jest.restoreAllMocks());

  it('shows the error instead of redirecting to sign in, and shows the page once the session is loaded', async () => {
    calls.use(refuse(getSession, 503, 'service_unavailable'));
    const { container, location, user } = open('/account?tab=resumes', { user: 'unknown' });
    const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
    await user.click(retry);
    await waitFor(() => expect(calls.requests()).toHaveLength(2));
    expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeEnabled();
    expect(location()).toMatchObject({ pathname: routes.account, search: '?tab=resumes' });
    calls.use(answer(getSession, ana));
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => expect(container).toBeEmptyDOMElement());
    expect(location().pathname).toBe(routes.account);
  });

  it('redirects to sign in when a retry responds with 401', async () => {
    calls.use(refuse(getSession, 503, 'service_unavailable'));
    const { location, user } = open(routes.account, { user: 'unknown' });
    const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
    calls.use(refuse(getSession, 401, 'unauthenticated'));
    await user.click(retry);
    await waitFor(() => expect(location().pathname).toBe(routes.auth));
  });
});
