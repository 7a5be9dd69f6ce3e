import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { remoteIds, root } from '../webpack/workspace.mjs';
import { siteVolumeProblems } from './site-volume.mjs';

const edited = ['Dockerfile', 'docker-compose.yml', '.dockerignore'];

/** @type {string} */
let copy;
beforeEach(() => {
  copy = mkdtempSync(path.join(os.tmpdir(), 'site-volume-'));
  for (const file of edited) cpSync(path.join(root, file), path.join(copy, file));
  for (const id of remoteIds(root)) symlinkSync(path.join(root, id), path.join(copy, id));
});
afterEach(() => rmSync(copy, { recursive: true }));

it('accepts the files of the repository', () => {
  expect(siteVolumeProblems(root)).toEqual([]);
});

it.each([
  ['docker-compose.yml', "['site:/site:ro']", "['site:/site']", ['site does not mount site:/site:ro']],
  [
    'docker-compose.yml',
    "    volumes: ['site:/site']\n    depends_on: *api-needs",
    '    depends_on: *api-needs',
    ['api does not mount site:/site'],
  ],
  [
    'docker-compose.yml',
    'target: release, args: { PACKAGE: mfe-jobs }',
    'target: app',
    ['mfe-jobs is not built as a release'],
  ],
  ['docker-compose.yml', '    image: trampolim/shell:local', '    restart: always', ['shell restarts always']],
  [
    'docker-compose.yml',
    '    image: trampolim/mfe-jobs:local',
    '    environment: { REGISTRY_FILE: dist/registry.json }\n    volumes: []',
    ['mfe-jobs does not mount site:/site', 'mfe-jobs changes another registry'],
  ],
  ['docker-compose.yml', '    image: trampolim/shell:local', '    read_only: false', ['shell has a writable root']],
  [
    'Dockerfile',
    'COPY shell/server/assets ./shell/server/assets',
    'COPY --from=build /app/dist ./dist',
    ['the image of the site contains COPY --from=build /app/dist ./dist'],
  ],
  ['Dockerfile', 'WORKDIR /app\nENV', 'COPY . .\nENV', ['the image of the site contains COPY . .']],
  ['.dockerignore', '\ndist\n', '\n', ['does not exclude dist']],
])('%s: finds %j replaced by %j', (file, from, to, problems) => {
  const text = readFileSync(path.join(copy, file), 'utf8');
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  writeFileSync(path.join(copy, file), changed);
  expect(siteVolumeProblems(copy)).toEqual(problems.map((problem) => expect.stringContaining(problem)));
});
