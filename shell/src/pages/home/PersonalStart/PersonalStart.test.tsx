import { screen, waitFor } from '@testing-library/react';
import { answer, fakeApi, refuse } from 'platform/testing';
import { getAccountOverview, getSession, listCities, type AccountOverview } from 'shared-contracts';
import { ines, renderShell } from '../../../testing/render-shell';
import { PersonalStart } from './PersonalStart';

const overview: AccountOverview = {
  now: '2026-11-23T12:00:00.000Z',
  lastVisitAt: '2026-11-19T18:00:00.000Z',
  since: '2026-11-19T18:00:00.000Z',
  interview: null,
  answersDue: [],
  searches: [],
  moved: [],
  unanswered: null,
  closing: [],
  applicationCount: 0,
  savedJobCount: 0,
};

const api = fakeApi(answer(listCities, []));
const show = (user: typeof ines = ines) => renderShell(<PersonalStart />, { path: '/home', user });
const line = () => screen.getByRole('heading', { level: 1 }).nextElementSibling?.textContent?.replaceAll('\u00A0', ' ');

it('greets the user by name, with the day and that of the last visit', async () => {
  const cases: [Partial<AccountOverview>, string][] = [
    [{}, 'Segunda-feira, 23 de novembro. Última visita na quinta.'],
    [{ lastVisitAt: '2026-11-22T23:30:00.000Z' }, 'Segunda-feira, 23 de novembro. Última visita ontem.'],
    [{ lastVisitAt: '2026-11-21T23:30:00.000Z' }, 'Segunda-feira, 23 de novembro. Última visita no sábado.'],
    [{ lastVisitAt: '2026-11-02T12:00:00.000Z' }, 'Segunda-feira, 23 de novembro. Última visita a 2 nov, 2026.'],
    [{ lastVisitAt: null }, 'Segunda-feira, 23 de novembro.'],
  ];
  for (const [changes, words] of cases) {
    api.use(answer(getAccountOverview, { ...overview, ...changes }));
    const { unmount } = show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Olá, Inês' })).toBeInTheDocument();
    await waitFor(() => expect(line()).toBe(words));
    unmount();
  }
});

it('has an overview only if a remote of the registry fills its slot', async () => {
  api.use(answer(getAccountOverview, overview));
  const { unmount } = renderShell(<PersonalStart />, { path: '/home', user: ines }, []);
  expect(await screen.findByRole('heading', { level: 1, name: 'Olá, Inês' })).toBeInTheDocument();
  expect(screen.queryByText('A carregar as suas novidades')).not.toBeInTheDocument();
  unmount();
  const shown = show();
  expect(await screen.findByText('A carregar as suas novidades')).toBeInTheDocument();
  expect(shown.container.querySelector('[data-fragment="mfe-account:overview"]')).toBeInTheDocument();
});

it('greets by user name without a first name', async () => {
  api.use(answer(getAccountOverview, overview));
  show({ ...ines, firstName: null });
  expect(await screen.findByRole('heading', { level: 1, name: 'Olá, ines' })).toBeInTheDocument();
});

it('keeps the greeting after a failure, and ends the session after a 401', async () => {
  api.use(refuse(getAccountOverview, 500, 'internal_error'));
  const { unmount } = show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Olá, Inês' })).toBeInTheDocument();
  unmount();
  api.use(refuse(getAccountOverview, 401, 'unauthenticated'), refuse(getSession, 401, 'unauthenticated'));
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Olá' })).toBeInTheDocument();
});
