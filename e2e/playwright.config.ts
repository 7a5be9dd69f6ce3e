import { defineConfig, devices } from '@playwright/test';
import { browserArgs } from '../tools/browser.mjs';

const executablePath = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: 'specs',
  globalSetup: './fixtures/start-site.ts',
  fullyParallel: true,
  // Pages wait for the network and a campaign for its retries: two workers leave the two cores idle at times.
  workers: 3,
  // Upper limits for tests that hang: far above the duration of any test on a busy machine.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  retries: 0,
  outputDir: '../test-results',
  use: {
    locale: 'pt-PT',
    timezoneId: 'Europe/Lisbon',
    // Requests of a service worker bypass mocked responses; only offline.spec.ts allows service workers.
    serviceWorkers: 'block',
    // Snapshots of every action would take a sixth of the run; `--trace on` records them for a single run.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { args: browserArgs, ...(executablePath === undefined ? {} : { executablePath }) },
  },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } } }],
});
