import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LocalServer {
  origin: string;
  close: () => Promise<void>;
}

/**
 * A server on a free port that simulates an external one. Like other servers of tests, it does not end idle
 * connections (`keepAliveTimeout: 0`): a client may reuse a connection at the moment it ends, which fails the
 * request.
 */
export async function startLocalServer(answer: RequestListener): Promise<LocalServer> {
  const server = createServer({ keepAliveTimeout: 0 }, answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
