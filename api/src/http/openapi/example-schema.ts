import type { JsonSchema } from './json-schema.ts';

const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const day = /^\d{4}-\d{2}-\d{2}$/;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

function ofText(text: string): JsonSchema {
  if (instant.test(text)) return { type: 'string', format: 'date-time' };
  if (day.test(text)) return { type: 'string', format: 'date' };
  return uuid.test(text) ? { type: 'string', format: 'uuid' } : { type: 'string' };
}

function ofObject(example: object): JsonSchema {
  const properties = Object.entries(example).filter(([, value]) => value !== undefined);
  return {
    type: 'object',
    properties: Object.fromEntries(properties.map(([name, value]) => [name, schemaOfExample(value)])),
    required: properties.map(([name]) => name),
  };
}

/** What can be seen of an answer in an example of it. A list is told by its first item; of a null nothing else is known. */
export function schemaOfExample(example: unknown): JsonSchema {
  if (example === null) return { nullable: true };
  if (Array.isArray(example)) return { type: 'array', items: example.length > 0 ? schemaOfExample(example[0]) : {} };
  if (typeof example === 'object') return ofObject(example);
  if (typeof example === 'string') return ofText(example);
  if (typeof example === 'number') return { type: Number.isInteger(example) ? 'integer' : 'number' };
  return { type: 'boolean' };
}
