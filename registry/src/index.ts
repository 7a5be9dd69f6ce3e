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
export { accessKinds, idPattern, toPageForm, toRouteData } from './rules/remote-manifest.ts';
export { checkRemote, collisions, routeProblems } from './rules/remote-problems.ts';
export { acceptRegistry, checkBeside, type AcceptedRegistry, type RefusedRemote } from './rules/accept-registry.ts';
export { registryOf, type RegistryEntry, type StoredRegistry } from './store/stored-registry.ts';
export type { LoggedFlip } from './store/audit-log.ts';
export { RegistryChangedError, RegistryStore, type Author } from './store/registry-store.ts';
export { FailedVersionError, FlipError, UnknownRemoteError } from './store/flips.ts';
export { systemUser } from './store/system-user.ts';
export { Deployments, type DeployRequest } from './deploy/deploy.ts';
export { RefusedError } from './deploy/refused.ts';
export type { CanaryShare, SiteFlips } from './deploy/site-flips.ts';
export { runCommand, type CommandSite } from './command-line.ts';
export { withStaging } from './deploy/staging.ts';
export { filesIn, lastBuilt, VersionExistsError } from './deploy/added-version.ts';
export { problemsIn, type Check } from './deploy/checks.ts';
export { packVersion } from './deploy/pack.ts';
export type { PrunedVersion } from './deploy/prune-versions.ts';
export { MalformedUploadError, TooLargeUploadError, unpackVersion, type UnpackLimits } from './deploy/unpack.ts';
export {
  budgets,
  gzippedBytes,
  sizesOf,
  manifestCheck,
  versionChecks,
  type Measured,
  type VersionSizes,
} from './deploy/version-checks.ts';
export { assignVersions, bucketOf, groupOf, type ActiveCanary, type Visitor } from './assignment/assign.ts';
export { readPreview, signPreview, type Preview, type PreviewRefusal } from './previews/preview-token.ts';
export {
  builtVersions,
  fileProblems,
  folderChecks,
  readVersion,
  toVersion,
  UnknownVersionError,
  versionFolder,
} from './deploy/version-files.ts';
export { builtShellFolder, developmentSuffix, nextShellFolder, readLiveShell, readShell } from './deploy/shell-swap.ts';
export { emptySlots, overfullSlots, slotProblems } from './rules/slot-problems.ts';
