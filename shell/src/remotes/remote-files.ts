import type { RegisteredRemote } from 'shared-contracts';

/** Absolute address of a file of a remote's version. */
export function fileAddress({ base }: RegisteredRemote, file: string): string {
  return new URL(base + file, document.baseURI).href;
}

/** Everything that has to be loaded for an expose, the entry first. */
export function filesOf(remote: RegisteredRemote, expose: string): string[] {
  return [remote.entry, ...(remote.exposes[expose] ?? [])];
}

/** Remotes may be served from another origin; integrity is then checked only with CORS. */
export function isForeign(address: string): boolean {
  return new URL(address).origin !== location.origin;
}
