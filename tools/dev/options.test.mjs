import { readDevOptions } from './options.mjs';

const known = ['mfe-jobs', 'mfe-companies'];

it('reads the three modes', () => {
  expect(readDevOptions([], known)).toEqual({ kind: 'everything', ids: known });
  expect(readDevOptions(['--only', 'mfe-jobs'], known)).toEqual({ kind: 'everything', ids: ['mfe-jobs'] });
  expect(readDevOptions(['--alone', 'mfe-jobs'], known)).toEqual({
    kind: 'alone',
    id: 'mfe-jobs',
    record: null,
    pages: [],
  });
  expect(
    readDevOptions(['--alone', 'mfe-jobs', '--record', 'https://site.pt/home', '--page', '/jobs/12'], known),
  ).toEqual({ kind: 'alone', id: 'mfe-jobs', record: 'https://site.pt', pages: ['/jobs/12'] });
  expect(readDevOptions(['--against', 'https://site.pt/', '--only', 'mfe-companies'], known)).toEqual({
    kind: 'against',
    site: 'https://site.pt',
    ids: ['mfe-companies'],
  });
});

it('refuses what cannot be started, with the reason', () => {
  const cases = /** @type {const} */ ([
    [['--alone', 'mfe-x'], 'There is no remote mfe-x. Remotes: mfe-jobs, mfe-companies'],
    [['--only', 'jobs'], 'There is no remote jobs.'],
    [['--against', 'site.pt'], 'site.pt is not the address of a site'],
    [['--against', 'ftp://site.pt'], 'ftp://site.pt is not the address of a site'],
    [['--alone', 'mfe-jobs', '--against', 'https://site.pt'], 'cannot be combined'],
    [['--record', 'https://site.pt'], 'need --alone'],
  ]);
  for (const [args, message] of cases) expect(() => readDevOptions(args, known)).toThrow(message);
});
