import os from 'node:os';
import { freePort } from '../services/ports.mjs';
import { Resources } from './resources.mjs';
import { acceptsConnections, startServer } from './server.mjs';

const resources = new Resources();
afterEach(() => resources.release());

/** @param {string} script @param {(log: string) => boolean | Promise<boolean>} isReady */
const start = (script, isReady) =>
  startServer(resources, { name: 'Test', program: process.execPath, args: ['-e', script], cwd: os.tmpdir(), isReady });

it('resolves once the server is ready, and ends with its resources', async () => {
  const port = await freePort();
  const script = `require('net').createServer().listen(${port}, '127.0.0.1', () => console.error('listening'))`;
  // A connection is accepted before the callback has run.
  const isReady = async (/** @type {string} */ output) =>
    output.includes('listening') && (await acceptsConnections(port));
  const { log } = await start(script, isReady);
  await resources.release();
  expect(log()).toContain('listening');
  expect(await acceptsConnections(port)).toBe(false);
});

it.each(['process.exit(3)', "process.kill(process.pid, 'SIGKILL')"])(
  'reports a server that ends before it is ready: %s',
  async (end) => {
    await expect(start(`console.error('no such setting'); ${end}`, () => false)).rejects.toThrow('no such setting');
  },
);
