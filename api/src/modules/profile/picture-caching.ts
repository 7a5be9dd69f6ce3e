import type { UserEntity } from '../users/index.ts';

/** The address that names the present picture names it for ever; any other has to be asked again. */
export function cachingOf({ pictureId }: Pick<UserEntity, 'pictureId'>, version: unknown): string {
  return version === pictureId ? 'private, max-age=31536000, immutable' : 'private, no-store';
}
