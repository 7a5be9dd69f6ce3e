import { useEffect, useState } from 'react';
import { fetchFile, type FetchedFile } from './fetch-file';

/** A file of the API, while it is wanted; null until the answer is there. */
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
