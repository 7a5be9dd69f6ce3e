import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { closedFolderAbove } from './closed-folder.mjs';

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'closed-folder-'));
  mkdirSync(path.join(folder, 'project/bin'), { recursive: true });
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

it('is null if all users can enter every folder', () => {
  expect(closedFolderAbove(path.join(folder, 'project/bin/postgres'))).toBeNull();
});

it('is the highest folder that only its owner can enter, like the home of root', () => {
  chmodSync(path.join(folder, 'project'), 0o700);
  expect(closedFolderAbove(path.join(folder, 'project/bin/postgres'))).toBe(path.join(folder, 'project'));
  chmodSync(folder, 0o750);
  expect(closedFolderAbove(path.join(folder, 'project/bin/postgres'))).toBe(folder);
});
