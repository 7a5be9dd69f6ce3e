/**
 * Runs in the page before any other script. Records the largest paint, layout shifts, the blocking time, and the moment at which
 * the remote is interactive: its element is mounted and React has hydrated it. The time is that of the platform's user timing mark,
 * because a poll is late by up to 12 ms, in which requests of optional parts begin.
 */
(() => {
  const seen = { largestPaint: 0, shift: 0, blocked: 0, interactive: 0 };

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
  const look = setInterval(() => {
    const remote = document.querySelector('[id^="remote-"]:not([data-hydrate]):not(:empty)');
    if (remote === null || !isTakenOver(remote)) return;
    const [mounted] = performance.getEntriesByName(`tp:${remote.id.replace('remote-', '')}:mounted`);
    if (mounted === undefined) return;
    seen.interactive = mounted.startTime;
    clearInterval(look);
  }, 4);

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
