import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../services/ports.mjs';
import { startMariadb } from './mariadb.mjs';
import { acceptsConnections, startServer } from './server.mjs';
import { changeOwner, runProgram, serverUser } from './system.mjs';

/** Debian's package. */
export const wordpressFolder = '/usr/share/wordpress';

/**
 * @typedef {object} ExpectedPost
 * @property {number} id
 * @property {string} title Plain text.
 * @property {string} date ISO 8601, UTC.
 * @property {number | null} width Width of the selected picture in pixels; null without a picture.
 *
 * @typedef {object} WordPressSite
 * @property {string} url
 * @property {string} version
 * @property {Record<string, ExpectedPost>} posts
 * @property {(permalinks: string) => void} setPermalinks The option `permalink_structure`; empty: plain.
 * @property {() => void} addByteOrderMark Adds a byte order mark to wp-config.php, as some editors do: every response then begins with it.
 */

/**
 * A WordPress with posts, on PHP's own server and MariaDB, as an ordinary user.
 * @param {import('./resources.mjs').Resources} resources
 * @returns {Promise<WordPressSite>}
 */
export async function startWordpress(resources) {
  const mariadb = await startMariadb(resources);
  const folder = resources.folder('wordpress');
  const site = path.join(folder, 'site');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  // The package links to libraries elsewhere. Its own wp-config.php reads /etc/wordpress.
  cpSync(wordpressFolder, site, { recursive: true, dereference: true });
  const config = path.join(site, 'wp-config.php');
  writeFileSync(config, configOf(url, mariadb));
  const user = serverUser('www-data');
  if (user !== undefined) runProgram('chown', ['-R', `${user.uid}:${user.gid}`, site]);
  changeOwner(user, [config]);
  const php = (/** @type {string[]} */ ...args) => runProgram('php', args, { cwd: site, ...user });
  const setup = path.join(folder, 'setup.php');
  cpSync(path.join(import.meta.dirname, 'wordpress-setup.php'), setup);
  const { version, posts } = JSON.parse(php('-d', 'memory_limit=512M', setup, url));
  await startServer(resources, {
    name: 'PHP',
    program: 'php',
    args: ['-d', 'opcache.enable=0', '-S', `127.0.0.1:${port}`, '-t', site],
    cwd: site,
    user,
    env: { PHP_CLI_SERVER_WORKERS: '4' },
    isReady: () => acceptsConnections(port),
  });
  return {
    url,
    version,
    posts,
    setPermalinks: (permalinks) => void php('-r', setPermalinks, permalinks),
    addByteOrderMark: () => writeFileSync(config, `\uFEFF${readFileSync(config, 'utf8')}`),
  };
}

const setPermalinks = `
  require 'wp-load.php';
  global $wp_rewrite;
  $wp_rewrite->set_permalink_structure($argv[1]);
  $wp_rewrite->flush_rules(false);`;

/** @param {string} url @param {{ port: number, user: string, password: string }} mariadb */
const configOf = (url, { port, user, password }) => `<?php
define('DB_NAME', 'wordpress');
define('DB_USER', '${user}');
define('DB_PASSWORD', '${password}');
define('DB_HOST', '127.0.0.1:${port}');
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
define('WP_HOME', '${url}');
define('WP_SITEURL', '${url}');
// No request leaves this machine.
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('AUTOMATIC_UPDATER_DISABLED', true);
define('DISABLE_WP_CRON', true);
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;
