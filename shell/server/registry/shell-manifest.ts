import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  contractOne,
  fieldsOf,
  fileOf,
  filesOf,
  integrityOf,
  ManifestError,
  recordOf,
  serverFileOf,
  textOf,
} from 'registry';
import type { ShellManifest } from 'shared-contracts';

/** The shell's build: its manifest, and the CSS that every page contains. */
export interface ShellBuild {
  manifest: ShellManifest;
  css: string;
}

/**
 * Waits for a folder without a shell: a new site has none before the first deploy.
 * @param onMissing is called once
 */
export async function waitForShell(folder: string, pauseMs: number, onMissing: () => void): Promise<void> {
  const exists = () =>
    access(path.join(folder, 'shell.json')).then(
      () => true,
      () => false,
    );
  if (await exists()) return;
  onMissing();
  while (!(await exists())) await wait(pauseMs);
}

/** Reads `shell.json` and the files that it names. Throws if they are unusable: no page works without a shell. */
export async function readShellBuild(folder: string): Promise<ShellBuild> {
  const manifest = toShellManifest(JSON.parse(await readFile(path.join(folder, 'shell.json'), 'utf8')));
  const css = await readFile(path.join(folder, manifest.css), 'utf8');
  if (/<\/style/i.test(css)) throw new ManifestError('css closes its style element');
  return { manifest, css };
}

function toShellManifest(value: unknown): ShellManifest {
  const fields = fieldsOf(value, 'shell.json');
  const chunks = fieldsOf(fields.chunks, 'chunks');
  const pages = fieldsOf(fields.pages, 'pages');
  const server = fieldsOf(fields.server, 'server');
  return {
    contract: contractOne(fields.contract, 'contract'),
    version: textOf(fields.version, 'version'),
    platform: textOf(fields.platform, 'platform', /^\d+\.\d+\.\d+$/),
    script: fileOf(fields.script, 'script'),
    css: fileOf(fields.css, 'css'),
    chunks: {
      forms: filesOf(chunks.forms, 'chunks.forms'),
      controls: filesOf(chunks.controls, 'chunks.controls'),
      tables: filesOf(chunks.tables, 'chunks.tables'),
      files: filesOf(chunks.files, 'chunks.files'),
    },
    pages: {
      main: filesOf(pages.main, 'pages.main'),
      forms: filesOf(pages.forms, 'pages.forms'),
      reading: filesOf(pages.reading, 'pages.reading'),
    },
    fonts: filesOf(fields.fonts, 'fonts'),
    serviceWorker: fields.serviceWorker === null ? null : fileOf(fields.serviceWorker, 'serviceWorker'),
    icons: recordOf(fields.icons, 'icons', fileOf),
    integrity: recordOf(fields.integrity, 'integrity', integrityOf),
    server: {
      platform: serverFileOf(server.platform, 'server.platform'),
      chrome: serverFileOf(server.chrome, 'server.chrome'),
    },
  };
}
