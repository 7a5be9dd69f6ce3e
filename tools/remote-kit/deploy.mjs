import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { packVersion } from 'registry';
import {
  canarySegments,
  flipRemote,
  getRemote,
  listRemoteFlips,
  uploadRemoteVersion,
  uploadType,
} from 'shared-contracts';
import { RefusedRequest, siteApi } from './site-api.mjs';
import { UsageError } from './usage-error.mjs';

/** @typedef {import('shared-contracts').ManagedRemote} ManagedRemote */

/**
 * A remote in its repository, and how a command was called.
 * @typedef {object} Call
 * @property {string} id
 * @property {readonly string[]} args
 * @property {NodeJS.ProcessEnv} env
 * @property {(text: string) => void} log
 */

const text = /** @type {const} */ ({ type: 'string' });
const flag = /** @type {const} */ ({ type: 'boolean' });

/**
 * `remote-kit deploy`: uploads a built version, then makes it stable, or a canary with `--canary`; only uploads with `--preview`.
 * @param {Call & { version: string, dir: string }} call `dir`: the folder of the built version.
 */
export async function deploy({ id, version, dir, args, env, log }) {
  const options = { site: text, why: text, canary: text, segment: text, preview: flag, 'pull-request': text };
  const { values } = parseArgs({ args: [...args], options });
  const { site, api } = connect(values, { id, env });
  const share = shareOf(values);
  if (share !== null && values.preview) {
    throw new UsageError('--preview uploads only: it cannot be combined with --canary');
  }
  if (!existsSync(path.join(dir, 'remote.json'))) {
    throw new Error(`${id} ${version} is not built: run remote-kit build`);
  }
  const archive = await packVersion(dir);
  log(`${id} ${version}, ${Math.ceil(archive.length / 1000)} KB, to ${site}`);
  const uploaded = await api.call(uploadRemoteVersion, {
    variables: { pullRequest: values['pull-request'] },
    file: { type: uploadType, bytes: new Uint8Array(archive) },
  });
  if (!uploaded.isNew) log('This version was uploaded before; the site has the same files');
  for (const check of uploaded.checks) log(`  ok  ${check}`);
  log(uploaded.previewUrl === null ? 'The site makes no preview links' : `Preview: ${uploaded.previewUrl}`);
  if (values.preview) return;

  const state = await stateOf(api);
  if (state?.remote.off) {
    log(`${id} is switched off (${state.remote.off.why}): visitors get it when an admin switches it on`);
  }
  const done = state && alreadyLive(state.remote, version, share);
  if (done) return log(done);
  const why = values.why ?? 'Deployed with remote-kit';
  /** @type {import('shared-contracts').FlipAction} */
  const action = share === null ? 'use' : 'canary';
  const { remote } = await api.call(flipRemote, {
    json: { action, version, ...share, why, ...(state && { revision: state.revision }) },
  });
  log(share === null ? `${version} is live${after(state?.remote)}` : describeCanary(remote));
}

/** @param {ManagedRemote | undefined} remote */
const after = (remote) => (remote === undefined ? '' : `, after ${remote.stable}`);

/**
 * `remote-kit promote`, `abort` and `rollback`.
 * @param {'promote' | 'abort' | 'rollback'} action
 * @param {Call} call
 */
export async function flip(action, { id, args, env, log }) {
  const { values } = parseArgs({ args: [...args], options: { site: text, why: text } });
  const { api } = connect(values, { id, env });
  if (values.why === undefined && action !== 'promote') {
    throw new UsageError(`remote-kit ${action} needs --why <text>: the log tells others why it was done`);
  }
  const { remote } = await api.call(flipRemote, { json: { action, why: values.why ?? 'Promoted with remote-kit' } });
  log(`${remote.stable} is live for all visitors`);
}

