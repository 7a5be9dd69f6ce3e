import { once } from 'node:events';
import { createServer } from 'node:http';

/** @typedef {import('node:http').ServerResponse} ServerResponse */

/** Server-sent events for open pages. */
export function createLiveReload() {
  /** @type {Set<ServerResponse>} */
  const pages = new Set();
  return {
    /** Adds a page. @param {ServerResponse} response */
    follow(response) {
      response.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'access-control-allow-origin': '*',
      });
      response.write(': connected\n\n');
      pages.add(response);
      response.once('close', () => pages.delete(response));
    },
    /** @param {'reload' | 'problem'} event @param {string} text Sent as JSON, which is one line. */
    send(event, text) {
      for (const page of pages) page.write(`event: ${event}\ndata: ${JSON.stringify(text)}\n\n`);
    },
    close() {
      for (const page of pages) page.destroy();
    },
  };
}

/**
 * Live reload on its own port. Resolves when it listens; rejects if the port is in use.
 * @param {number} port
 */
export async function startLiveReload(port) {
  const pages = createLiveReload();
  const server = createServer((_request, response) => pages.follow(response));
  await once(server.listen(port, 'localhost'), 'listening');
  return {
    reload: () => pages.send('reload', ''),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
