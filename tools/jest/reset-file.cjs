/**
 * Resets what a test file of a group leaves to the next: clocks, replaced methods, and in a browser environment the page. Style
 * sheets stay, because styled-components inserts each rule once.
 */
exports.resetFile = async () => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  if (typeof document === 'undefined') return;
  await followLinks();
  document.body.replaceChildren();
  for (const element of document.head.querySelectorAll(':not(style)')) element.remove();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
};

/** jsdom follows a clicked link in a later task and reports that it cannot. */
async function followLinks() {
  globalThis[Symbol.for('expectedConsole')].push(/Not implemented: navigation/);
  await new Promise((resolve) => setTimeout(resolve));
}
