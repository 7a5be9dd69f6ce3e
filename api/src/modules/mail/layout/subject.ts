import { limits, truncate } from 'shared-contracts';

/** One line of a length that mail lists show in full. A line break would inject a header. */
export function toSubject(text: string): string {
  return truncate(text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim(), limits.mailSubjectCharacters);
}