/** `remote-kit status`. @param {Call} call */
export async function status({ id, args, env, log }) {
  const { values } = parseArgs({ args: [...args], options: { site: text } });
  const { remote } = await connect(values, { id, env }).api.call(getRemote, {});
  log(`${id}: ${remote.status}, ${remote.stable}`);
  if (remote.canary !== null) log(describeCanary(remote));
  if (remote.off !== null) log(`switched off since ${remote.off.since} by ${remote.off.by}: ${remote.off.why}`);
  for (const problem of remote.problems) log(problem);
  for (const { version, at, why } of remote.failed) log(`taken back  ${version}  ${at}  ${why}`);
  if (remote.previous.length > 0) log(`before: ${remote.previous.join(', ')}`);
}

/** `remote-kit log`: the last 50 changes, oldest first. @param {Call} call */
export async function printLog({ id, args, env, log }) {
  const { values } = parseArgs({ args: [...args], options: { site: text } });
  const { flips } = await connect(values, { id, env }).api.call(listRemoteFlips, {});
  for (const { at, action, from, to, by, why, share } of flips.toReversed()) {
    const visitors = share === null ? '' : ` ${shareInWords(share)}`;
    log(
      `${at}  ${action}  ${from ?? '(none)'} → ${to ?? '(none)'}${visitors}  by ${by}${why === null ? '' : `: ${why}`}`,
    );
  }
  if (flips.length === 0) log(`Nothing was changed for ${id} yet`);
}

/**
 * @param {{ site?: string | undefined }} values
 * @param {Pick<Call, 'id' | 'env'>} call
 */
function connect({ site: address }, { id, env }) {
  const site = siteOf(address ?? '');
  const token = env['DEPLOY_TOKEN']?.trim() ?? '';
  if (token !== '') return { site, api: siteApi({ site, token, id }) };
  throw new UsageError(`Set DEPLOY_TOKEN to the deploy token of ${id}; an operator of the site creates it`);
}

/** @param {string} address */
function siteOf(address) {
  if (address === '') throw new UsageError('--site https://… is missing');
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) throw new UsageError(`${address} is not the address of a site`);
  const isLocal = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  if (url.protocol === 'http:' && !isLocal) {
    throw new UsageError(`${url.origin} would receive the token unencrypted: use https`);
  }
  return url.origin;
}

/**
 * @param {{ canary?: string | undefined, segment?: string | undefined }} values
 * @returns {{ percent: number, segment: import('shared-contracts').CanarySegment | null } | null}
 */
function shareOf({ canary, segment }) {
  if (canary === undefined && segment === undefined) return null;
  const percent = Number(canary);
  if (!(percent > 0 && percent <= 100)) throw new UsageError('--canary is a share of the visitors: --canary 10');
  const known = canarySegments.find((one) => one === segment) ?? null;
  if (segment !== undefined && known === null) throw new UsageError(`--segment is one of ${canarySegments.join(', ')}`);
  return { percent, segment: known };
}

/** Null before the first version is live. @param {ReturnType<typeof siteApi>} api */
async function stateOf(api) {
  try {
    return await api.call(getRemote, {});
  } catch (error) {
    if (error instanceof RefusedRequest && error.answer.code === 'remote_not_found') return null;
    throw error;
  }
}

/**
 * Why there is nothing to change; null if there is.
 * @param {ManagedRemote} remote
 * @param {string} version
 * @param {ReturnType<typeof shareOf>} share
 */
function alreadyLive({ stable, canary }, version, share) {
  if (stable === version) return `${version} is live for all visitors already`;
  const isSame = canary?.version === version && canary.percent === share?.percent && canary.segment === share.segment;
  return isSame ? `${version} is the canary for ${shareInWords(share)} already` : null;
}

/** @param {{ percent: number, segment: string | null }} share */
const shareInWords = ({ percent, segment }) =>
  `${percent} % of ${segment === null ? 'all visitors' : `the visitors «${segment}»`}`;

/** @param {ManagedRemote} remote */
function describeCanary({ stable, canary }) {
  if (canary === null) return `${stable} is live for all visitors`;
  const { state, views } = canary.verdict;
  return `canary ${canary.version} for ${shareInWords(canary)}: ${state}, ${views.canary} views (control group: ${views.control})`;
}
