import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { closedFolderAbove, ensurePrivateFolder, storedSecret } from './private-folder.mjs';

describe('ensurePrivateFolder', () => {
  /** @type {string} */
  let parent;
  beforeEach(() => {
    parent = mkdtempSync(path.join(tmpdir(), 'private-'));
  });
  afterEach(() => rmSync(parent, { recursive: true }));

  /** @param {string} folder */
  const modeOf = (folder) => statSync(folder).mode & 0o777;

  it('creates a folder that only its owner can enter', () => {
    const folder = path.join(parent, 'data');
    ensurePrivateFolder(folder);
    expect(modeOf(folder)).toBe(0o700);
  });

  it('restricts a folder of an older version, and an empty folder', () => {
    for (const entries of [[], ['run.lock'], ['secret', 'notes.txt']]) {
      const folder = mkdtempSync(path.join(parent, 'open-'));
      for (const name of entries) writeFileSync(path.join(folder, name), '');
      chmodSync(folder, 0o755);
      ensurePrivateFolder(folder);
      expect(modeOf(folder)).toBe(0o700);
    }
  });

  it('refuses an open folder with other files and does not change it', () => {
    writeFileSync(path.join(parent, 'notes.txt'), '');
    chmodSync(parent, 0o755);
    expect(() => ensurePrivateFolder(parent)).toThrow('Set DATA_DIR');
    expect(modeOf(parent)).toBe(0o755);
  });
});

describe('closedFolderAbove', () => {
  /** @type {string} */
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'closed-folder-'));
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
});

describe('storedSecret', () => {
  /** @type {string} */
  let dir;
  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'secret-'));
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  it('is random for each folder and name, and does not change', () => {
    const secret = storedSecret(path.join(dir, 'one'), 'secret');
    expect(secret).toMatch(/^[\da-f]{40}$/);
    expect(storedSecret(path.join(dir, 'one'), 'secret')).toBe(secret);
    expect(storedSecret(path.join(dir, 'one'), 'hr-backend-token')).not.toBe(secret);
    expect(storedSecret(path.join(dir, 'two'), 'secret')).not.toBe(secret);
  });

  it('cannot be read by other users', () => {
    storedSecret(dir, 'secret');
    expect(statSync(path.join(dir, 'secret')).mode & 0o777).toBe(0o600);
  });
});
