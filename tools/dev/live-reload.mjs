import { once } from 'node:events';
import { createServer } from 'node:http';

/** @typedef {import('node:http').ServerResponse} ServerResponse */

/** Server-sent events for open pages. A page that names the build that it shows is reloaded if a newer one came before it connected. */
export function createLiveReload() {
  let build = 0;
  /** @type {Set<ServerResponse>} */
  const pages = new Set();
  return {
    build: () => build,
    /** Adds a page. @param {ServerResponse} response @param {number} [shown] The build that the page shows. */
    follow(response, shown = build) {
      response.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'access-control-allow-origin': '*',
      });
      response.write(': connected\n\n');
      if (shown !== build) response.write(toEvent('reload'));
      pages.add(response);
      response.once('close', () => pages.delete(response));
    },
    /** Tells open pages that there is a new build. */
    reload() {
      build += 1;
      for (const page of pages) page.write(toEvent('reload'));
    },
    /** @param {string} text */
    showProblem(text) {
      for (const page of pages) page.write(toEvent('problem', text));
    },
    close() {
      for (const page of pages) page.destroy();
    },
  };
}

/** @param {'reload' | 'problem'} event @param {string} [text] Sent as JSON, which is one line. */
const toEvent = (event, text = '') => `event: ${event}\ndata: ${JSON.stringify(text)}\n\n`;

/**
 * Live reload on its own port. Resolves when it listens; rejects if the port is in use.
 * @param {number} port
 */
export async function startLiveReload(port) {
  const pages = createLiveReload();
  const server = createServer((_request, response) => pages.follow(response));
  await once(server.listen(port, 'localhost'), 'listening');
  return {
    reload: () => pages.reload(),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
