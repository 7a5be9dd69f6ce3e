import { navSlots, type PageContext } from 'shared-contracts';
import { currentLink, isBare, type NavLink } from './links';
import { ownLinks } from './own-links';

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'http://site.test');
  return { pathname, search };
};

const link = (to: string): NavLink => ({ id: to, label: to, icon: 'info', isOutside: false, props: { to } });
const main = ['/', '/jobs', '/jobs/comparar', '/companies', 'https://blog.test/'].map(link);
const menu = ['/account', '/account?tab=resumes', '/account?tab=emailPreferences', '/newsletter-admin'].map(link);

it('the current link is the one with the longest path, and of one page the one whose query is part of the address', () => {
  const cases = [
    [main, '/', '/'],
    [main, '/home', undefined],
    [main, '/jobs', '/jobs'],
    [main, '/jobs/analista-12', '/jobs'],
    [main, '/jobs/comparar?ids=1,2', '/jobs/comparar'],
    [main, '/jobs?keyword=design&tab=resumes', '/jobs'],
    [main, '/jobseekers', undefined],
    [main, '/account', undefined],
    [menu, '/account', '/account'],
    [menu, '/account?tab=profile', '/account'],
    [menu, '/account?tab=resumes', '/account?tab=resumes'],
    [menu, '/account?page=2&tab=emailPreferences', '/account?tab=emailPreferences'],
    [menu, '/account?tab=settings', '/account'],
    [menu, '/jobs?tab=resumes', undefined],
    [menu, '/newsletter-admin?tab=history', '/newsletter-admin'],
  ] as const;
  for (const [links, address, expected] of cases) {
    expect([address, currentLink(links, at(address))?.props.to]).toEqual([address, expected]);
  }
});

it('the slots count the links of the shell', () => {
  const own = ownLinks({ blogUrl: 'https://blog.test', employerAppUrl: 'https://employers.test' } as PageContext);
  const counts = Object.keys(navSlots).map((slot) => [slot, own.filter((item) => item.slot === slot).length]);
  expect(Object.fromEntries(counts)).toEqual(
    Object.fromEntries(Object.entries(navSlots).map(([slot, definition]) => [slot, definition.own])),
  );
});

it('only the landing pages have a header without navigation', () => {
  expect(['/', '/coming-soon', '/home', '/jobs'].map(isBare)).toEqual([true, true, false, false]);
});
