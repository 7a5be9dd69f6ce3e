export {
  contractOne,
  fieldsOf,
  fileOf,
  filesOf,
  integrityOf,
  listOf,
  ManifestError,
  oneOf,
  recordOf,
  serverFileOf,
  textOf,
} from './rules/manifest-fields.ts';
export { toPageForm, toRouteData } from './rules/remote-manifest.ts';
export { checkRemote, routeProblems } from './rules/remote-problems.ts';
export { acceptRegistry, type AcceptedRegistry, type RefusedRemote } from './rules/accept-registry.ts';
export { canarySegments, registryOf, type RegistryEntry, type StoredRegistry } from './store/stored-registry.ts';
export type { LoggedFlip } from './store/audit-log.ts';
export { RegistryStore, type Author } from './store/registry-store.ts';
export { systemUser } from './store/system-user.ts';
export { Deployments, RefusedError, type CanaryShare, type DeployRequest } from './deploy/deploy.ts';
export { builtVersions, fileProblems, readVersion, toVersion } from './deploy/version-files.ts';
export { builtShellFolder, developmentSuffix, nextShellFolder, readShell } from './deploy/shell-swap.ts';
export { emptySlots, overfullSlots, slotProblems } from './rules/slot-problems.ts';
