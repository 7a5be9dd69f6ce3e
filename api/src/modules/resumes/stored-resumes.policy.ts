import { firstCharacters, limits } from 'shared-contracts';
import type { UserResumeEntity } from './stored-resumes.repository.ts';

/** Name of a resume; the default is its file name without the extension (SPEC §5). */
export function toResumeName(given: string | undefined, fileName: string): string {
  return given || firstCharacters(fileName.replace(/\.pdf$/i, ''), limits.resumeNameCharacters).trimEnd();
}

/** The lowest free slot; null: all are used. */
export function freeSlot(taken: readonly Pick<UserResumeEntity, 'slot'>[]): number | null {
  const slots = Array.from({ length: limits.savedResumes }, (_, index) => index + 1);
  return slots.find((slot) => taken.every((one) => one.slot !== slot)) ?? null;
}

/** The resume that becomes the default after the default was deleted. */
export function nextDefault(rest: readonly UserResumeEntity[]): UserResumeEntity | null {
  return rest.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0] ?? null;
}
