import type { Acknowledgement, ErrorAnswer } from 'shared-contracts';
import type { TestApp } from './create-test-app.ts';

let senders = 0;

/** A new client address for each call, so that rate limits apply only to tests that reuse one. */
export function newSender(): string {
  senders += 1;
  return `10.0.${Math.floor(senders / 250)}.${(senders % 250) + 1}`;
}

/** Sends a public form as JSON, from a new address unless one is given. */
export async function sendForm(
  { inject }: TestApp,
  url: string,
  payload: unknown,
  { headers = {}, remoteAddress = newSender() } = {},
) {
  const json = { 'content-type': 'application/json', ...headers };
  const answer = await inject({ method: 'POST', url, payload: JSON.stringify(payload), headers: json, remoteAddress });
  return { status: answer.statusCode, body: answer.json<Acknowledgement & ErrorAnswer>() };
}
