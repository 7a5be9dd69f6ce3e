import { firstCharacters, limits } from 'shared-contracts';
import type { UserResumeEntity } from './user-resume.entity.ts';

/** What it is called where nobody says so: its file, without the extension (SPEC §5). */
export function toResumeName(given: string | undefined, fileName: string): string {
  return given || firstCharacters(fileName.replace(/\.pdf$/i, ''), limits.resumeNameCharacters).trimEnd();
}

/** The lowest slot that is free; null: all are taken. */
export function freeSlot(taken: readonly Pick<UserResumeEntity, 'slot'>[]): number | null {
  const slots = Array.from({ length: limits.savedResumes }, (_, index) => index + 1);
  return slots.find((slot) => taken.every((one) => one.slot !== slot)) ?? null;
}

/** Which of them follows a default that was deleted. */
export function nextDefault(rest: readonly UserResumeEntity[]): UserResumeEntity | null {
  return rest.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0] ?? null;
}
