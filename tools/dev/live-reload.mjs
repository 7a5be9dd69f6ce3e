import { once } from 'node:events';
import { createServer } from 'node:http';

/**
 * Server-sent events for open pages. Resolves when the port listens; rejects if it is in use.
 * @param {number} port
 */
export async function startLiveReload(port) {
  /** @type {Set<import('node:http').ServerResponse>} */
  const pages = new Set();
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
    });
    response.write(': connected\n\n');
    pages.add(response);
    response.once('close', () => pages.delete(response));
  });
  await once(server.listen(port, 'localhost'), 'listening');
  return {
    reload: () => {
      for (const page of pages) page.write('event: reload\ndata: \n\n');
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
