import { execFileSync } from 'node:child_process';

/**
 * Files that differ from the common ancestor with main, including uncommitted and untracked ones. Deleted files are not listed.
 * @param {string} root
 */
export function changedFiles(root) {
  /** @param {...string} args */
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const [main = 'main'] = git('for-each-ref', '--format=%(refname)', 'refs/remotes/origin/main', 'refs/heads/main');
  const [ancestor = 'HEAD'] = git('merge-base', 'HEAD', main);
  const differing = git('diff', '--name-only', '--diff-filter=d', ancestor);
  return [...new Set([...differing, ...git('ls-files', '--others', '--exclude-standard')])].toSorted();
}

/** Folders whose tests run for a change: a domain of the API, else a top-level folder. @param {readonly string[]} files */
export function areasOf(files) {
  const areas = files.flatMap((file) => /^(?:api\/src\/modules\/[^/]+|[^/]+)\//.exec(file)?.[0] ?? []);
  return [...new Set(areas)];
}

/** Top-level folders. @param {readonly string[]} files */
export const foldersOf = (files) => [...new Set(files.flatMap((file) => /^[^/]+(?=\/)/.exec(file)?.[0] ?? []))];
