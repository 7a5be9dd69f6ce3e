import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { toVersion } from 'registry';
import {
  languages,
  type Language,
  type PageRegistry,
  type PageRemote,
  type PageRoute,
  type PreviewState,
  type RegisteredRemote,
  type Registry,
  type RemoteRoute,
  type ResolvedRemote,
  type Role,
} from 'shared-contracts';
import type { ServerConfig } from '../config.ts';

/** Milliseconds to wait for a manifest of a separate server. */
const manifestDeadline = 5_000;

/** The manifest of an earlier version, from its folder or its server; null if it is not available. */
export function createVersionReader({ remotesDir, remoteOrigins }: Pick<ServerConfig, 'remotesDir' | 'remoteOrigins'>) {
  return async (id: string, version: string): Promise<RegisteredRemote | null> => {
    const origin = remoteOrigins.get(id);
    try {
      const text = await (origin === undefined
        ? readFile(path.join(remotesDir, id, version, 'remote.json'), 'utf8')
        : fetchText(`${origin}/remotes/${id}/${version}/remote.json`));
      return toVersion(JSON.parse(text) as object, { id, version });
    } catch {
      return null;
    }
  };
}

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(manifestDeadline) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.text();
}

/** Isolated remotes are visible only to users with permission. */
export function isVisibleTo(remote: RegisteredRemote, role: Role | null): boolean {
  return remote.isolation === null || remote.isolation.visibleTo === role;
}

interface VisitorRemotes {
  remotes: readonly ResolvedRemote[];
  preview: PreviewState | null;
  revision: number | null;
}

/** The registry as a visitor receives it, sorted for equal orders in slots. Forms are omitted: only the HTML server reads them. */
export function visibleRegistry(
  { remotes, preview, revision }: VisitorRemotes,
  role: Role | null,
  shell: string,
): Registry {
  const visible = remotes.filter((remote) => isVisibleTo(remote, role)).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return {
    contract: 1,
    shell,
    ...(revision !== null && { revision }),
    remotes: visible.map((remote) => ({ ...remote, routes: remote.routes.map(withoutForms) })),
    ...(preview !== null && { preview }),
  };
}

const withoutForms = ({ forms: _, ...route }: RemoteRoute): RemoteRoute => route;

/** The registry in a page: half of its size, in every page. */
export const pageRegistry = (registry: Registry): PageRegistry => ({
  ...registry,
  remotes: registry.remotes.map(toPageRemote),
});

function toPageRemote({ owner: _, routes, fragments, texts, server, ...remote }: ResolvedRemote): PageRemote {
  const labels = new Set(remote.nav.map(({ label }) => label));
  const { entry, exposes, chunks = {} } = remote;
  const loadedByShell = new Set([entry, ...Object.values(exposes).flat(), ...Object.values(chunks).flat()]);
  const shown = (language: Language) => Object.entries(texts[language]).filter(([key]) => labels.has(key));
  return {
    ...remote,
    routes: routes.map(toPageRoute),
    fragments: Object.fromEntries(Object.entries(fragments).map(([name, { data: __, ...rest }]) => [name, rest])),
    texts: Object.fromEntries(languages.map((language) => [language, Object.fromEntries(shown(language))])) as Record<
      Language,
      Record<string, string>
    >,
    integrity: Object.fromEntries(Object.entries(remote.integrity).filter(([file]) => loadedByShell.has(file))),
    server: server === null ? null : {},
  };
}

const toPageRoute = ({ path: pattern, access, data, preload, chunk }: RemoteRoute): PageRoute => ({
  path: pattern,
  access,
  ...(data !== undefined && { data }),
  ...(preload !== undefined && { preload }),
  ...(chunk !== undefined && { chunk }),
});

/** Reads a file only when it was modified since the last read; null means that it is unchanged. */
export function createRegistryFile(file: string) {
  let seen = '';
  return {
    async readIfChanged(): Promise<string | null> {
      const { mtimeMs, size, ino } = await stat(file);
      const stamp = `${mtimeMs} ${size} ${ino}`;
      if (stamp === seen) return null;
      const text = await readFile(file, 'utf8');
      seen = stamp;
      return text;
    },
  };
}
