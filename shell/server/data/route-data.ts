import {
  expandTemplate,
  templateVariables,
  type Endpoint,
  type PrimedEntry,
  type RemoteData,
  type Variables,
} from 'shared-contracts';
import type { Answer, AskApi, AskOptions } from './api-client.ts';

export interface RouteAnswer {
  endpoint: string;
  arg: Variables;
  /** What the API was asked. */
  url: string;
  decidesStatus: boolean;
  optional: boolean;
  answer: Answer;
}

/** All answers that a page needs, asked for at the same time. */
export type RouteData = readonly RouteAnswer[];

/** What an address of the site gives to the templates of its data. */
export interface DataAddress {
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
}

interface Question extends Omit<RouteAnswer, 'answer'> {}

function questionOf(wanted: RemoteData, at: DataAddress): Question {
  const { endpoint, template, arg: fixed, decidesStatus = false, optional = false } = wanted;
  const arg = fixed ?? templateVariables(template, at.params, at.query);
  return { endpoint, arg, url: expandTemplate(template, arg), decidesStatus, optional };
}

const isSame = (one: Question, other: Question) => one.endpoint === other.endpoint && one.url === other.url;

/** Asks everything that is wanted, the same thing once. */
export function loadRouteData(
  ask: AskApi,
  wanted: readonly RemoteData[],
  at: DataAddress,
  options: Omit<AskOptions, 'name'>,
): Promise<RouteData> {
  const questions = wanted.map((one) => questionOf(one, at));
  const different = questions.filter((one, index) => questions.findIndex((other) => isSame(one, other)) === index);
  return Promise.all(
    different.map(async (question) => ({
      ...question,
      answer: await ask(question.url, { ...options, name: question.endpoint }),
    })),
  );
}

/** Of the answers, those that something wants. */
export function answersTo(wanted: readonly RemoteData[], data: RouteData, at: DataAddress): RouteData {
  const questions = wanted.map((one) => questionOf(one, at));
  return data.filter((answer) => questions.some((question) => isSame(question, answer)));
}

/** What travels with the page; an answer that failed is left for the browser to ask again. */
export function toPrimedEntries(data: RouteData): PrimedEntry[] {
  return data.flatMap(({ endpoint: endpointName, arg, answer }): PrimedEntry[] => {
    if (answer.kind === 'failed') return [];
    if (answer.kind === 'value') return [{ endpointName, arg, value: answer.value }];
    return [{ endpointName, arg, error: { status: answer.status, data: answer.error } }];
  });
}

/**
 * What the answers stand for, as one text: equal text, equal content. Null when one of them does not tell. Content without
 * an answer that failed is equal too: a page whose optional data is down for long is not rendered anew for everybody.
 */
export function dataVersionOf(data: RouteData): string | null {
  const versions = data.map(({ answer }) => (answer.kind === 'failed' ? 'failed' : answer.version));
  return versions.includes(null) ? null : versions.join(',');
}

/** Whether something is missing without which there is nothing to read. */
export const hasFailed = (data: RouteData) =>
  data.some(({ answer, optional }) => answer.kind === 'failed' && !optional);

/** The answer of an endpoint of the contract, where it is among the page's data. */
export function valueOf<Arg extends Variables, Value>(data: RouteData, endpoint: Endpoint<Arg, Value>): Value | null {
  const found = data.find((one) => one.endpoint === endpoint.name);
  return found?.answer.kind === 'value' ? (found.answer.value as Value) : null;
}
