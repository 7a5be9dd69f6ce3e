import { expandTemplate, isErrorAnswer } from 'shared-contracts';
import { reasonOf } from '../dev/site.mjs';

/** @typedef {import('shared-contracts').ErrorAnswer} ErrorAnswer */

/** Milliseconds until a request is given up. An upload has up to 10 MB. */
const timeoutMs = 120_000;

/** The API of a site refused a request. The message is for the team; `answer` is what the API said. */
export class RefusedRequest extends Error {
  /** @override */
  name = 'RefusedRequest';

  /** @param {string} message @param {ErrorAnswer} answer */
  constructor(message, answer) {
    super(message);
    this.answer = answer;
  }
}

/**
 * The API of a site, with the deploy token of one remote.
 * @param {{ site: string, token: string, id: string }} options `site`: origin.
 */
export function siteApi({ site, token, id }) {
  return {
    /**
     * @template Answer
     * @param {import('shared-contracts').Endpoint<any, Answer, any>} endpoint
     * @param {object} request
     * @param {Record<string, string | undefined>} [request.variables] Besides `id`.
     * @param {object} [request.json]
     * @param {{ type: string, bytes: Uint8Array<ArrayBuffer> }} [request.file]
     * @returns {Promise<Answer>}
     * @throws {RefusedRequest}
     */
    async call({ method, template }, { variables = {}, json, file }) {
      const body = file?.bytes ?? (json && JSON.stringify(json));
      const type = file?.type ?? 'application/json';
      const response = await send(site, expandTemplate(template, { id, ...variables }), {
        method,
        headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': type }) },
        ...(body !== undefined && { body }),
      });
      const answer = await response.json().catch(() => null);
      if (response.ok && answer !== null) return /** @type {Answer} */ (answer);
      if (!isErrorAnswer(answer)) {
        throw new Error(`${site} is not a site of this product: its API answers ${response.status}`);
      }
      throw new RefusedRequest(explain(answer, { site, id }), answer);
    },
  };
}

/** @param {string} site @param {string} path @param {RequestInit} init */
async function send(site, path, init) {
  try {
    // A redirect would send the token elsewhere, or turn an upload into a GET.
    return await fetch(site + path, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    throw new Error(`${site} cannot be reached: ${reasonOf(error)}`, { cause: error });
  }
}

/**
 * What a team can do about a refusal. Others have the text of the API.
 * @type {Partial<Record<ErrorAnswer['code'], (answer: ErrorAnswer, context: { site: string, id: string }) => string>>}
 */
const explanations = {
  unauthenticated: (_, { site }) => `${site} does not know the token in DEPLOY_TOKEN: it is wrong, or was revoked`,
  forbidden: (_, { id }) => `The token in DEPLOY_TOKEN does not allow this for ${id}: it is of another remote`,
  registry_unavailable: (_, { site }) => `${site} accepts no uploads: its API has no folder of remotes`,
  too_many_requests: ({ retryAfterSeconds }, { site }) =>
    `${site} accepts no more requests for now: try again in ${retryAfterSeconds ?? 60} s`,
  remote_not_found: (_, { site, id }) => `${id} is not on ${site} yet: deploy its first version without --canary`,
  version_refused: ({ problems = [] }) => ['The version was refused:', ...problems].join('\n  '),
  version_failed: ({ current }) => {
    const { version, at, why } = /** @type {import('shared-contracts').FailedVersion} */ (current);
    return `${version} was taken back automatically at ${at} and is refused since: ${why}. Change the sources and build again`;
  },
  version_exists: ({ message }) => `${message}: raise the version in package.json and build again`,
  registry_changed: (_, { id }) =>
    `TP-704 ${id} was changed by another deploy in the same moment: run the command again`,
};

/** @param {ErrorAnswer} answer @param {{ site: string, id: string }} context */
const explain = (answer, context) => explanations[answer.code]?.(answer, context) ?? answer.message;
