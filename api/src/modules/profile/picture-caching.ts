import type { UserEntity } from '../users/index.ts';

/** A URL with the current picture's id is immutable; any other is revalidated. */
export function cachingOf({ pictureId }: Pick<UserEntity, 'pictureId'>, version: unknown): string {
  return version === pictureId ? 'private, max-age=31536000, immutable' : 'private, no-store';
}
