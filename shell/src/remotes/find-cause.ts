import { PlatformError, type PageRemote } from 'shared-contracts';
import { fileAddress, filesOf } from './remote-files';

/** Milliseconds. */
const answerTimeout = 4000;

/** Of Module Federation: a script that failed to load. Its files were fetched since, so the failure was temporary. */
const failedScript = /RUNTIME-008|ChunkLoadError|Loading chunk/;
/** Of webpack's container and of Module Federation: a module that the entry does not contain, or an entry without a container. */
const missingModule = /does not exist in container|RUNTIME-0(?:01|02|14)/;

/**
 * Why a remote could not be loaded. Fetches its files past the HTTP cache. This replaces a corrupt copy, which an immutable
 * file would otherwise be served from for a year, and distinguishes a deleted version (404) from an outage.
 */
export async function findCause(cause: unknown, remote: PageRemote, expose: string): Promise<PlatformError> {
  const files = filesOf(remote, expose);
  const statuses = await Promise.all(files.map((file) => statusOf(fileAddress(remote, file), { cache: 'reload' })));
  const failed = statuses.findIndex((status) => status !== 200);
  if (statuses.includes(404)) return new PlatformError('TP-202', files[statuses.indexOf(404)], { cause });
  if (failed >= 0) return new PlatformError('TP-201', `${files[failed]!} (${statuses[failed]!})`, { cause });
  for (const file of files) {
    const integrity = remote.integrity[file];
    if (integrity === undefined || (await statusOf(fileAddress(remote, file), { integrity })) !== 200) {
      return new PlatformError('TP-204', file, { cause });
    }
  }
  const text = String(cause);
  if (failedScript.test(text)) return new PlatformError('TP-201', undefined, { cause });
  return new PlatformError(missingModule.test(text) ? 'TP-301' : 'TP-401', undefined, { cause });
}

async function statusOf(address: string, options: RequestInit): Promise<number> {
  try {
    return (await fetch(address, { ...options, signal: AbortSignal.timeout(answerTimeout) })).status;
  } catch {
    return 0;
  }
}
