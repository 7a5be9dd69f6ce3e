/** Lets the browser do what is waiting: paint, answer input. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** A native app's pages are told from others before anything renders. */
const detectNative = async () => {
  const door = await import(/* webpackMode: "eager" */ 'platform/shell');
  await door.detectNative(window);
};

/** All code is in this file, but evaluating it in one go would freeze a phone for a quarter of a second. */
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
