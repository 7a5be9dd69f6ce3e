const simple = /^(\^?)(\d+)(?:\.(\d+))?(?:\.(\d+))?$/;

/**
 * Whether a platform version satisfies a remote's range. Supports the two forms that remotes use, `1.2.3` and `^1.2`.
 * Other forms were already rejected by the HTML server with semver; the library is too large for the browser.
 */
export function acceptsPlatform(range: string, version: string): boolean {
  const parts = simple.exec(range.trim());
  if (parts === null) return true;
  const [, caret, ...wanted] = parts;
  const [major = 0, minor = 0, patch = 0] = wanted.map((part) => Number(part ?? 0));
  const [isMajor = 0, isMinor = 0, isPatch = 0] = version.split('.').map(Number);
  if (major !== isMajor) return false;
  if (caret === '') return minor === isMinor && patch === isPatch;
  return isMinor > minor || (isMinor === minor && isPatch >= patch);
}
