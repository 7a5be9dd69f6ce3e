import { spawnSync } from 'node:child_process';
import { accessSync, constants, mkdirSync } from 'node:fs';
import path from 'node:path';
import { cacheDir } from './webpack/workspace.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Options of every headless start: no sandbox for root, no background requests. */
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
 * A Chromium that starts: CHROMIUM_PATH, an installed one, the one of npm's packages, or Debian's package as root.
 * @param {(text: string) => void} log
 * @returns {Promise<string>} Its path.
 */
export async function findBrowser(log = () => {}) {
  for (const candidate of [process.env['CHROMIUM_PATH'], ...onPath()]) {
    if (candidate !== undefined && (await starts(candidate))) return candidate;
  }
  log('Unpacking a browser');
  const packed = await unpack();
  if (packed !== null && (await starts(packed))) return packed;
  if (process.getuid?.() !== 0) {
    throw new Error('No Chromium can be started. Install one, or set CHROMIUM_PATH to its executable.');
  }
  log("Installing Debian's Chromium");
  install();
  const [installed] = onPath();
  if (installed === undefined) throw new Error('Chromium was installed but is not on the PATH.');
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

/** Unpacked into the repository's cache instead of a shared folder, which may contain another user's copy. */
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
