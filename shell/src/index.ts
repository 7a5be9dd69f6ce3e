/** Lets the browser do what is waiting: paint, answer input. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** All code is in this file, but evaluating it in one go would freeze a phone for a quarter of a second. */
const pieces = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'platform/shell'),
  () => import(/* webpackMode: "eager" */ 'platform'),
  async () => (await import(/* webpackMode: "eager" */ 'platform/shell')).detectNative(window),
  () => import(/* webpackMode: "eager" */ './start'),
];

async function run() {
  for (const evaluate of pieces) {
    await pause();
    await evaluate();
  }
}

void run();
