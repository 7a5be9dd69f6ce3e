import { defineConfig, devices } from '@playwright/test';
import { browserArgs } from '../tools/browser.mjs';

const executablePath = process.env['CHROMIUM_PATH'];
/** Specs that change the registry or remotes of a separate HTML server (`fixtures/own-site.ts`). */
const ownSite =
  /\/(?:broken-remotes|deployment|foreign-remotes|home|isolation|offline|panel|platform-versions|releases)\.spec\.ts$/;
/** Specs that start and kill separate products. */
const ownProduct = /\/(?:delivery|outage|start|team-story)\.spec\.ts$/;
const chromium = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } };

export default defineConfig({
  testDir: 'specs',
  globalSetup: './fixtures/start-site.ts',
  fullyParallel: true,
  // Pages wait for the network and a campaign for its retries: three workers leave two cores idle for a sixth of the time.
  workers: 4,
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
    // Recording would take several percent of the run, with snapshots a sixth; `--trace on` records a single run.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Pages are too short-lived for optimized code: compiling it takes longer than it saves.
    launchOptions: {
      args: [...browserArgs, '--js-flags=--no-opt --no-maglev'],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
  // The longest tests start first, and one worker starts the HTML server for all specs that need their own.
  projects: [
    { name: 'own product', testMatch: ownProduct, workers: 2, use: chromium },
    { name: 'own site', testMatch: ownSite, workers: 1, use: chromium },
    { name: 'shared product', testIgnore: [ownProduct, ownSite], use: chromium },
  ],
});
