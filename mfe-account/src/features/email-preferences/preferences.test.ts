import { isSame, toggled, type Preferences } from './preferences';

const saved: Preferences = {
  subscriptionStatus: true,
  frequency: 'weekly',
  interestedCategories: ['design', 'vendas'],
};

describe('whether preferences are the same', () => {
  it.each<[string, Partial<Preferences>, boolean]>([
    ['as they are', {}, true],
    ['areas in another order', { interestedCategories: ['vendas', 'design'] }, true],
    ['turned off', { subscriptionStatus: false }, false],
    ['another frequency', { frequency: 'both' }, false],
    ['an area less', { interestedCategories: ['design'] }, false],
    ['another area', { interestedCategories: ['design', 'saude'] }, false],
  ])('%s', (_, changes, same) => {
    expect(isSame({ ...saved, ...changes }, saved)).toBe(same);
  });
});

it('an area comes and goes', () => {
  expect(toggled(['design'], 'saude', true)).toEqual(['design', 'saude']);
  expect(toggled(['design', 'saude'], 'design', false)).toEqual(['saude']);
});
