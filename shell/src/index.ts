/** Yields to the browser's pending work: paint, input events. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Detects the native app before the first render. */
const detectNative = async () => {
  const platform = await import(/* webpackMode: "eager" */ 'platform/shell');
  await platform.detectNative(window);
};

/**
 * All code is in this file, but evaluating it in one task would block a phone's main thread for a quarter of a second.
 */
const pieces = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["services"] */ 'platform/shell'),
  () => import(/* webpackMode: "eager" */ 'platform'),
  detectNative,
  () => import(/* webpackMode: "eager" */ './start'),
];

async function run() {
  for (const evaluate of pieces) {
    await pause();
    await evaluate();
  }
}

void run();
