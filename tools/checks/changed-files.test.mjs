import { areasOf, foldersOf } from './changed-files.mjs';

const files = ['api/src/modules/jobs/jobs.module.ts', 'api/src/main.ts', 'mfe-jobs/src/app.tsx', 'README.md'];

it('areas are domains of the API and top-level folders', () => {
  expect(areasOf(files)).toEqual(['api/src/modules/jobs/', 'api/', 'mfe-jobs/']);
  expect(areasOf([files[0] ?? '', 'api/src/modules/jobs/search/a.ts'])).toEqual(['api/src/modules/jobs/']);
});

it('folders are top-level folders', () => {
  expect(foldersOf(files)).toEqual(['api', 'mfe-jobs']);
});
