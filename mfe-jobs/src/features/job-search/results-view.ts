import { useIsNative, useSearchParams } from 'platform';
import { deviceChoice } from 'platform/jobs';
import { useCallback, useSyncExternalStore } from 'react';
import { toSearchView } from './job-filters';

/** From this width the list and a job fit side by side. */
const pairWidth = '(min-width: 1200px)';

/** Media query of styles for pages with room for the pair. */
export const fromPair = `@media ${pairWidth}`;

/** Selects styles of the pair, in `fromPair`. The choice is set on `<html>` before the first paint; the map has the page alone. */
export const pairChosen = ":root[data-view='pair']:not(:has([data-map]))";

export const resultsViews = ['list', 'pair'] as const;
export type ResultsView = (typeof resultsViews)[number];

const view = deviceChoice<ResultsView>({ key: 'ui-view', values: resultsViews, attribute: 'view' });

/** The view of the results that was chosen in this browser; the list in the first render. */
export const useResultsView = view.useChoice;
export const setResultsView = view.set;

/** Whether the window matches a media query. False in the first render. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Whether the list and a job are shown side by side. False in the first render. */
export function useIsPair(): boolean {
  const isNative = useIsNative();
  const [query] = useSearchParams();
  const isWide = useMediaQuery(pairWidth);
  return useResultsView() === 'pair' && isWide && !isNative && toSearchView(query) === 'list';
}
