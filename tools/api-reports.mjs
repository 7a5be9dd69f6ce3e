/**
 * `npm run api-reports`: writes the API reports of platform's doors and the reference documentation (ADR 52).
 * `npm run releases -- --record` also makes them the reports of the released version, which later changes are compared with.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compareDeclarations, isAtLeast, requiredVersion } from './api-reports/compare.mjs';
import { declarationsOf } from './api-reports/declarations.mjs';
import { deprecationProblem } from './api-reports/deprecation.mjs';
import { doors } from './api-reports/doors.mjs';
import { extractDoors } from './api-reports/extract.mjs';
import { docstringOf, loadModels } from './api-reports/models.mjs';
import { referencePages } from './api-reports/reference.mjs';
import { archiveOf, unrecordedPlatforms } from './releases/releases.mjs';
import { readPackage, root } from './webpack/workspace.mjs';

const reportFolder = 'platform/api';
const historyFile = `${reportFolder}/history.json`;

/**
 * @typedef {object} Release
 * @property {string} version
 * @property {readonly { door: string, name: string, text: string }[]} changes Since the release before.
 */

const versionOf = (/** @type {string} */ folder) => readPackage(path.join(folder, 'platform')).version;

/** The generated files of the current code, by path. @param {import('./api-reports/extract.mjs').Extracted} extracted */
function generatedFiles(extracted, /** @type {string} */ version) {
  const reports = Object.entries(extracted.reports).map(([name, text]) => [`${reportFolder}/${name}.api.md`, text]);
  const pages = Object.entries(referencePages(extracted, version)).map(([name, text]) => [
    `docs/reference/${name}`,
    text,
  ]);
  return /** @type {[string, string][]} */ ([...reports, ...pages]);
}

/** @param {string} folder @returns {Release[]} Oldest first. */
const readHistory = (folder) => {
  const file = path.join(folder, historyFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
};

/**
 * The changes of all doors since the last release.
 * @param {string} folder Of the repository.
 * @param {Record<string, string>} reports
 */
function changesSinceRelease(folder, reports) {
  const released = readHistory(folder).at(-1)?.version;
  if (released === undefined) return [];
  return doors.flatMap(({ name: door, report }) => {
    const file = path.join(folder, reportFolder, 'released', released, `${report}.api.md`);
    const before = existsSync(file) ? declarationsOf(readFileSync(file, 'utf8')) : {};
    return compareDeclarations(before, declarationsOf(reports[report] ?? '')).map((change) => ({ door, ...change }));
  });
}

/**
 * Why the public API of platform is not in order; empty if it is.
 * @param {string} folder Of the repository.
 * @returns {string[]}
 */
export function apiProblems(folder) {
  const extracted = extractDoors();
  const version = versionOf(folder);
  const stale = generatedFiles(extracted, version)
    .filter(
      ([file, text]) => !existsSync(path.join(folder, file)) || readFileSync(path.join(folder, file), 'utf8') !== text,
    )
    .map(([file]) => `${file} does not match the code: npm run api-reports updates it`);
  return [
    ...extracted.problems,
    ...stale,
    ...versionProblems(folder, extracted.reports),
    ...releaseProblems(folder),
    ...docstringProblems(extracted, version),
  ];
}

/** @param {string} folder @param {Record<string, string>} reports */
function versionProblems(folder, reports) {
  const changes = changesSinceRelease(folder, reports);
  const released = readHistory(folder).at(-1)?.version ?? '0.0.0';
  const least = requiredVersion(released, changes);
  if (isAtLeast(versionOf(folder), least)) return [];
  const listed = changes.filter(({ kind }) => kind === 'breaking' || !least.endsWith('.0.0'));
  return [
    `platform is ${versionOf(folder)}, but the changes since ${released} require ${least} (platform/package.json, src/version.ts):`,
    ...listed.map(({ door, text, kind }) => `  ${door}: ${text} (${kind})`),
  ];
}

/** @param {string} folder */
function releaseProblems(folder) {
  const released = readHistory(folder).map(({ version }) => version);
  return unrecordedPlatforms(folder, released).map(
    (version) =>
      `platform ${version} is released, but ${path.relative(folder, archiveOf(folder, version))} does not exist: npm run releases -- --record`,
  );
}

/** @param {import('./api-reports/extract.mjs').Extracted} extracted @param {string} version */
function docstringProblems({ reports, models }, version) {
  const deprecated = loadModels(models).flatMap(([door, items]) =>
    items.flatMap((item) =>
      [item, ...item.members].flatMap((one) => {
        const text = docstringOf(one)?.blocks.find(({ tag }) => tag === 'deprecated')?.text;
        const name = one === item ? one.displayName : `${item.displayName}.${one.displayName}`;
        return text === undefined ? [] : (deprecationProblem(`${door.name}: ${name}`, text, version) ?? []);
      }),
    ),
  );
  const undocumented = doors
    .filter(({ isDocumentedByContracts }) => !isDocumentedByContracts)
    .flatMap(({ name: door, report }) =>
      Object.entries(declarationsOf(reports[report] ?? ''))
        .filter(([name, { isExported, isDocumented }]) => isExported && !isDocumented && !name.endsWith('Props'))
        .map(([name]) => `${door}: ${name} has no docstring`),
    );
  return [...deprecated, ...undocumented];
}

/** Makes the current reports those of the released version. @param {Record<string, string>} reports */
function release(reports) {
  const version = versionOf(root);
  const since = changesSinceRelease(root, reports).map(({ door, name, text }) => ({ door, name, text }));
  const before = readHistory(root);
  // A version that is recorded again keeps its changes.
  const known = before.find((one) => one.version === version)?.changes ?? [];
  const isNew = (/** @type {Release['changes'][number]} */ change) =>
    !known.some(({ door, name, text }) => door === change.door && name === change.name && text === change.text);
  const changes = [...known, ...since.filter(isNew)];
  const history = [...before.filter((one) => one.version !== version), { version, changes }];
  const folder = path.join(root, reportFolder, 'released');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, version), { recursive: true });
  for (const [name, text] of Object.entries(reports)) writeFileSync(path.join(folder, version, `${name}.api.md`), text);
  writeFileSync(path.join(root, historyFile), `${JSON.stringify(history, null, 2)}\n`);
}

/** Writes reports and reference. @param {import('./api-reports/extract.mjs').Extracted} extracted */
function write(extracted) {
  for (const folder of [reportFolder, 'docs/reference']) {
    mkdirSync(path.join(root, folder), { recursive: true });
    const before = readdirSync(path.join(root, folder)).filter((name) => name.endsWith('.md'));
    for (const name of before) rmSync(path.join(root, folder, name));
  }
  for (const [file, text] of generatedFiles(extracted, versionOf(root))) writeFileSync(path.join(root, file), text);
}

/** Writes reports and reference, and makes the reports those of the released version. Returns the problems. */
export function releaseReports() {
  const extracted = extractDoors();
  write(extracted);
  release(extracted.reports);
  return apiProblems(root);
}

if (process.argv[1] === import.meta.filename) {
  write(extractDoors());
  for (const problem of apiProblems(root)) console.error(problem);
}
