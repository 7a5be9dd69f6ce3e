import type { RemoteDeclaration } from 'shared-contracts';

/**
 * The parts of a declaration that are needed at run time. The id is the i18n namespace, the prefix of element ids and the
 * name in error reports.
 */
export type RunnableDeclaration = Pick<RemoteDeclaration, 'id' | 'i18n'>;

/** Prefix of a fragment's ids, and its name in reports. */
export function fragmentId({ id }: RunnableDeclaration, name: string): string {
  return `${id}-${name}`;
}
