import { request as httpRequest } from 'node:http';

const timeoutMs = 60_000;

/** @typedef {{ status: number, body: Buffer, cookies: readonly string[] }} Answer */
/** @typedef {{ method?: string, headers?: Record<string, string>, body?: Buffer }} Options */

/**
 * Requests from another loopback address, which `fetch` does not support: the site limits clients by address.
 * @param {string} [localAddress]
 * @returns {(url: string, options?: Options) => Promise<Answer>} Rejects without a response within a minute.
 */
export const requestFrom =
  (localAddress) =>
  (url, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': String(body.length) };
      const options = {
        method,
        headers: { ...headers, ...length },
        signal: AbortSignal.timeout(timeoutMs),
        ...(localAddress !== undefined && { localAddress }),
      };
      const sent = httpRequest(url.replace('//localhost', '//127.0.0.1'), options, (answer) => {
        /** @type {Buffer[]} */
        const chunks = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const { statusCode = 0, headers: received } = answer;
          resolve({ status: statusCode, body: Buffer.concat(chunks), cookies: received['set-cookie'] ?? [] });
        });
      });
      sent.on('error', reject);
      sent.end(body);
    });

export const request = requestFrom();
