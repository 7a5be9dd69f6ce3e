import { spawnSync } from 'node:child_process';
import { accessSync, constants, mkdirSync } from 'node:fs';
import path from 'node:path';
import { cacheDir } from './webpack/workspace.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** What every headless start here needs: no sandbox for root, no calls home. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * A Chromium that starts: CHROMIUM_PATH, one that is installed, the one of npm's packages, or Debian's package as root.
 * @param {(text: string) => void} say
 * @returns {Promise<string>} Its path.
 */
export async function findBrowser(say = () => {}) {
  for (const candidate of [process.env['CHROMIUM_PATH'], ...onPath()]) {
    if (candidate !== undefined && (await starts(candidate))) return candidate;
  }
  say('Unpacking a browser');
  const packed = await unpack();
  if (packed !== null && (await starts(packed))) return packed;
  if (process.getuid?.() !== 0) {
    throw new Error('No Chromium starts here. Install one, or set CHROMIUM_PATH to its executable.');
  }
  say("Installing Debian's Chromium");
  install();
  const [installed] = onPath();
  if (installed === undefined) throw new Error('Chromium was installed and is not on the PATH.');
  return installed;
}

function onPath() {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name))).filter(isExecutable);
}

/** @param {string} file */
export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} file */
async function starts(file) {
  try {
    const { chromium } = await import('playwright-core');
    const browser = await chromium.launch({ executablePath: file, args: browserArgs, timeout: 15_000 });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

/** Into our own cache, and not into the folder of everybody, where another user's copy could stand already. */
async function unpack() {
  const { TMPDIR } = process.env;
  const folder = path.join(cacheDir, 'browser');
  try {
    mkdirSync(folder, { recursive: true });
    process.env['TMPDIR'] = folder;
    const { default: chromium } = await import('@sparticuz/chromium');
    return await chromium.executablePath();
  } catch {
    return null;
  } finally {
    if (TMPDIR === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = TMPDIR;
  }
}

function install() {
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  }
}
