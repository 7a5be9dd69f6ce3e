import type { RemoteManifest, RemoteRoute } from './remote.contract.ts';
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

/** The last version of the major version before, by major version of platform. A shell provides it beside its own (ADR 58). */
const previousVersions: Readonly<Record<string, string>> = { 2: '1.1.0' };

/** The version of the previous major of platform that a shell provides for a remote's range; null if it runs with the shell's own. */
export function previousFor(range: string, platformVersion: string): string | null {
  const previous = previousVersions[platformVersion.split('.', 1)[0]!];
  return previous !== undefined && acceptsPlatform(range, previous) ? previous : null;
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

interface Judged extends Pick<RemoteManifest, 'platform'> {
  contract: number;
  routes: readonly Pick<RemoteRoute, 'path'>[];
}

/** Whether a remote follows the rules, and runs with the shell's own version of platform. */
export const isCurrent = ({ contract, platform, routes }: Judged, platformVersion: string): boolean =>
  contract === remoteContract &&
  acceptsPlatform(platform, platformVersion) &&
  !routes.some(({ path }) => isReservedPath(path));

/** Why a shell with this version of platform cannot run a remote. The same rules apply at build, deploy and load. */
export function remoteRefusals({ contract, platform, routes }: Judged, platformVersion: string): string[] {
  const refusals = routes.filter(({ path }) => isReservedPath(path)).map(({ path }) => `${path} is reserved`);
  if (contract !== remoteContract) refusals.push(`it has contract ${contract}, the shell ${remoteContract}`);
  if (!acceptsPlatform(platform, platformVersion) && previousFor(platform, platformVersion) === null) {
    refusals.push(`it was written for platform ${platform}, the shell provides ${platformVersion}`);
  }
  return refusals;
}
