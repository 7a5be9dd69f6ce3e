import { apiUrl } from '../../services/api/api-url';
import { log } from '../../services/telemetry/log';

/** The file, or the status of the failed request; 0 without a response. */
export type FetchedFile = { file: Blob } | { status: number };

/** Fetches an owner-only file from the API. Rejects only if aborted. */
export async function fetchFile(path: string, signal: AbortSignal): Promise<FetchedFile> {
  try {
    const response = await fetch(apiUrl(path), { credentials: 'include', signal });
    if (response.ok) return { file: await response.blob() };
    log.error(`File request failed (${response.status})`);
    return { status: response.status };
  } catch (error) {
    if (signal.aborted) throw error;
    return { status: 0 };
  }
}
