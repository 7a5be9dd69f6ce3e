import type { RemoteManifest } from './remote.contract.ts';
import { serverPaths, shellPages } from './routes.ts';

/** Version of the contract between a remote's manifest and the shell. */
export const remoteContract = 1;

/** `1.2.3`: exactly this version. `^1.2` or `^1.2.3`: this version or a later one of the same major version. */
const rangePattern = /^(?:\^([1-9]\d*)\.(\d+)(?:\.(\d+))?|\d+\.\d+\.\d+)$/;

export const isPlatformRange = (range: string): boolean => rangePattern.test(range);

/** Whether a version of platform, `1.2.3`, satisfies the range of a remote. Other forms are never satisfied. */
export function acceptsPlatform(range: string, version: string): boolean {
  const parts = rangePattern.exec(range);
  if (parts?.[1] === undefined) return parts !== null && range === version;
  const [, major, minor, patch = 0] = parts.map((part) => Number(part ?? 0));
  const [isMajor, isMinor = 0, isPatch = 0] = version.split('.').map(Number);
  return isMajor === major && (isMinor > minor! || (isMinor === minor && isPatch >= patch));
}

const firstSegment = (path: string) => path.split('/', 2)[1] ?? '';
const reserved = new Set([...Object.keys(shellPages), ...serverPaths].map(firstSegment));

/**
 * Whether a route would take addresses of the shell or of the HTML server: every path below one of theirs, files in the
 * root, and a parameter in place of the first segment.
 */
export function isReservedPath(pattern: string): boolean {
  const first = firstSegment(pattern);
  return first.startsWith(':') || first.includes('.') || reserved.has(first);
}

/** Why a shell with this version of platform cannot run a remote. The same rules apply at build, deploy and load. */
export function remoteRefusals(
  { contract, platform, routes }: Pick<RemoteManifest, 'platform' | 'routes'> & { contract: number },
  platformVersion: string,
): string[] {
  const refusals = routes.filter(({ path }) => isReservedPath(path)).map(({ path }) => `${path} is reserved`);
  if (contract !== remoteContract) refusals.push(`it has contract ${contract}, the shell ${remoteContract}`);
  if (!acceptsPlatform(platform, platformVersion)) {
    refusals.push(`it was written for platform ${platform}, the shell provides ${platformVersion}`);
  }
  return refusals;
}
