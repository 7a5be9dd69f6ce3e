const simple = /^(\^?)(\d+)(?:\.(\d+))?(?:\.(\d+))?$/;

/**
 * Whether a platform version lies in a remote's range. Knows the two forms that remotes write, `1.2.3` and `^1.2`; any
 * other is left to the HTML server, which has refused it by semver: the library is not worth its bytes here.
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
