import type { JsonSchema } from './json-schema.ts';
import generated from './answer-schemas.json' with { type: 'json' };

interface DescribedEndpoint {
  /** The contract's doc comment; may be empty. */
  description: string;
  /** Absent where the answer is no JSON. */
  answer?: JsonSchema;
}

const endpoints = generated.endpoints as Readonly<Record<string, DescribedEndpoint>>;

/** Named types of the answers. Generated from shared-contracts by `npm run schemas`; CI checks that they are current. */
export const answerComponents = generated.schemas as Readonly<Record<string, JsonSchema>>;

/** What the contract says about an endpoint, by its name. */
export function describedEndpoint(name: string): DescribedEndpoint {
  const endpoint = endpoints[name];
  if (endpoint === undefined) throw new Error(`${name} is missing in answer-schemas.json: run \`npm run schemas\``);
  return endpoint;
}
