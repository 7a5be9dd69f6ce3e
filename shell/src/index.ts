/** Lets the browser do what is waiting: paint, answer input. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** All code is in this file, but evaluating it in one go would freeze a phone for a quarter of a second: it comes in pieces. */
async function run() {
  await pause();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await pause();
  await import(/* webpackMode: "eager" */ 'platform/shell');
  await pause();
  await import(/* webpackMode: "eager" */ 'platform');
  await pause();
  await import(/* webpackMode: "eager" */ './start');
}

void run();
