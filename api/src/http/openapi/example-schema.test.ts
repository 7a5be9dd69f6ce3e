import { schemaOfExample } from './example-schema.ts';

it.each([
  ['Lisboa', { type: 'string' }],
  ['2026-03-02T09:30:00.000Z', { type: 'string', format: 'date-time' }],
  ['2026-03-02', { type: 'string', format: 'date' }],
  ['9b2d6f0e-1c34-4b7a-8f21-5d0c7a9e4b13', { type: 'string', format: 'uuid' }],
  [12, { type: 'integer' }],
  [1.5, { type: 'number' }],
  [true, { type: 'boolean' }],
  [null, { nullable: true }],
  [[], { type: 'array', items: {} }],
  [[1, 2], { type: 'array', items: { type: 'integer' } }],
  [
    { id: 1, city: null, left: undefined },
    {
      type: 'object',
      properties: { id: { type: 'integer' }, city: { nullable: true } },
      required: ['id', 'city'],
    },
  ],
])('%j is seen as %j', (example, schema) => {
  expect(schemaOfExample(example)).toEqual(schema);
});
