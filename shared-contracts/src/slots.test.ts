import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteNavItem } from './remote.contract.ts';
import { fragmentsIn, linksIn } from './slot-content.ts';
import { fragmentSlots, navSlots } from './slots.ts';

const link = (to: string, given: Partial<RemoteNavItem> = {}): RemoteNavItem => ({
  slot: 'shell.nav.main.v1',
  label: 'nav',
  to,
  order: 10,
  ...given,
});

it('lists the links of a slot by order, and equal orders in the order of the sources', () => {
  const sources = [
    { id: 'mfe-b', nav: [link('/b', { order: 20 }), link('/b/tab', { slot: 'shell.tabbar.v1' })] },
    { id: 'mfe-a', nav: [link('/a', { order: 20 }), link('/first', { order: 2 }), link('/last', { order: 100 })] },
  ];
  const listed = (from: typeof sources) => linksIn('shell.nav.main.v1', from, null).map(({ item }) => item.to);
  expect(listed(sources)).toEqual(['/first', '/b', '/a', '/last']);
  expect(listed(sources.toReversed())).toEqual(['/first', '/a', '/b', '/last']);
});

it('lists the links that a viewer may see', () => {
  const nav = [
    link('/all'),
    link('/signed-in', { access: 'authenticated' }),
    link('/admin', { access: 'admin' }),
    link('/user', { access: 'user' }),
  ];
  const seenBy = (role: 'user' | 'admin' | null) =>
    linksIn('shell.nav.main.v1', [{ id: 'mfe-a', nav }], role).map(({ item }) => item.to);
  expect(seenBy(null)).toEqual(['/all']);
  expect(seenBy('user')).toEqual(['/all', '/signed-in', '/user']);
  expect(seenBy('admin')).toEqual(['/all', '/signed-in', '/admin']);
});

it('lists the fragments of a slot by order, and equal orders in the order of the remotes', () => {
  const slot = 'shell.home.main.v1';
  const remotes = [
    { id: 'mfe-b', fragments: { late: { slot, order: 30 }, early: { slot, order: 10 }, unplaced: {} } },
    { id: 'mfe-a', fragments: { late: { slot, order: 30 }, dialog: { slot: 'jobs.apply.dialog.v1' } } },
  ] as const;
  expect(fragmentsIn(slot, remotes).map(({ address }) => address)).toEqual(['mfe-b:early', 'mfe-b:late', 'mfe-a:late']);
});

it('docs/slots.md lists every slot as it is declared', () => {
  const text = readFileSync(path.resolve(__dirname, '../../docs/slots.md'), 'utf8');
  const reserved = { fragment: '`minHeight` of the fragment', page: 'the page', nothing: 'none: a dialog' };
  const expected = [
    ...Object.entries(navSlots).map(([slot, { place, meaning, icon, access, limit, own }]) => [
      `\`${slot}\``,
      place,
      meaning,
      `${icon ? 'icon' : 'no icon'}; access ${access.join(', ')}`,
      `${limit}, ${own} of them of the shell`,
    ]),
    ...Object.entries(fragmentSlots).map(([slot, { place, meaning, reservedBy, props, limit, requiredBy }]) => [
      `\`${slot}\``,
      place,
      meaning,
      props,
      reserved[reservedBy],
      requiredBy === null ? `${limit}` : `${limit}, required by ${requiredBy}`,
    ]),
  ];
  const rows = text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .slice(2, -2)
        .split(' | ')
        .map((cell) => cell.trim()),
    );
  expect(rows).toEqual(expected);
});
