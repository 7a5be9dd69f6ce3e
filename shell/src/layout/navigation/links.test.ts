import { accountLinks, isBare, isCurrent, tabBarLinks } from './links';

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'http://site.test');
  return { pathname, search };
};

it.each([
  ['/', '/', true],
  ['/', '/home', true],
  ['/', '/jobs', false],
  ['/jobs', '/jobs', true],
  ['/jobs', '/jobs/analista-12', true],
  ['/jobs', '/jobs?keyword=design', true],
  ['/jobs', '/jobseekers', false],
  ['/companies', '/jobs', false],
])('%s on %s: %s', (to, address, expected) => {
  expect(isCurrent(to, at(address))).toBe(expected);
});

it.each(['/account', '/account?tab=resumes', '/account?tab=interviews', '/account?tab=settings'])(
  'exactly one account link is current on %s',
  (address) => {
    expect(accountLinks.filter(({ to }) => isCurrent(to, at(address)))).toHaveLength(1);
  },
);

it('the tab bar tells interviews from the rest of the account', () => {
  const current = (address: string) =>
    tabBarLinks.filter(({ to }) => isCurrent(to, at(address))).map(({ label }) => label);
  expect(current('/account?tab=interviews')).toEqual(['nav.interviews']);
  expect(current('/account')).toEqual(['nav.profile']);
});

it('only the landing scenes are bare', () => {
  expect(['/', '/coming-soon', '/home', '/jobs'].map(isBare)).toEqual([true, true, false, false]);
});
