import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Ajv } from 'ajv';
import { createGenerator } from 'ts-json-schema-generator';
import { root as repository } from '../webpack/workspace.mjs';
import { documentsOf, kubernetesFolder, readManifests } from './kubernetes-files.mjs';

/** Kinds that the manifests may have, by the module of `kubernetes-types` with their type. */
const kinds = {
  'apps/v1': ['Deployment'],
  'autoscaling/v2': ['HorizontalPodAutoscaler'],
  'batch/v1': ['Job'],
  'core/v1': ['ConfigMap', 'PersistentVolumeClaim', 'Service'],
  'networking/v1': ['Ingress', 'NetworkPolicy'],
  'policy/v1': ['PodDisruptionBudget'],
};

/**
 * Violations of the Kubernetes API: unknown, missing and mistyped fields. With kubectl, also of what it makes of the example.
 * @param {string} root
 * @param {(text: string) => void} log
 * @returns {string[]}
 */
export function schemaProblems(root, log) {
  const validator = createValidator();
  /** @param {string} file @param {import('./kubernetes-files.mjs').Manifest} manifest */
  const problemsOf = (file, manifest) =>
    validator(manifest).map((problem) => `${file}: ${manifest.kind} ${manifest.metadata?.name}: ${problem}`);
  const example = path.join(kubernetesFolder, 'example');
  return [
    ...readManifests(root).flatMap(({ file, manifest }) => problemsOf(file, manifest)),
    ...renderedProblems(path.join(root, example), log, (manifest) =>
      problemsOf(`kubectl kustomize ${example}`, manifest),
    ),
  ];
}

/**
 * @param {string} folder
 * @param {(text: string) => void} log
 * @param {(manifest: import('./kubernetes-files.mjs').Manifest) => string[]} problemsOf
 */
function renderedProblems(folder, log, problemsOf) {
  const { error, status, stdout, stderr } = spawnSync('kubectl', ['kustomize', folder], { encoding: 'utf8' });
  if (error !== undefined) {
    log('kubectl is not installed: the result of deploy/kubernetes/example is not checked, only its files');
    return [];
  }
  return status === 0 ? documentsOf(stdout).flatMap(problemsOf) : [`kubectl kustomize: ${stderr}`];
}

/** @returns {(manifest: { kind?: string, apiVersion?: string }) => string[]} */
function createValidator() {
  const schema = manifestSchema();
  const ajv = new Ajv({ allErrors: true, strict: false });
  ajv.addSchema(/** @type {object} */ (schema), 'kubernetes');
  return (manifest) => {
    const { kind = '', apiVersion = '' } = manifest;
    const validate = Object.values(kinds).flat().includes(kind)
      ? ajv.getSchema(`kubernetes#/properties/${kind}`)
      : undefined;
    if (validate === undefined) return [`tools/checks/kubernetes-schema.mjs does not list ${apiVersion} ${kind}`];
    if (validate(manifest)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  };
}

/** JSON Schema with a property for each kind, from the types that are generated from the OpenAPI document of Kubernetes. */
function manifestSchema() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kubernetes-types-'));
  try {
    const file = path.join(folder, 'manifests.ts');
    const types = path.join(repository, 'node_modules/kubernetes-types');
    const imports = Object.entries(kinds).map(
      ([module, names]) => `import type { ${names.join(', ')} } from '${types}/${module}';`,
    );
    const fields = Object.values(kinds)
      .flat()
      .map((name) => `${name}: Required<Pick<${name}, 'apiVersion' | 'kind' | 'metadata'>> & ${name};`);
    writeFileSync(file, `${imports.join('\n')}\nexport interface Manifests { ${fields.join(' ')} }\n`);
    const config = {
      path: file,
      type: 'Manifests',
      skipTypeCheck: true,
      topRef: false,
      jsDoc: /** @type {const} */ ('none'),
    };
    return createGenerator(config).createSchema('Manifests');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
