/**
 * Journeys through the finished export in `out/`, served as the preview serves it: those of `npm test` in `e2e`, those of
 * `npm run test:real` in `e2e/matrix`.
 */
import { defineConfig, devices } from '@playwright/test';
import { systemBrowser } from './lib/commands/ensureBrowser.mjs';

const port = 4173;
const baseURL = `http://localhost:${port}`;

/** Visitors who have decided: no counting, no foreign content. What the others see is in consent.spec.ts. */
const storageState = {
  cookies: [],
  origins: [{ origin: baseURL, localStorage: [{ name: 'bs_consent_cookie', value: '2' }] }],
};

const executablePath = systemBrowser();

/** How each browser is started. */
export const launchOptions = {
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    // As with windows: letters of the same width, and pictures that can be compared.
    '--font-render-hinting=none',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // A page that a test has changed counts as one from the internet, which may not ask servers on this machine.
    '--disable-features=LocalNetworkAccessChecks',
  ],
};

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } };

/** What measures time needs the machine for itself: `npm run bench:typing`. */
const benches = /Speed\.spec\.ts$/;

/** Each kind of page at all widths and in all schemes; real servers; slow tools. */
const matrix = /matrix\/.+\.spec\.ts$/;

/** What the browser of a visitor is set to. */
export const visitor = { baseURL, storageState, locale: 'de-CH', timezoneId: 'Europe/Zurich' };

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  forbidOnly: true,
  fullyParallel: true,
  // A busy machine may take longer than a limit allows; what fails twice is at fault. The list names what did once.
  retries: 1,
  // One more than processors: journeys wait, too.
  workers: 3,
  timeout: 60_000,
  // One picture for all systems: they are small, and compared with tolerance.
  snapshotPathTemplate: 'e2e/baselines/{arg}{ext}',
  expect: {
    // For what a busy machine does late; what holds at once takes no longer.
    timeout: 15_000,
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', scale: 'device', maxDiffPixelRatio: 0.02 },
  },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  // A page and its context take as long as a page load. Reset for each test: storage, cache, routes, scripts, listeners, media,
  // window; not whether it is offline.
  use: { ...visitor, launchOptions, reuseContext: true },
  projects: [
    {
      name: 'phone',
      // The other journeys say the same at every width, or set the width themselves; those in other browsers, too.
      testMatch: /journeys\.spec\.ts$/,
      grep: /in a browser of today/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 320, height: 640 }, hasTouch: true },
    },
    { name: 'desktop', testIgnore: [benches, matrix], use: desktop },
    { name: 'matrix', testMatch: matrix, use: desktop },
    { name: 'bench', testMatch: benches, use: desktop },
  ],
  webServer: {
    command: 'node --import tsx lib/commands/preview.ts',
    env: { PORT: String(port) },
    url: `${baseURL}/`,
    stdout: 'ignore',
    timeout: 30_000,
  },
});
