import { apiUrl } from '../../services/api/api-url';
import { log } from '../../services/telemetry/log';

/** The file, or the status that came instead; 0 where no answer came. */
export type FetchedFile = { file: Blob } | { status: number };

/** Fetches a file of the API that only its owner gets. Rejects only when it is aborted. */
export async function fetchFile(path: string, signal: AbortSignal): Promise<FetchedFile> {
  try {
    const response = await fetch(apiUrl(path), { credentials: 'include', signal });
    if (response.ok) return { file: await response.blob() };
    log.error(`A file could not be fetched (${response.status})`);
    return { status: response.status };
  } catch (error) {
    if (signal.aborted) throw error;
    return { status: 0 };
  }
}
