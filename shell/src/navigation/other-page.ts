import type { PlatformHistory } from 'platform/shell';

type Place = ReturnType<PlatformHistory['get']>['location'];

/** Navigation state that restarts a page although only its query changes: a tap in the tab bar, from tab to tab. */
export const fromTheTop = { fromTheTop: true } as const;

const restartsPage = (state: unknown) => typeof state === 'object' && state !== null && 'fromTheTop' in state;

/** Whether a navigation changes the page, and not only the query of the same page (a filter). */
export function isOtherPage(from: Place, to: Place): boolean {
  return from.pathname !== to.pathname || restartsPage(to.state);
}
