import type { RemoteManifest } from './remote.contract.ts';
import { serverPaths, shellPages } from './routes.ts';

/** Version of the contract between a remote's manifest and the shell. */
export const remoteContract = 1;

/** `1.2.3`: exactly this version. `^1.2` or `^1.2.3`: this version or a later one of the same major version. */
const rangePattern = /^(?:\^[1-9]\d*\.\d+(?:\.\d+)?|\d+\.\d+\.\d+)$/;

export const isPlatformRange = (range: string): boolean => rangePattern.test(range);

const numbersOf = (version: string) => version.replace('^', '').split('.').map(Number);

/** Whether a version of platform, `1.2.3`, satisfies the range of a remote. Other forms are never satisfied. */
export function acceptsPlatform(range: string, version: string): boolean {
  if (!isPlatformRange(range) || !/^\d+\.\d+\.\d+$/.test(version)) return false;
  if (!range.startsWith('^')) return range === version;
  const [major = 0, minor = 0, patch = 0] = numbersOf(range);
  const [isMajor, isMinor = 0, isPatch = 0] = numbersOf(version);
  return isMajor === major && (isMinor > minor || (isMinor === minor && isPatch >= patch));
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
  return [
    ...(contract === remoteContract ? [] : [`it has contract ${contract}, the shell has ${remoteContract}`]),
    ...platformProblems(platform, platformVersion),
    ...routes.filter(({ path }) => isReservedPath(path)).map(({ path }) => `${path} is reserved for the shell`),
  ];
}

function platformProblems(range: string, version: string): string[] {
  if (!isPlatformRange(range)) return [`«${range}» is not a range of platform versions (1.2.3 or ^1.2)`];
  return acceptsPlatform(range, version) ? [] : [`it was written for platform ${range}, the shell provides ${version}`];
}
