/**
 * Fails a test in which `console.warn` or `console.error` is called unexpectedly: React and the router
 * use them for warnings. A test that expects a call replaces the method (`jest.spyOn(console, 'error')`) or adds a pattern to
 * `globalThis[Symbol.for('expectedConsole')]` (`expectConsole` of `platform/testing`); patterns are dropped after each test.
 */
const { format } = require('node:util');

const expectedConsole = Symbol.for('expectedConsole');
globalThis[expectedConsole] = [];

/** @type {string[]} */
let unexpected = [];

for (const level of ['warn', 'error']) {
  console[level] = (...values) => {
    const line = format(...values);
    if (globalThis[expectedConsole].some((pattern) => pattern.test(line))) return;
    unexpected.push(`console.${level}: ${line}\n${new Error().stack?.split('\n').slice(2, 8).join('\n')}`);
  };
}

function failOnUnexpected() {
  const calls = unexpected;
  unexpected = [];
  globalThis[expectedConsole] = [];
  if (calls.length > 0) throw new Error(`Unexpected console output.\n${calls.join('\n')}`);
}

afterEach(failOnUnexpected);
// What was written after the last test, for example while React unmounts.
afterAll(failOnUnexpected);
