import { accountLinks, currentLink, isBare, mainLinks, tabBarLinks, type NavLink } from './links';

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'http://site.test');
  return { pathname, search };
};

const current = (links: readonly NavLink[], address: string) => currentLink(links, at(address))?.label;

it.each([
  ['/', 'nav.home'],
  ['/home', undefined],
  ['/jobs', 'nav.jobs'],
  ['/jobs/analista-12', 'nav.jobs'],
  ['/jobs?keyword=design&tab=interviews', 'nav.jobs'],
  ['/jobseekers', undefined],
  ['/companies', 'nav.companies'],
  ['/account', undefined],
])('on %s the header marks %s', (address, expected) => {
  expect(current(mainLinks, address)).toBe(expected);
});

it.each([
  ['/account', 'nav.profile'],
  ['/account?tab=profile', 'nav.profile'],
  ['/account?tab=resumes', 'nav.resumes'],
  ['/account?tab=interviews', 'nav.interviews'],
  ['/account?tab=emailPreferences', 'nav.profile'],
  ['/account?tab=settings', 'nav.profile'],
  ['/jobs?tab=resumes', undefined],
])('on %s the account menu marks %s', (address, expected) => {
  expect(current(accountLinks, address)).toBe(expected);
});

it.each([
  ['/account', 'nav.profile'],
  ['/account?tab=resumes', 'nav.profile'],
  ['/account?tab=interviews', 'nav.interviews'],
  ['/account?tab=emailPreferences', 'nav.profile'],
])('on %s the tab bar, which has two places of the account, marks %s', (address, expected) => {
  expect(current(tabBarLinks, address)).toBe(expected);
});

it('only the landing scenes are bare', () => {
  expect(['/', '/coming-soon', '/home', '/jobs'].map(isBare)).toEqual([true, true, false, false]);
});
