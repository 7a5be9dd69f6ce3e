import { importCycles } from './import-cycles.mjs';
import { specifiersOf } from './imports.mjs';
import { misplacedRegistrations } from './registrations.mjs';
import { walls } from './rules.mjs';

/** @param {string} from @param {string} to */
const crossed = (from, to) => walls.filter((wall) => wall.crosses(from, to)).map((wall) => wall.name);

it.each([
  ['mfe-jobs/src/app.tsx', 'mfe-companies/src/app.tsx', 'packages'],
  ['mfe-next/src/app.tsx', 'mfe-jobs/src/app.tsx', 'packages'],
  ['mfe-jobs/src/app.tsx', 'api/src/app.ts', 'packages'],
  ['platform/src/index.ts', 'shell/src/start.ts', 'packages'],
  ['shared-contracts/src/a.ts', 'platform/src/index.ts', 'packages'],
  ['api/src/app.ts', 'platform/src/index.ts', 'packages'],
  ['shell/server/app.ts', 'shell/src/start.ts', 'html-server'],
  ['mfe-jobs/src/features/search/a.tsx', 'mfe-jobs/src/features/detail/b.tsx', 'features'],
  ['api/src/modules/jobs/a.ts', 'api/src/modules/companies/companies.service.ts', 'api-modules'],
  ['api/src/app.module.ts', 'api/src/modules/companies/companies.service.ts', 'api-modules'],
  ['api/src/http/a.ts', 'api/src/modules/auth/index.ts', 'api-infrastructure'],
  ['mfe-jobs/src/a.tsx', 'npm:radix-ui', 'radix'],
  ['platform/src/remote/a.tsx', 'npm:@radix-ui/react-dialog', 'radix'],
  ['mfe-jobs/src/a.tsx', 'npm:react-router-dom', 'facade'],
  ['mfe-jobs/src/a.tsx', 'platform/src/shell.ts', 'doors'],
  ['mfe-jobs/src/a.tsx', 'platform/src/ui/Button/Button.tsx', 'doors'],
  ['platform/src/jobs/Pay.tsx', 'npm:styled-components', 'compiled-entries'],
  ['platform/src/jobs/JobRow/JobRow.tsx', 'platform/src/ui/Icon.tsx', 'compiled-entries'],
  ['platform/src/jobs.ts', 'platform/src/services/language.tsx', 'compiled-entries'],
  ['platform/src/queries/jobs.queries.ts', 'platform/src/services/store.ts', 'compiled-entries'],
  ['shell/src/start.ts', 'server-kit/src/index.ts', 'server-kit'],
  ['shell/src/start.ts', 'registry/src/index.ts', 'server-kit'],
  ['shared-contracts/src/index.ts', 'server-kit/src/index.ts', 'packages'],
])('%s may not import %s (%s)', (from, to, wall) => {
  expect(crossed(from, to)).toContain(wall);
});

it.each([
  ['mfe-jobs/src/a.tsx', 'platform/src/index.ts'],
  ['mfe-jobs/src/a.tsx', 'platform/src/jobs.ts'],
  ['mfe-jobs/src/a.tsx', 'platform/src/queries.ts'],
  ['platform/src/jobs/useCities.ts', 'platform/src/queries.ts'],
  ['shell/src/pages/a.tsx', 'platform/src/tiles.ts'],
  ['mfe-jobs/src/a.tsx', 'platform/src/tiles.ts'],
  ['platform/src/jobs/Pay.tsx', 'platform/src/index.ts'],
  ['platform/src/jobs.ts', 'platform/src/jobs/Pay.tsx'],
  ['platform/src/jobs/JobRow/JobRow.test.tsx', 'platform/src/testing/render-with-platform.tsx'],
  ['mfe-jobs/src/a.tsx', 'shared-contracts/src/index.ts'],
  ['mfe-jobs/src/features/search/a.tsx', 'mfe-jobs/src/components/b.tsx'],
  ['api/src/modules/jobs/a.ts', 'api/src/modules/companies/index.ts'],
  ['api/src/app.module.ts', 'api/src/modules/feeds/feeds.module.ts'],
  ['api/src/http/access.test.ts', 'api/src/modules/auth/index.ts'],
  ['api/src/http/throttling.retention.ts', 'api/src/modules/retention/index.ts'],
  ['api/src/demo/demo.module.ts', 'api/src/modules/users/index.ts'],
  ['platform/src/ui/Dialog/Dialog.tsx', 'npm:radix-ui'],
  ['shell/src/start.ts', 'platform/src/shell.ts'],
  ['mfe-newsletter-admin/src/app.tsx', 'npm:formik'],
])('%s may import %s', (from, to) => {
  expect(crossed(from, to)).toEqual([]);
});

it('finds static, type, re-exporting and dynamic imports', () => {
  const source =
    "import a from 'a'; import type { B } from 'b'; export * from 'c'; export { d } from 'd'; void import('e');";
  expect(specifiersOf('x.ts', source)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('finds cycles of more than one file, each once', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
    ['d', ['e']],
    ['e', ['d', 'e']],
    ['f', ['f', 'a']],
  ]);
  expect(importCycles(graph)).toEqual([
    ['d', 'e'],
    ['a', 'b', 'c'],
  ]);
});

const registering = (/** @type {string} */ type, /** @type {string} */ call) =>
  `class A { constructor(private readonly entries: ${type}) {} onModuleInit() { this.entries.${call}; } }`;

it.each([
  ['OwnDataSources', "register('a', collect)", 'export'],
  ['RetentionRules', 'register(rule)', 'retention'],
  ['RetentionRules', 'registerDeletions({})', 'retention'],
  ['AccountEvents', 'onErased(listener)', 'erasure'],
  ['ErasureReplays', "register('a', replay)", 'erasure'],
])('registrations with %s by %s are in files with the role %s', (type, call, role) => {
  const source = registering(type, call);
  expect(misplacedRegistrations('api/src/modules/a/a.service.ts', source)).toEqual([
    `api/src/modules/a/a.service.ts: registrations with ${type} belong in a file <domain>.${role}.ts`,
  ]);
  expect(misplacedRegistrations(`api/src/modules/a/a.${role}.ts`, source)).toEqual([]);
  expect(misplacedRegistrations('api/src/modules/a/a.test.ts', source)).toEqual([]);
});

it.each([
  ['OwnDataSources', 'all()'],
  ['AccountEvents', 'onAddressConfirmed(listener)'],
  ['VisitorDataSources', 'register(source)'],
])('other calls of %s may be in any file: %s', (type, call) => {
  expect(misplacedRegistrations('api/src/modules/a/a.service.ts', registering(type, call))).toEqual([]);
});
