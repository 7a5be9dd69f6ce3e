import type { RemoteNavItem } from 'shared-contracts';
import { emptySlots, overfullSlots, slotProblems, type SlotFiller } from './slot-problems.ts';

const link = (to: string, given: Partial<RemoteNavItem> = {}): RemoteNavItem => ({
  slot: 'shell.nav.main.v1',
  label: 'nav',
  to,
  order: 10,
  ...given,
});

it('refuses links and fragments that their slot does not accept', () => {
  const minHeight = { narrow: 300, wide: 400 };
  const home = { slot: 'shell.home.main.v1', order: 10, minHeight } as const;
  const isolation = { kind: 'shadow', visibleTo: 'admin' } as const;
  const cases: [Omit<SlotFiller, 'id'>, string[]][] = [
    [{ nav: [link('/a', { icon: 'home', access: 'admin' })], fragments: { a: home, b: {} } }, []],
    [
      { nav: [link('/a', { slot: 'shell.nav.main.v9' as 'shell.nav.main.v1' })] },
      ['its link /a names the slot «shell.nav.main.v9», which does not exist'],
    ],
    [{ nav: [link('/a', { order: 0 })] }, ['its link /a needs an order, an integer from 1']],
    [
      { nav: [link('/a', { slot: 'shell.footer.product.v1', icon: 'home' })] },
      ['its link /a has an icon, which shell.footer.product.v1 does not show'],
    ],
    [
      { nav: [link('/a', { slot: 'shell.tabbar.v1', access: 'admin' })] },
      ['its link /a has the access admin; shell.tabbar.v1 accepts public'],
    ],
    [
      { nav: [link('/a', { slot: 'shell.account.menu.v1' })] },
      ['its link /a has the access public; shell.account.menu.v1 accepts authenticated, user, admin'],
    ],
    [
      { fragments: { a: { slot: 'shell.nav.main.v1' as 'shell.home.main.v1' } } },
      ['its fragment «a» names the slot «shell.nav.main.v1», which does not exist'],
    ],
    [
      { fragments: { a: { slot: 'shell.home.main.v1' } } },
      [
        'its fragment «a» needs an order, an integer from 1',
        'its fragment «a» needs minHeight { narrow, wide }: shell.home.main.v1 reserves it until the fragment is rendered',
      ],
    ],
    [{ fragments: { a: { slot: 'jobs.apply.dialog.v1' } } }, []],
    [
      { fragments: { a: home }, isolation },
      ['its fragment «a» is part of an isolated remote, which cannot fill a slot'],
    ],
  ];
  for (const [filler, problems] of cases) expect(slotProblems({ id: 'mfe-a', ...filler })).toEqual(problems);
});

it('refuses a set with more links or fragments than a slot holds, and a set without a required fragment', () => {
  const dialog: SlotFiller = { id: 'mfe-apply', fragments: { modal: { slot: 'jobs.apply.dialog.v1' } } };
  const tabs = (id: string, count: number): SlotFiller => ({
    id,
    nav: Array.from({ length: count }, (_, index) => link(`/${id}/${index}`, { slot: 'shell.tabbar.v1' })),
  });
  expect(overfullSlots([dialog, tabs('mfe-a', 1), tabs('mfe-b', 2)])).toEqual([]);
  expect(overfullSlots([tabs('mfe-a', 2), tabs('mfe-b', 2)])).toEqual([
    'shell.tabbar.v1 holds 3 of remotes, these declare 4',
  ]);
  expect(overfullSlots([dialog, { ...dialog, id: 'mfe-other' }])).toEqual([
    'jobs.apply.dialog.v1 holds 1 of remotes, these declare 2',
  ]);
  expect(emptySlots([{ id: 'mfe-jobs' }, dialog])).toEqual([]);
  expect(emptySlots([{ id: 'mfe-jobs' }])).toEqual(['no fragment fills jobs.apply.dialog.v1, which mfe-jobs requires']);
  expect(emptySlots([{ id: 'mfe-companies' }])).toEqual([]);
});

it('counts one version of each remote, and requires the fragment in all of them', () => {
  const jobs: SlotFiller = { id: 'mfe-jobs' };
  const dialog: SlotFiller = { id: 'mfe-apply', fragments: { modal: { slot: 'jobs.apply.dialog.v1' } } };
  expect([...overfullSlots([jobs, dialog, dialog]), ...emptySlots([jobs, dialog, dialog])]).toEqual([]);
  expect(emptySlots([jobs, dialog, { id: 'mfe-apply' }])).toHaveLength(1);
});
