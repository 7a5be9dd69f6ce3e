import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

export interface CuttableProxy {
  /** Database URL that points to the proxy. */
  url: string;
  /** Ends every connection and refuses new ones, as a stopped database does. */
  cut: () => void;
  /** Passes no bytes on and closes no connection, as a network that drops all packets. */
  stall: () => void;
  restore: () => void;
  /** New connections reach another server; open ones stay, as those of a load balancer do. */
  retarget: (databaseUrl: string) => void;
  close: () => Promise<void>;
}

/** A TCP proxy between the API and its database, with which a test simulates an outage. */
export async function createCuttableProxy(databaseUrl: string): Promise<CuttableProxy> {
  let target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isCut = false;
  let isStalled = false;
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const upstream = connect(Number(target.port), target.hostname);
    for (const socket of [near, upstream]) {
      sockets.add(socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket)));
    }
    const pass = (to: Socket) => (bytes: Buffer) => {
      if (!isStalled) to.write(bytes);
    };
    near.on('data', pass(upstream)).on('end', () => upstream.end());
    upstream.on('data', pass(near)).on('end', () => near.end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const cut = () => {
    isCut = true;
    isStalled = false;
    endAll();
  };
  const stall = () => {
    isStalled = true;
  };
  const restore = () => {
    isCut = false;
    isStalled = false;
  };
  const retarget = (otherUrl: string) => {
    target = new URL(otherUrl);
  };
  const close = () => {
    endAll();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { url: url.href, cut, stall, restore, retarget, close };
}
