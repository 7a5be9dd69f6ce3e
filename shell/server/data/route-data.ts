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
  decidesStatus: boolean;
  answer: Answer;
}

/** All answers that a page needs, asked for at the same time. */
export type RouteData = readonly RouteAnswer[];

export function loadRouteData(
  ask: AskApi,
  wanted: readonly RemoteData[],
  address: { params: Readonly<Record<string, string>>; query: URLSearchParams },
  options: AskOptions,
): Promise<RouteData> {
  return Promise.all(
    wanted.map(async ({ endpoint, template, decidesStatus = false }) => {
      const arg = templateVariables(template, address.params, address.query);
      return { endpoint, arg, decidesStatus, answer: await ask(expandTemplate(template, arg), options) };
    }),
  );
}

/** What travels with the page; an answer that failed is left for the browser to ask again. */
export function toPrimedEntries(data: RouteData): PrimedEntry[] {
  return data.flatMap(({ endpoint: endpointName, arg, answer }): PrimedEntry[] => {
    if (answer.kind === 'failed') return [];
    if (answer.kind === 'value') return [{ endpointName, arg, value: answer.value }];
    return [{ endpointName, arg, error: { status: answer.status, data: answer.error } }];
  });
}

/** What the answers stand for, as one text: equal text, equal content. Null when one of them does not tell. */
export function dataVersionOf(data: RouteData): string | null {
  const versions = data.map(({ answer }) => (answer.kind === 'failed' ? null : answer.version));
  return versions.includes(null) ? null : versions.join(',');
}

/** The answer of an endpoint of the contract, where it is among the page's data. */
export function valueOf<Arg extends Variables, Value>(data: RouteData, endpoint: Endpoint<Arg, Value>): Value | null {
  const found = data.find((one) => one.endpoint === endpoint.name);
  return found?.answer.kind === 'value' ? (found.answer.value as Value) : null;
}
