import { screen } from '@testing-library/react';
import { answer, fakeApi, refuse } from 'platform/testing';
import { listCategories, updateSubscription } from 'shared-contracts';
import { acceptChanges, arriveAtAlerts, categories } from '../../../testing/render-alerts';
import { plain } from '../../../testing/render-tab';
import { isPaused, pauseEnd } from './Pause';

it.each([
  ['2026-11-22T10:30:00.000Z', 1, '2026-12-22T10:30:00.000Z'],
  ['2026-11-22T10:30:00.000Z', 3, '2027-02-22T10:30:00.000Z'],
  ['2026-11-30T00:00:00.000Z', 3, '2027-02-28T00:00:00.000Z'],
  ['2027-01-31T23:59:00.000Z', 1, '2027-02-28T23:59:00.000Z'],
])('a pause from %s for %d months ends at %s', (now, months, end) => {
  expect(pauseEnd(new Date(now), months)).toBe(end);
});

it.each([
  [null, false],
  ['2026-11-22T10:29:59.000Z', false],
  ['2026-11-22T10:30:01.000Z', true],
])('isPaused with the end %s: %s', (pausedUntil, expected) => {
  expect(isPaused(pausedUntil, new Date('2026-11-22T10:30:00.000Z'))).toBe(expected);
});

describe('pause', () => {
  const api = fakeApi(answer(listCategories, categories));
  afterEach(() => jest.useRealTimers());
  const begin = (name: string) => screen.findByRole('button', { name });

  it.each([
    ['Pausar 1 mês', '2026-12-22T10:30:00.000Z', 'Em pausa até 22 dez, 2026.'],
    ['Pausar 3 meses', '2027-02-22T10:30:00.000Z', 'Em pausa até 22 fev, 2027.'],
  ])('is saved immediately with its end by “%s”', async (name, end, words) => {
    jest.useFakeTimers({ now: new Date('2026-11-22T10:30:00.000Z'), doNotFake: ['setTimeout', 'setInterval'] });
    const { user } = arriveAtAlerts(api);
    const bodies = acceptChanges(api);
    await user.click(await begin(name));
    expect(plain((await screen.findByText(/Em pausa até/)).textContent)).toBe(words);
    expect(bodies).toEqual([{ pausedUntil: end }]);
    expect(screen.getByRole('heading', { name: 'Fazer uma pausa' })).toHaveFocus();
  });

  it('can be ended', async () => {
    const { user } = arriveAtAlerts(api, { pausedUntil: '2099-01-01T00:00:00.000Z' });
    const bodies = acceptChanges(api);
    await user.click(await begin('Retomar agora'));
    expect(await begin('Pausar 1 mês')).toBeInTheDocument();
    expect(bodies).toEqual([{ pausedUntil: null }]);
  });

  it('is not shown after its end', async () => {
    arriveAtAlerts(api, { pausedUntil: '2020-01-01T00:00:00.000Z' });
    expect(await begin('Pausar 1 mês')).toBeInTheDocument();
  });

  it('shows an error if saving fails', async () => {
    const { user } = arriveAtAlerts(api);
    api.use(refuse(updateSubscription, 500, 'internal_error'));
    await user.click(await begin('Pausar 1 mês'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Tente novamente mais tarde.');
  });

  it('is not offered while alerts are off', () => {
    arriveAtAlerts(api, { subscriptionStatus: false });
    expect(screen.queryByRole('button', { name: /Pausar/ })).not.toBeInTheDocument();
  });
});
