import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { nginxConf } from './nginx-conf.mjs';
import { startNginx } from './start-nginx.mjs';
import { startVarnish } from './start-varnish.mjs';

/**
 * @typedef {object} Started
 * @property {string} url
 * @property {() => Promise<void>} stop
 */

/**
 * @typedef {object} CacheKind
 * @property {keyof typeof import('../services/debian-program.mjs').debianPrograms} program
 * @property {boolean} isPurged Whether it removes pages by key (PURGE). Another one shows a change within twice PAGE_CACHE_SECONDS.
 * @property {(options: CacheOptions) => Promise<Started>} start
 * @property {(folder: string) => void} [clear] Removes its pages; by a purge if absent.
 */

/** @typedef {{ program: string, folder: string, port: number, sitePort: number }} CacheOptions */

const pagesIn = (/** @type {string} */ folder) => path.join(folder, 'pages');

/** Shared caches in front of the HTML server. @type {Readonly<Record<'varnish' | 'nginx', CacheKind>>} */
export const caches = {
  varnish: {
    program: 'varnish',
    isPurged: true,
    start: ({ program, ...options }) => startVarnish({ varnishd: program, ...options }),
  },
  nginx: {
    program: 'nginx',
    isPurged: false,
    start: ({ program, folder, port, sitePort }) => {
      const http = nginxConf({ listen: `127.0.0.1:${port}`, site: `127.0.0.1:${sitePort}`, folder });
      return startNginx({ nginx: program, folder, port, http });
    },
    // nginx requests a page again whose file is missing.
    clear: (folder) => {
      for (const name of readdirSync(pagesIn(folder))) rmSync(path.join(pagesIn(folder), name), { recursive: true });
    },
  },
};
