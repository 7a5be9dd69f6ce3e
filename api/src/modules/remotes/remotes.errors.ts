import {
  FailedVersionError,
  FlipError,
  MalformedUploadError,
  RefusedError,
  TooLargeUploadError,
  UnknownRemoteError,
  UnknownVersionError,
  VersionExistsError,
} from 'registry';
import type { FailedVersion } from 'shared-contracts';
import { AppError } from '../../http/index.ts';

/** The API has no registry, its folder contains no shell, or it cannot be written. */
export class RegistryUnavailableError extends AppError {
  override readonly name = 'RegistryUnavailableError';

  constructor() {
    super(503, 'registry_unavailable', 'This installation has no registry of remotes.');
  }
}

class VersionRefusedError extends AppError {
  override readonly name = 'VersionRefusedError';

  constructor(override readonly problems: readonly string[]) {
    super(422, 'version_refused', 'The version violates rules.');
  }
}

class VersionFailedError extends AppError {
  override readonly name = 'VersionFailedError';

  constructor(override readonly current: FailedVersion) {
    super(422, 'version_failed', 'The version was taken back automatically. Build another one.');
  }
}

/** The folder cannot be written: a container that has its own copy of the site, for example. */
const isReadOnly = (error: unknown) =>
  ['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException | null)?.code ?? '');

/** The error of the API for one of the package `registry`; others are internal errors. */
export function toAppError(error: unknown): unknown {
  if (error instanceof FailedVersionError) return new VersionFailedError(error.failed);
  if (error instanceof RefusedError) return new VersionRefusedError(error.problems);
  if (error instanceof UnknownRemoteError) return new AppError(404, 'remote_not_found', 'There is no such remote.');
  if (error instanceof UnknownVersionError) return new AppError(404, 'version_not_found', 'There is no such version.');
  if (error instanceof FlipError) return new AppError(409, 'flip_not_possible', error.message);
  if (error instanceof VersionExistsError) return new AppError(409, 'version_exists', error.message);
  if (error instanceof MalformedUploadError) return new AppError(400, 'upload_malformed', error.message);
  if (error instanceof TooLargeUploadError) return new AppError(413, 'payload_too_large', error.message);
  return isReadOnly(error) ? new RegistryUnavailableError() : error;
}
