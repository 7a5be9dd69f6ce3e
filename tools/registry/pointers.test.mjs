import { composePointers, rollbackPointer, usePointer } from './pointers.mjs';

const onDisk = new Map([['mfe-a', ['1', '2', '3']]]);

describe('composePointers', () => {
  it('makes the newest version live if none was', () => {
    expect(composePointers({ onDisk, live: {}, history: {}, built: {} }).live).toEqual({ 'mfe-a': '3' });
  });

  it('makes a newly built version live', () => {
    const history = { 'mfe-a': { built: '1', before: [] } };
    const next = composePointers({ onDisk, live: { 'mfe-a': '1' }, history, built: { 'mfe-a': '2' } });
    expect(next).toEqual({ live: { 'mfe-a': '2' }, history: { 'mfe-a': { built: '2', before: ['1'] } } });
  });

  it('retains a rollback after a build without changes', () => {
    const history = { 'mfe-a': { built: '3', before: [] } };
    expect(composePointers({ onDisk, live: { 'mfe-a': '2' }, history, built: { 'mfe-a': '3' } }).live).toEqual({
      'mfe-a': '2',
    });
  });

  it('replaces a version that no longer exists', () => {
    expect(composePointers({ onDisk, live: { 'mfe-a': '0' }, history: {}, built: {} }).live).toEqual({ 'mfe-a': '3' });
    expect(composePointers({ onDisk: new Map(), live: { 'mfe-a': '0' }, history: {}, built: {} }).live).toEqual({});
  });
});

it('rolls back step by step', () => {
  const start = { live: { 'mfe-a': '1' }, history: {} };
  const second = usePointer(start.live, start.history, 'mfe-a', '2');
  const third = usePointer(second.live, second.history, 'mfe-a', '3');
  const back = rollbackPointer(third.live, third.history, 'mfe-a');
  expect(back.live).toEqual({ 'mfe-a': '2' });
  const further = rollbackPointer(back.live, back.history, 'mfe-a');
  expect(further.live).toEqual({ 'mfe-a': '1' });
  expect(() => rollbackPointer(further.live, further.history, 'mfe-a')).toThrow('No version of mfe-a was live before');
});
