/**
 * Resets what a test file of a group leaves to the next: clocks, replaced methods, and in a browser environment the page. Style
 * sheets stay, because styled-components inserts each rule once. Fails if the file leaves a server.
 */
exports.resetFile = async () => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  if (typeof document === 'undefined') {
    await expectNoServer();
    return;
  }
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

const closingMs = 2000;

/** With a listening server the worker process cannot exit, and Jest waits for `workerGracefulExitTimeout`. */
async function expectNoServer() {
  const deadline = Date.now() + closingMs;
  // A closed server is listed until its handle and its connections are released.
  while (process.getActiveResourcesInfo().includes('TCPServerWrap')) {
    if (Date.now() > deadline) throw new Error('A server of this file still listens.');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
