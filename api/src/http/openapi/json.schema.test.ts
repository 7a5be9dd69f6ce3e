import { array, boolean, mixed, number, object, ref, string } from 'yup';
import { toJsonSchema } from './json.schema.ts';

it.each([
  ['text', string(), { type: 'string' }],
  ['its length', string().min(2).max(5), { type: 'string', minLength: 2, maxLength: 5 }],
  ['an exact length', string().length(3), { type: 'string', minLength: 3, maxLength: 3 }],
  ['a pattern', string().matches(/^\d*$/), { type: 'string', pattern: String.raw`^\d*$` }],
  ['a pattern with flags, which cannot be told', string().matches(/a/i), { type: 'string' }],
  ['an address', string().email(), { type: 'string', format: 'email' }],
  ['a UUID', string().uuid(), { type: 'string', format: 'uuid' }],
  ['a number', number().min(1).max(9), { type: 'number', minimum: 1, maximum: 9 }],
  ['a whole number', number().integer(), { type: 'integer' }],
  ['a default', boolean().default(true), { type: 'boolean', default: true }],
  ['a choice', string().oneOf(['a', 'b']), { type: 'string', enum: ['a', 'b'] }],
  ['the value of another field', string().oneOf([ref('password')]), { type: 'string' }],
  ['a nullable value', string().nullable(), { type: ['string', 'null'] }],
  ['a nullable choice', string().oneOf(['a']).nullable(), { type: ['string', 'null'], enum: ['a', null] }],
  ['anything', mixed(), {}],
  [
    'a list',
    array().of(number()).min(1).max(3),
    { type: 'array', items: { type: 'number' }, minItems: 1, maxItems: 3 },
  ],
  ['a list of anything', array(), { type: 'array', items: {} }],
  [
    'an object in an object',
    object({ place: object({ city: string().required() }), name: string() }),
    {
      type: 'object',
      properties: {
        place: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
        name: { type: 'string' },
      },
    },
  ],
])('describes %s', (_, schema, expected) => {
  expect(toJsonSchema(schema)).toEqual(expected);
});
