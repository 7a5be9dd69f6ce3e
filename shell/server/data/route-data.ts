import {
  dataVariables,
  expandTemplate,
  type Endpoint,
  type PrimedEntry,
  type RemoteData,
  type Variables,
} from 'shared-contracts';
import type { Answer, AskApi, AskOptions } from './api-client.ts';

export interface RouteAnswer {
  /** Template of the GET endpoint, which identifies it. */
  template: string;
  arg: Variables;
  /** A request to the API. */
  url: string;
  decidesStatus: boolean;
  optional: boolean;
  /** One of several items that the page shows, not its subject. */
  isItem: boolean;
  answer: Answer;
}

/** All answers that a page needs, requested in parallel. */
export type RouteData = readonly RouteAnswer[];

/** The parameters that a site address provides to the templates of its data. */
export interface DataAddress {
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
}

interface Question extends Omit<RouteAnswer, 'answer'> {}

function questionsOf(wanted: readonly RemoteData[], { params, query }: DataAddress): Question[] {
  return wanted.flatMap((one) => {
    const { template, each, decidesStatus = false, optional = false } = one;
    return dataVariables(one, params, query).map((arg) => {
      return { template, arg, url: expandTemplate(template, arg), decidesStatus, optional, isItem: each !== undefined };
    });
  });
}

const isSame = (one: Question, other: Question) => one.template === other.template && one.url === other.url;

/** Requests all data, each distinct request once. */
export function loadRouteData(
  ask: AskApi,
  wanted: readonly RemoteData[],
  at: DataAddress,
  options: Omit<AskOptions, 'template'>,
): Promise<RouteData> {
  const questions = questionsOf(wanted, at);
  const different = questions.filter((one, index) => questions.findIndex((other) => isSame(one, other)) === index);
  return Promise.all(
    different.map(async (question) => ({
      ...question,
      answer: await ask(question.url, { ...options, template: question.template }),
    })),
  );
}

/** The answers that match one of the wanted requests. */
export function answersTo(wanted: readonly RemoteData[], data: RouteData, at: DataAddress): RouteData {
  const questions = questionsOf(wanted, at);
  return data.filter((answer) => questions.some((question) => isSame(question, answer)));
}

/** The data embedded in the page. Failed answers are omitted, so that the browser requests them again. */
export function toPrimedEntries(data: RouteData): PrimedEntry[] {
  return data.flatMap(({ template, arg, answer }): PrimedEntry[] => {
    if (answer.kind === 'failed') return [];
    if (answer.kind === 'value') return [{ template, arg, value: answer.value }];
    return [{ template, arg, error: { status: answer.status, data: answer.error } }];
  });
}

/**
 * Version of the answers as one text: equal text means equal content. Null when an answer has no version. A failed
 * answer has a fixed version, so that a page is cached during a long outage of optional data.
 */
export function dataVersionOf(data: RouteData): string | null {
  const versions = data.map(({ answer }) => (answer.kind === 'failed' ? 'failed' : answer.version));
  return versions.includes(null) ? null : versions.join(',');
}

/** Whether required data is missing. */
export const hasFailed = (data: RouteData) =>
  data.some(({ answer, optional }) => answer.kind === 'failed' && !optional);

/** The answer of a contract's endpoint, if it is among the page's data, not counting items of a list. */
export function valueOf<Arg extends Variables, Value>(data: RouteData, endpoint: Endpoint<Arg, Value>): Value | null {
  const found = data.find((one) => one.template === endpoint.template && !one.isItem);
  return found?.answer.kind === 'value' ? (found.answer.value as Value) : null;
}
