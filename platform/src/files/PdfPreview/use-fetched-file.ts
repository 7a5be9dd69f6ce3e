import { useEffect, useState } from 'react';
import { apiUrl } from '../../services/api/base-query';
import { log } from '../../services/telemetry';

/** The file, or the status of the failed request; 0 without a response. */
type FetchedFile = { file: Blob } | { status: number };

/** Fetches an owner-only file from the API. Rejects only if aborted. */
async function fetchFile(path: string, signal: AbortSignal): Promise<FetchedFile> {
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

/** Fetches a file from the API while `isWanted`. `fetched` is null until the response arrives. */
export function useFetchedFile(path: string, isWanted: boolean): { fetched: FetchedFile | null; retry: () => void } {
  const [fetched, setFetched] = useState<FetchedFile | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isWanted) return undefined;
    const controller = new AbortController();
    fetchFile(path, controller.signal).then(setFetched, () => {});
    return () => {
      controller.abort();
      setFetched(null);
    };
  }, [path, isWanted, attempt]);
  return { fetched, retry: () => setAttempt(attempt + 1) };
}
