import { act, renderHook } from '@testing-library/react';
import { answersDueKey, appliedJobsKey } from 'shared-contracts';
import { clearAnswersDue, markApplied, recordAnswersDue, unmarkApplied, useApplicationHere } from './applied-jobs';

const at = new Date().toISOString();
const none = { at: null, answersDue: false };
const show = () => renderHook(() => useApplicationHere(12)).result;

afterEach(() => localStorage.clear());

it('shows a completed application, and its deletion', () => {
  const here = show();
  expect(here.current).toEqual(none);
  act(() => markApplied(12, at));
  expect(here.current).toEqual({ at, answersDue: false });
  act(() => unmarkApplied(12));
  expect(here.current).toEqual(none);
});

it('shows that answers are missing, until the same application is completed', () => {
  const here = show();
  act(() => recordAnswersDue(12, at));
  expect(here.current).toEqual({ at: null, answersDue: true });
  expect(clearAnswersDue(12, '2020-01-01T00:00:00Z')).toBe(false);
  act(() => expect(clearAnswersDue(12, at)).toBe(true));
  expect(here.current).toEqual(none);
});

it('keeps the records of other jobs', () => {
  markApplied(13, at);
  markApplied(12, at);
  unmarkApplied(12);
  expect(JSON.parse(localStorage.getItem(appliedJobsKey)!)).toEqual({ 13: at });
});

it('shows changes of other tabs', () => {
  const here = show();
  localStorage.setItem(answersDueKey, JSON.stringify({ 12: at }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: answersDueKey })));
  expect(here.current.answersDue).toBe(true);
});

it('notifies other copies of the module by an event of the window', () => {
  const listener = jest.fn();
  window.addEventListener('applied-jobs-changed', listener);
  markApplied(12, at);
  unmarkApplied(12);
  recordAnswersDue(12, at);
  recordAnswersDue(12, at);
  clearAnswersDue(12, at);
  window.removeEventListener('applied-jobs-changed', listener);
  expect(listener).toHaveBeenCalledTimes(4);
});
