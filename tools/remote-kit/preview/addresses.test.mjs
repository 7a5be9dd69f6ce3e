import { addressesOf } from './addresses.mjs';

const list = { path: '/guias', access: /** @type {const} */ ('public') };
const one = { path: '/guias/:id', access: /** @type {const} */ ('public') };

it('opens routes without parameters at their path, others at the examples, and names those without one', () => {
  expect(addressesOf([list, one], ['/guias/12', '/guias/13?from=list', '/guias?page=2'])).toEqual([
    { route: list, address: '/guias?page=2' },
    { route: one, address: '/guias/12' },
    { route: one, address: '/guias/13?from=list' },
  ]);
  expect(addressesOf([list, one], [])).toEqual([
    { route: list, address: '/guias' },
    { route: one, address: null },
  ]);
});

it.each(['/other', 'guias', 'https://site/guias'])(
  'refuses the example %s, which is no page of the remote',
  (example) => {
    expect(() => addressesOf([list, one], [example])).toThrow(`${example} is no page of the remote`);
  },
);
