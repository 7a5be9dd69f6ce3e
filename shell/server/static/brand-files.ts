import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ShellManifest } from 'shared-contracts';

/** Paths of the brand's pictures, each with the hash of its content. */
export interface BrandFiles {
  /** For the tab and for search engines. */
  logo: string;
  /** For home screens of iOS. */
  touchIcon: string;
  /** 1200 × 630, the preview image of shared pages. */
  preview: string;
}

export interface BrandPictures {
  files: BrandFiles;
  previewBytes: Buffer;
}

export async function readBrandPictures(shell: ShellManifest): Promise<BrandPictures> {
  const previewBytes = await readFile(path.join(packageFolder(), 'server/assets/preview.png'));
  const hash = createHash('sha256').update(previewBytes).digest('hex').slice(0, 8);
  const assetOf = (icon: string) => `/assets/${shell.icons[icon] ?? icon}`;
  const files = {
    logo: assetOf('favicon.svg'),
    touchIcon: assetOf('app-icon-180.png'),
    preview: `/preview.${hash}.png`,
  };
  return { files, previewBytes };
}

/** Root of the shell's package, from its source and from its build. */
function packageFolder(): string {
  const holdsPackage = (folder: string) =>
    existsSync(path.join(folder, 'package.json')) || folder === path.dirname(folder);
  let folder = path.dirname(fileURLToPath(import.meta.url));
  while (!holdsPackage(folder)) folder = path.dirname(folder);
  return folder;
}
