import os from 'node:os';

/** The user of this process, for the audit log. A container may run with a number that has no name. */
export function systemUser(): string {
  try {
    return os.userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}
