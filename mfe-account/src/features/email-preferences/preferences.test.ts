import { changesOf, toggled, type Preferences } from './preferences';

const saved: Preferences = {
  subscriptionStatus: true,
  frequency: 'weekly',
  followsCategories: true,
  interestedCategories: ['design', 'vendas'],
};

describe('changesOf', () => {
  it.each<[string, Partial<Preferences>]>([
    ['off', { subscriptionStatus: false }],
    ['another frequency', { frequency: 'both' }],
    ['searches only', { followsCategories: false }],
    ['one area less', { interestedCategories: ['design'] }],
    ['another area', { interestedCategories: ['design', 'saude'] }],
    ['several', { frequency: 'monthly', interestedCategories: [] }],
  ])('returns the changed fields: %s', (_, changes) => {
    expect(changesOf({ ...saved, ...changes }, saved)).toEqual(changes);
  });

  it.each<[string, Partial<Preferences>]>([
    ['unchanged', {}],
    ['areas in another order', { interestedCategories: ['vendas', 'design'] }],
  ])('returns no fields: %s', (_, changes) => {
    expect(changesOf({ ...saved, ...changes }, saved)).toEqual({});
  });
});

it('toggled adds and removes an area', () => {
  expect(toggled(['design'], 'saude', true)).toEqual(['design', 'saude']);
  expect(toggled(['design', 'saude'], 'design', false)).toEqual(['saude']);
});
