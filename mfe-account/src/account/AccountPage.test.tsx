import { act, screen, waitFor, within } from '@testing-library/react';
import { onDemand } from 'platform';
import { answer, buildUser, fakeApi, refuse } from 'platform/testing';
import {
  cancelDeletion,
  cancelEmailChange,
  listApplications,
  listInterviews,
  listResumes,
  listSavedJobs,
  removeApplication,
  type Interview,
  type StoredResume,
  type User,
} from 'shared-contracts';
import { buildAccountApplication } from '../testing/build-lists';
import { emptyAccount, renderAccount } from '../testing/render-account';
import { deferred } from '../testing/render-tab';

const api = fakeApi(...emptyAccount);
const nav = () => screen.getByRole('navigation', { name: 'A sua conta' });
const entry = (name: RegExp | string) => within(nav()).getByRole('link', { name });
const current = () =>
  within(nav())
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => link.textContent);

describe('account page', () => {
  it('has seven tabs with their own addresses', async () => {
    await renderAccount();
    expect(
      within(nav())
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      '/account',
      '/account?tab=resumes',
      '/account?tab=applications',
      '/account?tab=interviews',
      '/account?tab=savedJobs',
      '/account?tab=companies',
      '/account?tab=emailPreferences',
    ]);
    expect(current()).toEqual(['Perfil']);
  });

  it.each(['/account?tab=cv', '/account?tab=constructor', '/account?tab='])('shows the profile at %s', async (path) => {
    await renderAccount({ path });
    expect(screen.getByRole('heading', { level: 1, name: 'Perfil' })).toBeInTheDocument();
  });

  it('changes the tab with the query, also on Back', async () => {
    const { user, services } = await renderAccount();
    await user.click(entry(/Currículos/));
    const { location, action } = services.history.get();
    expect([location.pathname + location.search, action]).toEqual(['/account?tab=resumes', 'PUSH']);
    expect(screen.queryByRole('heading', { name: 'Perfil' })).not.toBeInTheDocument();
    expect(entry(/Currículos/)).toHaveAttribute('aria-current', 'page');
    expect(entry(/Currículos/)).toHaveFocus();
    expect(services.head.title()).toContain('Currículos');
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
    act(() => services.history.go(-1));
    expect(await screen.findByRole('heading', { level: 1, name: 'Perfil' })).toBeInTheDocument();
    expect(window.scrollTo).toHaveBeenCalledTimes(1);
  });

  it('focuses the heading after navigation from outside the tab list', async () => {
    const { services } = await renderAccount({ path: '/account?tab=resumes' });
    act(() => services.history.push('/account'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Perfil' })).toHaveFocus();
  });

  it('resets the page when the tab bar is tapped', async () => {
    const { user, services } = await renderAccount();
    await user.click(entry('Perfil'));
    expect(window.scrollTo).not.toHaveBeenCalled();
    act(() => services.history.replace('/account', { fromTheTop: true }));
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
    expect(screen.getByRole('heading', { level: 1, name: 'Perfil' })).toHaveFocus();
  });

  it('prefetches the code of the other tabs, also after the shell has prefetched', async () => {
    const load = jest.fn(() => Promise.resolve(() => null));
    jest.useFakeTimers();
    await renderAccount();
    onDemand({ load, isWanted: () => false });
    expect(load).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(4000));
    jest.useRealTimers();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('renders nothing without a session', async () => {
    await renderAccount({ user: null });
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(api.requests()).toEqual([]);
  });
});

describe('counts in the navigation', () => {
  it('are shown after loading, and include upcoming interviews only', async () => {
    const interview = (isCancelable: boolean) => ({ id: String(isCancelable), isCancelable }) as Interview;
    api.use(
      answer(listResumes, [{ id: 'a' }, { id: 'b' }] as StoredResume[]),
      answer(listInterviews, [interview(true), interview(false)]),
      refuse(listSavedJobs, 500, 'internal_error'),
    );
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await renderAccount();
    expect(entry('Currículos')).toBeInTheDocument();
    expect(await within(nav()).findByRole('link', { name: 'Currículos 2' })).toBeInTheDocument();
    expect(await within(nav()).findByRole('link', { name: 'Entrevistas 1' })).toBeInTheDocument();
    expect(await within(nav()).findByRole('link', { name: 'Candidaturas 0' })).toBeInTheDocument();
    expect(entry('Guardadas')).toBeInTheDocument();
  });

  it('update the number of interviews after a withdrawal', async () => {
    const interview = { id: 'i1', isCancelable: true } as Interview;
    api.use(answer(listApplications, [buildAccountApplication()]), answer(listInterviews, [interview]));
    const { user } = await renderAccount({ path: '/account?tab=applications' });
    expect(await within(nav()).findByRole('link', { name: 'Entrevistas 1' })).toBeInTheDocument();
    api.use(
      answer(removeApplication, []),
      answer(listApplications, []),
      answer(listInterviews, [{ ...interview, isCancelable: false }]),
    );
    await user.click(await screen.findByRole('button', { name: /^Retirar candidatura: / }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Retirar candidatura' }));
    expect(await within(nav()).findByRole('link', { name: 'Entrevistas 0' })).toBeInTheDocument();
  });

  it('redirect to /auth if the session has ended', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    api.use(refuse(listResumes, 401, 'unauthenticated'));
    const { services } = await renderAccount({ path: '/account?tab=resumes' });
    await waitFor(() => expect(services.history.get().location.pathname).toBe('/auth'));
    const query = new URLSearchParams(services.history.get().location.search);
    expect([query.get('message'), query.get('returnTo')]).toEqual(['session', '/account?tab=resumes']);
  });
});

describe('notes above the tabs', () => {
  const due = { deletionDueAt: '2026-11-29T10:00:00.000Z' };

  it('have a button that cancels the deletion of the account', async () => {
    const release = deferred<User>();
    api.use(answer(cancelDeletion, () => release.promise));
    const { user, services } = await renderAccount({ path: '/account?tab=resumes', user: buildUser(due) });
    expect(screen.getByText(/A sua conta será eliminada a 29\snov,\s2026\./)).toBeInTheDocument();
    await user.dblClick(screen.getByRole('button', { name: 'Manter a conta' }));
    release.resolve(buildUser());
    await waitFor(() => expect(screen.queryByText(/será eliminada/)).not.toBeInTheDocument());
    expect(services.toast.current()).toMatchObject({ title: 'A conta mantém-se', variant: 'success' });
    expect(screen.getByRole('region', { name: 'Currículos' })).toHaveFocus();
    expect(api.requests().filter((line) => line.startsWith('DELETE'))).toHaveLength(1);
  });

  it('show an error and remain if the cancellation fails', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    api.use(refuse(cancelDeletion, 503, 'service_unavailable'));
    const { user, services } = await renderAccount({ user: buildUser(due) });
    await user.click(screen.getByRole('button', { name: 'Manter a conta' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Não foi possível manter a conta: Tente novamente mais tarde.',
    );
    expect(services.toast.current()).toMatchObject({ variant: 'destructive' });
    expect(screen.getByRole('button', { name: 'Manter a conta' })).toBeInTheDocument();
  });

  it('have a button that cancels a change of the e-mail address', async () => {
    api.use(answer(cancelEmailChange, buildUser()));
    const { user } = await renderAccount({ user: buildUser({ pendingEmail: 'nova@example.com' }) });
    expect(screen.getByText('Falta confirmar o novo e-mail: nova@example.com')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancelar a alteração' }));
    await waitFor(() => expect(screen.queryByText(/Falta confirmar/)).not.toBeInTheDocument());
  });

  it('link admins to the setup of the second factor', async () => {
    const admin = buildUser({ role: 'admin', needsSecondFactor: true });
    const { user } = await renderAccount({ path: '/account?tab=resumes', user: admin });
    await user.click(screen.getByRole('link', { name: 'Ativar a verificação em dois passos' }));
    const row = screen.getByRole('heading', { name: 'Verificação em dois passos' }).closest('li');
    expect(row).toHaveFocus();
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  it('are not rendered if they do not apply', async () => {
    await renderAccount({ path: '/account?tab=resumes' });
    expect(screen.getByRole('region', { name: 'Currículos' })).not.toHaveTextContent(
      /será eliminada|Falta confirmar|verificação em dois passos/,
    );
  });
});
