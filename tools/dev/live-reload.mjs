import { createServer } from 'node:http';

/**
 * Server-sent events for open pages.
 * @param {number} port
 */
export function startLiveReload(port) {
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
  server.listen(port, 'localhost');
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
