import { defineConfig, devices } from '@playwright/test';
import { browserArgs } from '../tools/browser.mjs';

const executablePath = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: 'specs',
  globalSetup: './fixtures/start-site.ts',
  fullyParallel: true,
  workers: 2,
  // Upper limits for what hangs: a test that passes never waits for them, so they are far above what a busy machine needs.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  retries: 0,
  outputDir: '../test-results',
  use: {
    locale: 'pt-PT',
    timezoneId: 'Europe/Lisbon',
    // What a worker asks for passes by a test's own answers; offline.spec.ts is about it and lets it in.
    serviceWorkers: 'block',
    // Snapshots of every action would take a sixth of the run; `--trace on` keeps them for one that is looked into.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { args: browserArgs, ...(executablePath === undefined ? {} : { executablePath }) },
  },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } } }],
});
