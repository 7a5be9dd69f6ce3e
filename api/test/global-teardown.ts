import { rm } from 'node:fs/promises';
import { takeServer } from './server-handle.ts';

export default async function globalTeardown(): Promise<void> {
  const server = takeServer();
  if (server === undefined) return;
  await server.stop();
  await rm(server.folder, { recursive: true, force: true });
}
