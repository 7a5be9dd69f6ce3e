import { fork, spawn, spawnSync } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import readline from 'node:readline';
import { commandEnvironment } from '../../../services/command-environment.mjs';
import { cacheDir } from '../../../webpack/workspace.mjs';
import { answerOf } from '../catalogue.mjs';

/** @typedef {import('./passes.mjs').Pass} Pass */
/** @typedef {import('./passes.mjs').Answer} Answer */

/** Debian's, which has Debian's packages. */
const python = '/usr/bin/python3';

/**
 * @typedef {object} Engine
 * @property {string} name
 * @property {string} script
 * @property {string[]} [args]
 * @property {readonly string[]} packages Of Debian.
 * @property {readonly string[]} probe A command that succeeds if they are installed.
 * @property {boolean} hasServer Whether the searching process is another one, which is then the pinned one.
 */

const imports = (/** @type {string} */ modules) => [python, '-c', `import ${modules}`];

/** @type {readonly Engine[]} */
export const engines = [
  {
    name: 'sphinx',
    script: 'ask_sphinx.py',
    packages: ['sphinxsearch', 'python3-pymysql'],
    probe: ['sh', '-c', `command -v searchd && command -v indexer && ${python} -c "import pymysql"`],
    hasServer: true,
  },
  {
    name: 'groonga',
    script: 'ask_groonga.py',
    packages: ['groonga'],
    probe: ['groonga', '--version'],
    hasServer: true,
  },
  {
    name: 'xapian',
    script: 'ask_xapian.py',
    packages: ['python3-xapian'],
    probe: imports('xapian'),
    hasServer: false,
  },
  { name: 'sqlite', script: 'ask_sqlite.py', packages: ['python3'], probe: imports('sqlite3'), hasServer: false },
  {
    name: 'gin',
    script: 'ask_postgres.py',
    packages: ['python3-psycopg2'],
    probe: imports('psycopg2'),
    hasServer: true,
  },
  {
    name: 'ilike',
    script: 'ask_postgres.py',
    args: ['ilike'],
    packages: ['python3-psycopg2'],
    probe: imports('psycopg2'),
    hasServer: true,
  },
];

/** Throws before anything is measured. */
export function checkEngines() {
  const missing = engines.filter(({ probe: [command = '', ...args] }) => spawnSync(command, args).status !== 0);
  const packages = new Set(missing.flatMap((engine) => engine.packages));
  if (packages.size > 0) throw new Error(`Debian packages are missing: apt-get install ${[...packages].join(' ')}`);
}

/** Searching processes run on the second core, everything else of the measurement on the first. */
const isPinned = os.availableParallelism() > 1;
const pinOf = (/** @type {number} */ core) => (isPinned ? ['taskset', '-c', String(core)] : []);

/**
 * Starts an engine, which builds its index.
 * @param {Engine} engine
 * @param {Record<string, unknown>} setup
 */
export async function startEngine({ name, script, args = [], hasServer }, setup) {
  const [command = '', ...rest] = [
    ...pinOf(hasServer ? 0 : 1),
    python,
    path.join(import.meta.dirname, script),
    ...args,
  ];
  const child = spawn(command, rest, { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = readline.createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const send = async (/** @type {unknown} */ message) => {
    child.stdin.write(`${JSON.stringify(message)}\n`);
    const { done, value } = await lines.next();
    if (done) throw new Error(`${name} ended`);
    return JSON.parse(value);
  };
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.kill('SIGTERM')) await ended;
  };
  try {
    await send({ ...setup, pin: pinOf(1) });
  } catch (error) {
    await stop();
    throw error;
  }
  return { ask: (/** @type {readonly Pass[]} */ passes) => /** @type {Promise<Answer>} */ (send(passes)), stop };
}

/**
 * The product without HTTP (`product-process.mjs`).
 * @param {string} databaseUrl
 */
export async function startProduct(databaseUrl) {
  const env = {
    ...commandEnvironment(process.env, { dataDir: path.join(cacheDir, 'bench'), databaseUrl }),
    LOG_LEVEL: 'warn',
  };
  const [execPath, execArgv] = isPinned
    ? ['taskset', ['-c', '1', process.execPath]]
    : [process.execPath, /** @type {string[]} */ ([])];
  const child = fork(path.join(import.meta.dirname, 'product-process.mjs'), [], {
    env,
    execPath,
    execArgv,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await answerOf(child);
  return {
    /** @param {'ask' | 'count' | 'translate'} order @param {import('../questions.mjs').Question} filter @param {number} now */
    send: (order, filter, now) => {
      const answer = answerOf(child);
      child.send({ order, filter, now });
      return answer;
    },
    stop: () => {
      if (child.connected) child.disconnect();
    },
  };
}
