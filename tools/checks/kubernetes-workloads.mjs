import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { readManifests } from './kubernetes-files.mjs';
import { containersOf, variablesOf } from './kubernetes-variables.mjs';

/**
 * @typedef {import('./kubernetes-files.mjs').Manifest} Manifest
 * @typedef {Record<string, any>} Container
 */

/** The variable with the port of each process, and its use of the volume. */
const deployments = {
  api: { port: 'API_PORT', mount: 'writes' },
  worker: { port: 'WORKER_PORT', mount: 'writes' },
  site: { port: 'PORT', mount: 'reads' },
};
/** Seconds that an API or HTML server may need to stop after DRAIN_SECONDS (docs/operations.md, "Draining"). */
const stopAfterDraining = 15;
const metricsFile = 'api/src/modules/health/row-gauges.metrics.ts';

/**
 * Problems of the processes: commands, images, ports and probes that differ from `docker-compose.yml` and the code, and Deployments and
 * Jobs without the limits of ADR 66.
 * @param {string} root
 * @returns {string[]}
 */
export function workloadProblems(root) {
  const { services } = parse(readFileSync(path.join(root, 'docker-compose.yml'), 'utf8'), { merge: true });
  const all = readManifests(root).map(({ manifest }) => manifest);
  const ofKind = (/** @type {string} */ kind) => all.filter((one) => one.kind === kind);
  return [
    ...Object.keys(deployments)
      .filter((name) => !ofKind('Deployment').some(({ metadata }) => metadata.name === name))
      .map((name) => `there is no Deployment ${name}`),
    ...[...ofKind('Deployment'), ...ofKind('Job')].flatMap((manifest) => [
      ...podProblems(manifest),
      ...containersOf(manifest)
        .flatMap((one) => [
          ...containerProblems(one),
          ...(services[one.name] === undefined ? [] : imageProblems(one, services[one.name])),
        ])
        .map((problem) => `${manifest.metadata.name}: ${problem}`),
    ]),
    ...ofKind('Deployment').flatMap((manifest) => deploymentProblems(root, manifest, all, services)),
    ...ofKind('HorizontalPodAutoscaler').flatMap((one) => metricProblems(root, one)),
    ...policyProblems(all),
  ];
}

/** @param {Manifest} manifest */
function podProblems({ metadata, spec: { template } }) {
  const { securityContext = {}, ...pod } = template.spec;
  const expected = {
    'runs as root': securityContext.runAsNonRoot === true && securityContext.runAsUser === 1000,
    'has no seccomp profile': securityContext.seccompProfile?.type === 'RuntimeDefault',
    'gets the token of a service account': pod.automountServiceAccountToken === false,
    'gets variables of Services, whose names may be those of the product': pod.enableServiceLinks === false,
  };
  return failed(expected).map((problem) => `${metadata.name} ${problem}`);
}

/** @param {Container} container */
function containerProblems({ securityContext = {}, resources = {} }) {
  return failed({
    'the root file system is writable': securityContext.readOnlyRootFilesystem === true,
    'may gain privileges': securityContext.allowPrivilegeEscalation === false,
    'has capabilities': String(securityContext.capabilities?.drop) === 'ALL' && !securityContext.capabilities?.add,
    'has no request of CPU and memory': Boolean(resources.requests?.cpu && resources.requests.memory),
    'has no limit of memory': Boolean(resources.limits?.memory),
  });
}

/** @param {Container} container @param {Record<string, any>} service */
function imageProblems({ image, command }, service) {
  return failed({
    [`uses the image ${image}, not that of docker-compose.yml`]: `${image}:local` === service.image,
    'has another command than in docker-compose.yml': String(command) === String(service.command),
  });
}

/** @param {Record<string, boolean>} rules */
const failed = (rules) => Object.entries(rules).flatMap(([problem, holds]) => (holds ? [] : [problem]));

/**
 * @param {string} root
 * @param {Manifest} manifest
 * @param {Manifest[]} all
 * @param {Record<string, any>} services
 */
