import { kubernetesFolder, referenceProblems } from './kubernetes-files.mjs';
import { releaseProblems } from './kubernetes-releases.mjs';
import { schemaProblems } from './kubernetes-schema.mjs';
import { variableProblems } from './kubernetes-variables.mjs';
import { workloadProblems } from './kubernetes-workloads.mjs';

/**
 * Problems of `deploy/kubernetes`: violations of the Kubernetes API, and differences from `docker-compose.yml`, from the code and from
 * the rules of ADR 66.
 * @param {string} root
 * @param {(text: string) => void} log
 * @returns {string[]}
 */
export function kubernetesProblems(root, log) {
  return [
    ...schemaProblems(root, log),
    ...[...referenceProblems(root), ...variableProblems(root), ...workloadProblems(root), ...releaseProblems(root)].map(
      (problem) => `${kubernetesFolder}: ${problem}`,
    ),
  ];
}
