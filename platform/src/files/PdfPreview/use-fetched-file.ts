import { useEffect, useState } from 'react';
import { fetchFile, type FetchedFile } from './fetch-file';

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
