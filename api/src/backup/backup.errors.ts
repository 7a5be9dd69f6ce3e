/** A backup that cannot be taken or brought back as things are, in words for who asked for it. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