function deploymentProblems(root, { metadata: { name }, spec }, all, services) {
  const expected = deployments[/** @type {keyof typeof deployments} */ (name)];
  if (expected === undefined) return [`tools/checks/kubernetes-workloads.mjs does not list the Deployment ${name}`];
  const [container = {}] = containersOf({ kind: '', metadata: { name }, spec });
  const variables = variablesOf(root, container);
  const ports = Object.fromEntries(
    (container.ports ?? []).map((/** @type {any} */ one) => [one.name, String(one.containerPort)]),
  );
  const health = /127\.0\.0\.1:\d+(\/[\w/]+)/.exec(String(services[name]?.healthcheck?.test))?.[1];
  const site = (container.volumeMounts ?? []).find((/** @type {any} */ one) => one.mountPath === '/site');
  const ofCompose = Number.parseInt(services[name]?.stop_grace_period, 10);
  const grace = name === 'worker' ? ofCompose : Number(variables.DRAIN_SECONDS) + stopAfterDraining;
  return [
    ...failed({
      [`does not expose ${expected.port}`]: ports.http === variables[expected.port],
      'does not expose METRICS_PORT': ports.metrics === variables.METRICS_PORT,
      'is not ready by the health check of docker-compose.yml': isProbe(container.readinessProbe, 'http', health),
      'is restarted by something else than /live': isProbe(container.livenessProbe, 'metrics', '/live'),
      'has no startup probe of /live': isProbe(container.startupProbe, 'metrics', '/live'),
      [`is killed earlier than ${grace} s after SIGTERM`]: spec.template.spec.terminationGracePeriodSeconds >= grace,
      [`does not mount /site so that it ${expected.mount}`]:
        site !== undefined && (site.readOnly === true) === (expected.mount === 'reads'),
      'stops before its successor is ready': spec.strategy?.rollingUpdate?.maxUnavailable === 0,
      'is not spread over nodes': (spec.template.spec.topologySpreadConstraints ?? []).length > 0,
    }),
    ...companionProblems(name, all),
  ].map((problem) => `${name} ${problem}`);
}

/** @param {Container | undefined} probe @param {string} port @param {string | undefined} address */
const isProbe = (probe, port, address) =>
  probe?.httpGet?.port === port && address !== undefined && probe.httpGet.path === address;

/** @param {string} name @param {Manifest[]} all */
function companionProblems(name, all) {
  const label = { 'app.kubernetes.io/name': name };
  const budget = all.find((one) => one.kind === 'PodDisruptionBudget' && one.metadata.name === name);
  const scaler = all.find((one) => one.kind === 'HorizontalPodAutoscaler' && one.metadata.name === name);
  const service = all.find((one) => one.kind === 'Service' && one.metadata.name === name);
  const policies = all.filter((one) => one.kind === 'NetworkPolicy' && one.metadata.name !== 'default-deny');
  return failed({
    'has no disruption budget': same(budget?.spec.selector.matchLabels, label) && budget?.spec.maxUnavailable === 1,
    'has no autoscaler with at least two replicas':
      scaler?.spec.scaleTargetRef.name === name && scaler.spec.minReplicas >= 2,
    'has no network policy': policies.some(({ spec }) => selects(spec.podSelector, name)),
    'has no Service': name === 'worker' || same(service?.spec.selector, label),
  });
}

/** @param {unknown} a @param {unknown} b */
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/** @param {Record<string, any>} selector @param {string} name */
const selects = ({ matchLabels = {}, matchExpressions = [] }, name) =>
  matchLabels['app.kubernetes.io/name'] === name ||
  matchExpressions.some(
    (/** @type {any} */ { key, values }) => key === 'app.kubernetes.io/name' && values.includes(name),
  );

/** @param {string} root @param {Manifest} scaler */
function metricProblems(root, { metadata, spec }) {
  const source = readFileSync(path.join(root, metricsFile), 'utf8');
  return spec.metrics
    .flatMap((/** @type {any} */ one) => one.external?.metric.name ?? [])
    .filter((/** @type {string} */ metric) => !source.includes(`name: '${metric}'`))
    .map((/** @type {string} */ metric) => `${metadata.name} is scaled by ${metric}, which no process exports`);
}

/** @param {Manifest[]} all */
function policyProblems(all) {
  const deny = all.find((one) => one.kind === 'NetworkPolicy' && one.metadata.name === 'default-deny');
  const denied = { podSelector: {}, policyTypes: ['Ingress', 'Egress'] };
  return same(deny?.spec, denied) ? [] : ['there is no network policy that denies what no other one allows'];
}
