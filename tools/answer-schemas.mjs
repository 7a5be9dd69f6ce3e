/** `npm run schemas`: writes the JSON Schemas of the API's responses from the types of shared-contracts (ADR 37). */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toComponents } from './answer-schemas/components.mjs';
import { declaredEndpoints } from './answer-schemas/endpoints.mjs';
import { typeSchemas } from './answer-schemas/type-schemas.mjs';
import { root } from './webpack/workspace.mjs';

const schemaFile = 'api/src/http/openapi/answer-schemas.json';
const contracts = path.join(root, 'shared-contracts/src');

/**
 * @typedef {object} AnswerSchemas
 * @property {Record<string, { description: string, answer?: import('./answer-schemas/type-schemas.mjs').Schema }>} endpoints
 * By endpoint name; without `answer` if the response is not JSON.
 * @property {Record<string, import('./answer-schemas/type-schemas.mjs').Schema>} schemas Components, by name of the type.
 */

/** @returns {AnswerSchemas} As the contracts declare them now. */
function generateAnswerSchemas() {
  const endpoints = declaredEndpoints(contracts);
  const definitions = typeSchemas(path.join(contracts, 'answers.virtual.ts'), sourceOf(endpoints), 'Answers');
  const { Answers: answers, ...schemas } = toComponents(definitions);
  const described = endpoints.map(({ name, description }) => {
    const answer = answers?.properties[name];
    return [name, { description, ...(answer && { answer }) }];
  });
  return { endpoints: Object.fromEntries(described), schemas };
}

/**
 * TypeScript with one interface, `Answers`: a property for each endpoint with a JSON response, and one for the error body.
 * @param {readonly import('./answer-schemas/endpoints.mjs').DeclaredEndpoint[]} endpoints
 */
function sourceOf(endpoints) {
  const answers = endpoints.flatMap(({ name, answer }) => (answer === null ? [] : [{ name, answer }]));
  const types = new Set(answers.flatMap(({ answer }) => answer.match(/\b[A-Z]\w*/g) ?? []));
  const properties = answers.map(({ name, answer }) => `${name}: ${answer};`);
  return [
    `import type { ErrorAnswer, ${[...types].join(', ')} } from './index.ts';`,
    `export interface Answers { ${properties.join(' ')} error: ErrorAnswer }`,
  ].join('\n');
}

/** The text of the generated file. */
const generatedText = () => `${JSON.stringify(generateAnswerSchemas(), null, 2)}\n`;

/**
 * Why the generated file is unusable; empty if it matches the contracts.
 * @param {string} folder Of the repository.
 * @returns {string[]}
 */
export function schemaProblems(folder) {
  const isCurrent = readFileSync(path.join(folder, schemaFile), 'utf8') === generatedText();
  return isCurrent ? [] : [`${schemaFile} does not match the contracts: npm run schemas updates it`];
}

if (process.argv[1] === import.meta.filename) writeFileSync(path.join(root, schemaFile), generatedText());
