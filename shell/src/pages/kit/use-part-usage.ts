import { useEffect, useState } from 'react';
import { readRegistry } from '../../remotes/registry';

export interface PartUsage {
  /** Ids of the remotes that import the part. */
  remotes: readonly string[];
  /** How often they use it. */
  count: number;
}

/** `usage.json` of a remote's version: uses by door and name. Written by its build. */
type RemoteUsage = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** How the deployed remotes use a part; null while it is unknown. A remote that cannot be read is left out. */
export function usePartUsage(door: string, name: string): PartUsage | null {
  const [usage, setUsage] = useState<PartUsage | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    const show = async () => {
      const read = await readUsage(door, name, abort.signal);
      if (!abort.signal.aborted) setUsage(read);
    };
    void show();
    return () => abort.abort();
  }, [door, name]);
  return usage;
}

async function readUsage(door: string, name: string, signal: AbortSignal): Promise<PartUsage | null> {
  const counts = await Promise.all(
    readRegistry(document).remotes.map(async ({ id, base }) => {
      const usage = await readRemoteUsage(`${base}usage.json`, signal).catch(() => null);
      return usage === null ? [] : [{ id, count: usage[door]?.[name] ?? 0 }];
    }),
  );
  const read = counts.flat();
  const used = read.filter(({ count }) => count > 0);
  if (read.length === 0) return null;
  return { remotes: used.map(({ id }) => id), count: used.reduce((sum, { count }) => sum + count, 0) };
}

async function readRemoteUsage(address: string, signal: AbortSignal): Promise<RemoteUsage> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await answer.json()) as RemoteUsage;
}
