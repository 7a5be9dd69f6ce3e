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
export { checkRemote, collisions, routeProblems, setProblems } from './rules/remote-problems.ts';
