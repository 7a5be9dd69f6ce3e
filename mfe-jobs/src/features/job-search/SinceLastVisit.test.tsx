import { act, screen } from '@testing-library/react';
import { localStore } from 'platform';
import { renderWithPlatform } from 'platform/testing';
import { emptyJobFilter, type JobFilter } from 'shared-contracts';
import { useRecordVisit, visitKey } from '../../components/last-visit';
import { remoteWithTexts } from '../../testing/remote-with-texts';
import { SinceLastVisit } from './SinceLastVisit';

const yesterday = '2026-11-19T18:00:00.000Z';
const today = '2026-11-20T12:00:00.000Z';
const onChange = jest.fn<void, [Partial<JobFilter>]>();

function Page({ filter }: { filter: Partial<JobFilter> }) {
  useRecordVisit(today);
  return <SinceLastVisit filter={{ ...emptyJobFilter, ...filter }} onChange={onChange} />;
}
const show = (filter: Partial<JobFilter> = {}) =>
  renderWithPlatform(<Page filter={filter} />, { remotes: [remoteWithTexts] });
const option = () => screen.queryByRole('checkbox', { name: /Novas desde a sua última visita/ });

beforeEach(() => {
  localStorage.clear();
  onChange.mockClear();
});

it('is absent in the first visit, which is recorded', () => {
  show();
  expect(option()).toBeNull();
  expect(JSON.parse(localStorage.getItem(visitKey)!)).toEqual({ seen: today, since: null });
});

it('in the next visit it shows when the last one ended, and filters by that time', async () => {
  localStorage.setItem(visitKey, JSON.stringify({ seen: yesterday, since: null }));
  const { user } = show();
  expect(option()).toHaveAccessibleName(/19.nov,.2026,.18:00/);
  await user.click(option()!);
  expect(onChange).toHaveBeenCalledWith({ postedAfter: yesterday });
});

it('is switched off', async () => {
  localStorage.setItem(visitKey, JSON.stringify({ seen: yesterday, since: null }));
  const { user } = show({ postedAfter: yesterday });
  expect(option()).toBeChecked();
  await user.click(option()!);
  expect(onChange).toHaveBeenCalledWith({ postedAfter: '' });
});

it.each(['', 'x', '{}', '{"seen":"x"}', 'null', '{"seen":5}'])('a stored %p is a first visit', (stored) => {
  localStorage.setItem(visitKey, stored);
  show();
  expect(option()).toBeNull();
});

it('is absent if the browser does not store the visit', () => {
  localStore.set(visitKey, JSON.stringify({ seen: yesterday, since: yesterday }));
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  act(() => void show());
  expect(option()).toBeNull();
  refused.mockRestore();
});
