/**
 * Runs in the page before any other script. Records the largest paint, layout shifts, the blocking time, and when the page is
 * interactive: the server-rendered parts in the viewport are mounted and hydrated by React; `complete`: all parts in `main`. The times
 * are those of the platform's user timing marks, because a poll is late by up to 12 ms, in which requests of optional parts begin.
 */
(() => {
  const seen = { largestPaint: 0, shift: 0, blocked: 0, interactive: 0, complete: 0 };

  const watch = (type, note) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime));
  watch('layout-shift', ({ hadRecentInput, value }) => (seen.shift += hadRecentInput ? 0 : value));
  watch('longtask', ({ duration }) => (seen.blocked += Math.max(0, duration - 50)));

  // React stores its root on the container under a random name; during hydration the root has a flag.
  const isTakenOver = (element) => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactContainer$'));
    const current = key === undefined ? null : element[key].stateNode.current;
    return current !== null && current.child !== null && current.memoizedState.isDehydrated !== true;
  };
  const markOf = ({ id, dataset }) => {
    const name = dataset.fragment?.replace(':', '-') ?? id.replace('remote-', '');
    return performance.getEntriesByName(`tp:${name}:mounted`).at(0);
  };
  /** Milliseconds until all of these parts are interactive; null before. */
  const timeOf = (parts) => {
    const marks = parts.map(markOf);
    if (parts.length === 0 || !parts.every(isTakenOver) || marks.includes(undefined)) return null;
    return Math.max(...marks.map(({ startTime }) => startTime));
  };
  // The scripts start later.
  addEventListener('DOMContentLoaded', () => {
    const all = [...document.querySelectorAll('main [data-hydrate]')];
    const visible = all.filter((part) => part.getBoundingClientRect().top < innerHeight);
    const timer = setInterval(() => {
      seen.interactive ||= timeOf(visible) ?? 0;
      seen.complete ||= timeOf(all) ?? 0;
      if (seen.complete > 0) clearInterval(timer);
    }, 4);
  });

  const toFile = ({ name, initiatorType, startTime, responseEnd, transferSize }) => ({
    path: new URL(name).pathname,
    isPicture: initiatorType === 'img',
    start: startTime,
    end: responseEnd,
    bytes: transferSize,
  });
  globalThis.benchResult = () => {
    const entries = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type));
    return { ...seen, files: entries.map(toFile) };
  };
})();
