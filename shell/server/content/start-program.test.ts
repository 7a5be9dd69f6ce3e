import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { compileModules } from '../test/compile-program.ts';
import { until } from '../test/running-site.ts';

const server = (module: URL) => `
import { spawn } from 'node:child_process';
import { endWithServer } from ${JSON.stringify(module.href)};
const child = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
endWithServer(child);
console.log(child.pid);
setInterval(() => {}, 1000);
`;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it.each(['SIGKILL', 'SIGTERM'] as const)('a process that loops ends when the server receives %s', async (signal) => {
  const folder = await compileModules(['start-program', 'content.types']);
  const program = server(new URL('start-program.js', folder));
  const parent = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface(parent.stdout), 'line')) as [string];
  const looping = Number(line);
  try {
    expect(isRunning(looping)).toBe(true);
    parent.kill(signal);
    await until(async () => expect(isRunning(looping)).toBe(false));
  } finally {
    if (isRunning(looping)) process.kill(looping, 'SIGKILL');
  }
});

const slowStart = (module: URL, programFile: URL) => `
import { ContentProcess } from ${JSON.stringify(module.href)};
const log = { warn() {} };
const set = { platform: { location: '', integrity: '' }, entries: [] };
const started = new ContentProcess({ programFile: new URL(${JSON.stringify(programFile.href)}), set, skip: [], kill: 50, warmUp: 50, log });
await started.warm.catch(() => {});
const { reason } = await started.ended;
console.log(reason);
`;

it('a server whose content process does not warm up in time waits for its end', async () => {
  const modules = ['content-process', 'start-program', 'content.types', 'messages'];
  const folder = await compileModules(modules);
  const silent = new URL('silent.js', folder);
  await writeFile(silent, 'process.on("message", () => {});');
  const program = slowStart(new URL('content-process.js', folder), silent);
  const parent = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output, [code]] = await Promise.all([text(parent.stdout), once(parent, 'exit')]);
  expect({ output, code }).toEqual({ output: 'SIGKILL\n', code: 0 });
});
