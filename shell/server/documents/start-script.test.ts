import vm from 'node:vm';
import { startScript } from './start-script.ts';

interface Browser {
  hidden: boolean;
  paints: number;
}

/** Runs the script as a page would. Each step returns the scripts that were added so far. */
function run({ hidden, paints }: Browser, integrity?: string) {
  const added: object[] = [];
  const frames: (() => void)[] = [];
  const timers: (readonly [run: () => void, delay: number])[] = [];
  vm.runInNewContext(startScript('/assets/shell.js', integrity), {
    document: { hidden, head: { append: (script: object) => added.push(script) }, createElement: () => ({}) },
    performance: { getEntriesByType: () => Array.from({ length: paints }) },
    requestAnimationFrame: (callback: () => void) => frames.push(callback),
    setTimeout: (callback: () => void, delay = 0) => timers.push([callback, delay]),
  });
  return {
    added,
    frame: () => {
      for (const callback of frames.splice(0)) callback();
    },
    wait: (ms: number) => {
      for (const [callback, delay] of timers) if (delay <= ms) callback();
    },
  };
}

it.each([
  { hidden: false, paints: 1 },
  { hidden: true, paints: 0 },
])('starts at once for %p', (browser) => {
  expect(run(browser).added).toEqual([{ src: '/assets/shell.js' }]);
});

it('starts after the first frame, once', () => {
  const page = run({ hidden: false, paints: 0 }, 'sha384-x');
  page.wait(0);
  expect(page.added).toEqual([]);
  page.frame();
  expect(page.added).toEqual([]);
  page.wait(0);
  page.wait(300);
  expect(page.added).toEqual([{ src: '/assets/shell.js', integrity: 'sha384-x' }]);
});

it('starts without a frame when none is painted', () => {
  const page = run({ hidden: false, paints: 0 });
  page.wait(300);
  expect(page.added).toHaveLength(1);
});
