import { limits, truncate } from 'shared-contracts';

/** One line that no list cuts in two: a line break would begin another header. */
export function toSubject(text: string): string {
  return truncate(text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim(), limits.mailSubjectCharacters);
}
