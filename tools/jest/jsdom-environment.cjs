const { TestEnvironment } = require('jest-environment-jsdom');

/** Browser features that jsdom lacks; without them RTK Query waits forever. */
const nodeGlobals = [
  'fetch',
  'Response',
  'Headers',
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'BroadcastChannel',
  'AbortController',
  'AbortSignal',
  'FormData',
  'Blob',
  'File',
];

/** jsdom with the platform's own fetch, whose Request accepts addresses of the page's own origin. */
module.exports = class JsdomWithFetch extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of nodeGlobals) this.global[name] = globalThis[name];
    const page = this.global;
    page.Request = class extends globalThis.Request {
      constructor(input, init) {
        super(typeof input === 'string' ? new URL(input, page.location.href).href : input, init);
      }
    };
    page.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    if (!('mark' in page.performance)) page.performance.mark = () => {};
    const noMedia = (query) => ({
      matches: false,
      media: query,
      addEventListener: () => {},
      removeEventListener: () => {},
    });
    if (!('matchMedia' in page)) page.matchMedia = noMedia;
    Object.assign(page.URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => {} });
  }

  /** msw chooses its Node build by these conditions, not its browser build. */
  exportConditions = () => {
    return ['node', 'node-addons', 'require', 'default'];
  };
};
