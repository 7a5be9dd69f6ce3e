import { backAddress } from './JobDetail';

describe('backAddress', () => {
  it.each(['/jobs', '/jobs?keyword=dados&page=2'])('accepts %s', (backTo) => {
    expect(backAddress({ backTo })).toBe(backTo);
  });

  it.each([null, undefined, 'x', {}, { backTo: 3 }, { backTo: '//evil.example' }, { backTo: '/jobs-of-mine' }])(
    'rejects %j',
    (state) => {
      expect(backAddress(state)).toBeNull();
    },
  );
});
