import type { Access } from '../access.ts';
import type { AnyEndpoint } from '../endpoint-docs.ts';
import type { RegisteredRoute } from '../registered-routes.ts';
import { describedEndpoint } from './answer-schemas.ts';
import { describeAnswers, type Answer } from './answers.ts';
import { describeParameters, type DocumentedParameter } from './parameters.ts';
import { describeBody, type RequestBody } from './request-body.ts';

/** Name of the security scheme. */
export const sessionScheme = 'session';

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  parameters: DocumentedParameter[];
  requestBody?: RequestBody;
  responses: Record<string, Answer>;
  security: Record<string, string[]>[];
}

/** "listManagedJobs" → "List managed jobs". */
const toSentence = (name: string) =>
  name.replace(/^[a-z]/, (first) => first.toUpperCase()).replaceAll(/(?<=.)[A-Z]/g, (one) => ` ${one.toLowerCase()}`);

/** An empty list says that no credentials are read; an empty requirement that they are optional. */
function describeSecurity(access: Access | undefined): Operation['security'] {
  const session = { [sessionScheme]: [] };
  if (access?.kind === 'authenticated') return [session];
  return access?.readsSession === true ? [{}, session] : [];
}

/** Modules below `campaigns`, whose names are clear only there. */
const campaignTags: Readonly<Record<string, string>> = {
  Bounces: 'Campaign bounces',
  Management: 'Campaigns',
  Measuring: 'Campaign measuring',
  Preview: 'Campaign preview',
  Schedule: 'Campaign schedule',
};

/** "JobSearchModule" → "Job search". */
function tagOf(module: string): string {
  const name = module.replace(/Module$/, '');
  return campaignTags[name] ?? toSentence(name);
}

/** An endpoint as OpenAPI describes it, from its contract and from the docs of its handler. */
export function describeOperation(endpoint: AnyEndpoint, { module, access, docs }: RegisteredRoute): Operation {
  const summary = toSentence(endpoint.name);
  const requestBody = describeBody(docs);
  return {
    operationId: endpoint.name,
    summary,
    description: describedEndpoint(endpoint.name).description || `${summary}.`,
    tags: [tagOf(module)],
    parameters: describeParameters(endpoint, docs),
    ...(requestBody && { requestBody }),
    responses: describeAnswers(endpoint, access, docs),
    security: describeSecurity(access),
  };
}
