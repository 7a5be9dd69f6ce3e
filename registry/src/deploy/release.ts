import { cp, rename, rm } from 'node:fs/promises';
import type { Author, Flip } from '../store/registry-store.ts';
import { filesIn, moveIn, readUnpacked } from './added-version.ts';
import { problemsIn } from './checks.ts';
import type { Deployments, DeployRequest } from './deploy.ts';
import { RefusedError } from './refused.ts';
import { nextShell, nextShellFolder, readLiveShell } from './shell-swap.ts';
import { withStaging } from './staging.ts';
import { versionChecks } from './version-checks.ts';
import { builtVersions, versionFolder } from './version-files.ts';

/**
 * Copies the versions of a build (`remotes/<id>/<version>/`) to the site. Visitors get what they got before. Versions that the site
 * has are compared.
 * @param release folder of the build; one that cannot be written is sufficient
 * @returns remote → its version
 * @throws RefusedError for files that differ from their hashes, or exceed a budget
 * @throws VersionExistsError
 */
export async function addRelease({ dist, store }: Deployments, release: string): Promise<Record<string, string>> {
  const newest = [...builtVersions(release)].flatMap(([id, versions]) =>
    versions.slice(-1).map((version) => ({ id, version })),
  );
  for (const one of newest) {
    await withStaging(dist, async (folder) => {
      await cp(versionFolder(release, one), folder, { recursive: true });
      const remote = readUnpacked(folder, one.id);
      const problems = problemsIn(versionChecks(folder, remote, filesIn(folder)), `${one.id}: `);
      if (problems.length > 0) throw new RefusedError(problems);
      await store.locked(() => moveIn(dist, folder, remote));
    });
  }
  return Object.fromEntries(newest.map(({ id, version }) => [id, version]));
}

/**
 * Makes a build live that is outside of the site's folders, remotes and shell in one step. What was deployed before is skipped, so
 * that flips since then remain in effect.
 * @throws RefusedError see `Deployments.deploy`
 */
export async function deployRelease(
  deployments: Deployments,
  { release, again }: { release: string } & Pick<DeployRequest, 'again'>,
  author: Author,
): Promise<readonly Flip[]> {
  const versions = await addRelease(deployments, release);
  const shell = await addShell(deployments, release);
  try {
    return await deployments.deploy({ versions, shell, again: again ?? false }, author);
  } finally {
    // One that was refused.
    if (shell) await rm(nextShellFolder(deployments.dist), { recursive: true, force: true });
  }
}

/** Whether the build contains another shell than the live one, which is then the site's next shell. */
async function addShell({ dist }: Deployments, release: string): Promise<boolean> {
  const shell = nextShell(release);
  if (shell === null || shell.version === readLiveShell(dist)?.version) return false;
  await withStaging(dist, async (folder) => {
    await cp(nextShellFolder(release), folder, { recursive: true });
    await rm(nextShellFolder(dist), { recursive: true, force: true });
    await rename(folder, nextShellFolder(dist));
  });
  return true;
}
