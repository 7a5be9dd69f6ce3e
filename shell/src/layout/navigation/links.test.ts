import { currentLink, isBare, mainLinks, menuLinks, tabBarLinks, type NavLink } from './links';

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
  ['/account?tab=emailPreferences', 'nav.alerts'],
  ['/account?tab=settings', 'nav.profile'],
  ['/jobs?tab=resumes', undefined],
  ['/newsletter-admin', 'nav.campaigns'],
  ['/newsletter-admin?tab=history', 'nav.campaigns'],
])('on %s the account menu marks %s', (address, expected) => {
  expect(current(menuLinks({ role: 'admin' }), address)).toBe(expected);
});

it('candidates have no link to the campaigns', () => {
  expect(menuLinks({ role: 'user' }).map(({ label }) => label)).not.toContain('nav.campaigns');
});

it.each([
  ['/account', 'nav.profile'],
  ['/account?tab=resumes', 'nav.profile'],
  ['/account?tab=interviews', 'nav.interviews'],
  ['/account?tab=emailPreferences', 'nav.profile'],
])('on %s the tab bar marks %s', (address, expected) => {
  expect(current(tabBarLinks, address)).toBe(expected);
});

it('only the landing pages have a header without navigation', () => {
  expect(['/', '/coming-soon', '/home', '/jobs'].map(isBare)).toEqual([true, true, false, false]);
});
