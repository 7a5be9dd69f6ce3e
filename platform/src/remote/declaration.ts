import type { RemoteDeclaration } from 'shared-contracts';

/** What running a remote needs of its declaration: the id names its texts, its ids and its errors. */
export type RunnableDeclaration = Pick<RemoteDeclaration, 'id' | 'i18n'>;

/** Prefix of a fragment's ids, and its name in reports. */
export function fragmentId({ id }: RunnableDeclaration, name: string): string {
  return `${id}-${name}`;
}
