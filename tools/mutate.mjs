/**
 * `npm run mutate -- [--sample 120] [--seed 1] [--root <checkout>] [--skip 0] [--list]`: applies a seeded sample of Stryker's mutations to product
 * code, one after another, and runs the unit tests that run the mutated code. All unit tests run once before, to find out which these
 * are. Prints the status of each mutant and their counts. Files are changed in place and restored, so the checkout must be clean.
 * `--skip` continues an interrupted run, `--list` prints the sample only.
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sourceFiles } from './figures/files.mjs';
import { findCoveringTests } from './mutation/covering-tests.mjs';
import { mutantsOf, seededSample } from './mutation/mutants.mjs';
import { testMutatedFile } from './mutation/test-mutated-file.mjs';
import { replaceFiles } from './mutation/replace-files.mjs';

const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '120' },
    seed: { type: 'string', default: '1' },
    skip: { type: 'string', default: '0' },
    root: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
});
const root = path.resolve(values.root ?? path.join(import.meta.dirname, '..'));
const product =
  /^(api\/src|platform\/src|shell\/(src|server)|mfe-[^/]+\/src|shared-contracts\/src|server-kit\/src|registry\/src)\//;

if (execFileSync('git', ['-C', root, 'status', '--porcelain', '--untracked-files=no'], { encoding: 'utf8' }) !== '') {
  console.error('The checkout has uncommitted changes; mutations change files in place.');
  process.exit(1);
}

const files = sourceFiles(root).filter((file) => file.isProduct && product.test(file.path));
const mutants = (await Promise.all(files.map((file) => mutantsOf(root, file.path)))).flat();
const sample = seededSample(mutants, { size: Number(values.sample), seed: Number(values.seed) });
console.log(`${mutants.length} mutants in ${files.length} files, seed ${values.seed}, sample of ${sample.length}`);

if (values.list) for (const mutant of sample) console.log(describe(mutant));
else await testSample();

async function testSample() {
  const rest = sample.slice(Number(values.skip));
  const coveringTests = await findCoveringTests(root, rest);
  /** @type {Record<string, number>} */
  const counts = {};
  for (const [index, mutant] of rest.entries()) {
    const status = await replaceFiles(root, new Map([[mutant.file, mutant.mutated]]), () =>
      testMutatedFile(root, mutant.file, coveringTests(mutant)),
    );
    counts[status] = (counts[status] ?? 0) + 1;
    console.log(`${sample.length - rest.length + index + 1}/${sample.length} ${status}: ${describe(mutant)}`);
  }
  console.log(
    Object.entries(counts)
      .map(([status, count]) => `${count} ${status}`)
      .join(', '),
  );
}

/** @param {import('./mutation/mutants.mjs').Mutant} mutant */
function describe({ file, line, mutator, original, replacement }) {
  const shorten = (/** @type {string} */ text) => text.replaceAll(/\s+/g, ' ').slice(0, 80);
  return `${file}:${line} ${mutator}: ${shorten(original)} → ${shorten(replacement)}`;
}
