import path from 'node:path';
import { isRemoteLocation, type EntrySet } from './content.types.ts';

/** Node 20 has the permission model under its experimental name. */
const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/**
 * Flags for the content process. It may only read the files of its program and of its set. It cannot write files or
 * start processes, threads or native addons. Node's permission model does not limit the network and signals:
 * docs/security.md.
 */
export function permissionFlags(program: string, { platform, entries }: EntrySet): string[] {
  const local = [platform, ...entries]
    .map(({ location }) => location)
    .filter((location) => !isRemoteLocation(location));
  // The program imports other files of its folder.
  const readable = [path.join(path.dirname(program), '*'), ...local.map((location) => path.resolve(location))];
  return [permission, '--disable-warning=ExperimentalWarning', ...readable.map((file) => `--allow-fs-read=${file}`)];
}

/** No variable but the certificates that calls to other servers of remotes need. */
export function contentEnvironment({ NODE_EXTRA_CA_CERTS: certificates }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return certificates === undefined ? {} : { NODE_EXTRA_CA_CERTS: certificates };
}
