import path from 'node:path';
import type { AcceptedRegistry } from 'registry';
import { previousFor, type RegisteredRemote, type ShellManifest } from 'shared-contracts';
import type { ServerConfig } from '../config.ts';
import type { EntryRef, EntrySets } from '../content/content.types.ts';

/** Id of a remote's entry: the stable version and a canary are loaded side by side. */
export const entryIdOf = ({ id, version }: Pick<RegisteredRemote, 'id' | 'version'>): string => `${id}@${version}`;

/** The entries that the content processes load for these versions: the platform, the shell's entry, those of the remotes. */
export function entrySetsOf(
  config: ServerConfig,
  shell: ShellManifest,
  { remotes, canaries }: Pick<AcceptedRegistry, 'remotes' | 'canaries'>,
): EntrySets {
  const own = (id: string, { file, integrity }: { file: string; integrity: string }): EntryRef => ({
    id,
    location: path.join(config.shellDir, file),
    integrity,
  });
  const platform = own('platform', shell.server.platform);
  const entries = remotes.flatMap((remote) => remoteEntry(config, shell, remote) ?? []);
  return {
    stable: { platform, entries: [own('shell', shell.server.chrome), ...entries] },
    canaries: canaries
      .flatMap(({ remote }) => remoteEntry(config, shell, remote) ?? [])
      .map((entry) => ({ platform, entries: [entry] })),
  };
}

const renderedFragments = ({ fragments }: RegisteredRemote) =>
  Object.entries(fragments).flatMap(([name, { data }]) => (data === undefined ? [] : [name]));

function remoteEntry(config: ServerConfig, shell: ShellManifest, remote: RegisteredRemote): EntryRef | null {
  if (remote.server === null || remote.isolation !== null) return null;
  const { id, version, server, routes } = remote;
  const origin = config.remoteOrigins.get(id);
  const warmUpPath = routes[0]?.path.replaceAll(/:\w+/g, '1') ?? '/';
  const location =
    origin === undefined
      ? path.join(config.remotesDir, id, version, server.file)
      : `${origin}/remotes/${id}/${version}/${server.file}`;
  const isPrevious = previousFor(remote.platform, shell.platform) !== null;
  const entry = {
    id: entryIdOf(remote),
    location,
    integrity: server.integrity,
    warmUpPath,
    fragments: renderedFragments(remote),
  };
  return isPrevious ? { ...entry, isPrevious } : entry;
}
