import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
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
