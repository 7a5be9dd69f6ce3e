import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { remoteIds, root } from '../webpack/workspace.mjs';
import { referenceProblems } from './kubernetes-files.mjs';
import { releaseProblems } from './kubernetes-releases.mjs';
import { schemaProblems } from './kubernetes-schema.mjs';
import { variableProblems } from './kubernetes-variables.mjs';
import { workloadProblems } from './kubernetes-workloads.mjs';

const copied = ['deploy', 'docker-compose.yml', 'Dockerfile', '.env.example', '.gitignore'];
const linked = ['api', 'shell', ...remoteIds(root)];

/** @type {string} */
let copy;
beforeEach(() => {
  copy = mkdtempSync(path.join(os.tmpdir(), 'kubernetes-'));
  for (const name of copied) cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  for (const name of linked) symlinkSync(path.join(root, name), path.join(copy, name));
});
afterEach(() => rmSync(copy, { recursive: true }));

/** @param {string} file @param {string} from @param {string} to */
function edit(file, from, to) {
  const text = readFileSync(path.join(copy, file), 'utf8');
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  writeFileSync(path.join(copy, file), changed);
}

const rules = { referenceProblems, releaseProblems, variableProblems, workloadProblems };
const problemsOf = () => Object.values(rules).flatMap((rule) => rule(copy));

it('accepts the manifests of the repository, and those of an operator with secrets', () => {
  expect(problemsOf()).toEqual([]);
  const production = path.join(copy, 'deploy/kubernetes/production');
  cpSync(path.join(copy, 'deploy/kubernetes/example'), production, { recursive: true });
  writeFileSync(path.join(production, 'api-secrets.env'), 'APP_SECRET=a secret');
  expect(problemsOf()).toEqual([]);
});

it('finds fields that the Kubernetes API does not have, requires or types differently', () => {
  const file = 'deploy/kubernetes/base/worker.yaml';
  edit(file, 'readOnlyRootFilesystem', 'readOnlyFilesystem');
  edit(file, 'maxSurge: 1', 'maxSurge: [1]');
  edit(file, 'maxReplicas: 4', 'maximum: 4');
  edit(file, 'policy/v1', 'policy/v2');
  const expected = ['maxSurge', 'readOnlyFilesystem', 'policy/v1', "'maxReplicas'", '"maximum"'];
  const problems = schemaProblems(copy, () => {}).filter((one) => one.startsWith(file));
  expect(problems).toEqual(expected.map((part) => expect.stringContaining(part)));
});

const files = {
  api: 'deploy/kubernetes/base/api.yaml',
  worker: 'deploy/kubernetes/base/worker.yaml',
  site: 'deploy/kubernetes/base/site.yaml',
  policies: 'deploy/kubernetes/base/network-policies.yaml',
};

it.each([
  [files.api, 'api/dist/main.js', 'api/dist/server.js', 'api: has another command than in docker-compose.yml'],
  [files.api, 'trampolim/app', 'trampolim/api', 'not that of docker-compose.yml'],
  [files.api, 'containerPort: 3001', 'containerPort: 3000', 'api does not expose API_PORT'],
  [files.api, 'path: /api/health', 'path: /health', 'api is not ready by the health check'],
  [
    files.worker,
    'livenessProbe:\n            httpGet: { path: /live, port: metrics }',
    'livenessProbe:\n            httpGet: { path: /api/health, port: http }',
    'worker is restarted by something else',
  ],
  [
    files.worker,
    'terminationGracePeriodSeconds: 90',
    'terminationGracePeriodSeconds: 60',
    'worker is killed earlier than 90 s',
  ],
  [
    'deploy/kubernetes/base/site-settings.env',
    'DRAIN_SECONDS=10',
    'DRAIN_SECONDS=20',
    'site is killed earlier than 35 s',
  ],
  [files.site, 'mountPath: /site, readOnly: true', 'mountPath: /site', 'site does not mount /site so that it reads'],
  [files.site, 'drop: [ALL]', 'drop: [NET_RAW]', 'site: has capabilities'],
  [files.site, 'limits: {', 'claims: [] # {', 'site: has no limit of memory'],
  [files.site, 'enableServiceLinks: false', 'enableServiceLinks: true', 'site gets variables of Services'],
  [files.site, 'minReplicas: 2', 'minReplicas: 1', 'site has no autoscaler with at least two replicas'],
  [files.worker, 'maxUnavailable: 1', 'maxUnavailable: 0%', 'worker has no disruption budget'],
  [
    files.worker,
    'mails_oldest_due_seconds',
    'mails_waiting_seconds',
    'scaled by mails_waiting_seconds, which no process',
  ],
  [files.policies, 'podSelector: {}\n', 'podSelector: { matchLabels: { a: b } }\n', 'no network policy that denies'],
  ['deploy/kubernetes/base/migrate.yaml', 'runAsNonRoot: true', 'runAsNonRoot: false', 'migrate runs as root'],
])('%s: finds %j replaced by %j', (file, from, to, problem) => {
  edit(file, from, to);
  expect(problemsOf()).toEqual([expect.stringContaining(problem)]);
});

it.each([
  [
    'example/api-settings.env',
    'HR_BACKEND_URL',
    '# HR_BACKEND_URL',
    ['api lacks HR_BACKEND_URL', 'worker lacks HR_BACKEND_URL'],
  ],
  [
    'example/site-settings.env',
    'BLOG_URL=',
    'BLOG_ADDRESS=',
    ['site sets BLOG_ADDRESS, which it does not read', 'site sets BLOG_ADDRESS, which .env.example does not explain'],
  ],
  [
    'base/site-settings.env',
    'PORT=3000',
    'PORT=3000\nHR_BACKEND_TOKEN=secret',
    ['site sets HR_BACKEND_TOKEN, which it does not read', 'the settings contain the credential HR_BACKEND_TOKEN'],
  ],
  [
    'example/preview-secret.env.example',
    'PREVIEW_SECRET=',
    'PREVIEW_SECRET=abc',
    ['contains a value of PREVIEW_SECRET'],
  ],
  ['example/api-secrets.env.example', '# DATABASE_DIRECT_URL=\n', '', ['lacks DATABASE_DIRECT_URL']],
  ['base/kustomization.yaml', '  - ingress.yaml\n', '', ['ingress.yaml is not part of a kustomization']],
  [
    'releases/kustomization.yaml',
    '  - mfe-jobs\n',
    '  - mfe-guides\n',
    ['releases/mfe-guides does not exist', 'kustomization.yaml lacks mfe-jobs'],
  ],
  [
    'releases/mfe-jobs/kustomization.yaml',
    'trampolim/mfe-jobs',
    'trampolim/mfe-apply',
    ['releases/mfe-jobs/kustomization.yaml is not'],
  ],
  ['releases/job/job.yaml', '/release,', '/app,', ['the release does not run the command of its image']],
  [
    'example/kustomization.yaml',
    'name: trampolim/mfe-apply,',
    'name: trampolim/apply,',
    ['lacks the image trampolim/mfe-apply'],
  ],
])('deploy/kubernetes/%s: finds %j replaced by %j', (file, from, to, problems) => {
  edit(`deploy/kubernetes/${file}`, from, to);
  expect(problemsOf()).toEqual(problems.map((problem) => expect.stringContaining(problem)));
});
