import { array, boolean, mixed, number, object, ref, string } from 'yup';
import { toJsonSchema } from './json.schema.ts';

it.each([
  ['text', string(), { type: 'string' }],
  ['text with a minimum and a maximum length', string().min(2).max(5), { type: 'string', minLength: 2, maxLength: 5 }],
  ['text of an exact length', string().length(3), { type: 'string', minLength: 3, maxLength: 3 }],
  ['text with a pattern', string().matches(/^\d*$/), { type: 'string', pattern: String.raw`^\d*$` }],
  ['text with a pattern with flags as text without a pattern', string().matches(/a/i), { type: 'string' }],
  ['an e-mail address', string().email(), { type: 'string', format: 'email' }],
  ['a UUID', string().uuid(), { type: 'string', format: 'uuid' }],
  ['a number', number().min(1).max(9), { type: 'number', minimum: 1, maximum: 9 }],
  ['an integer', number().integer(), { type: 'integer' }],
  ['a default', boolean().default(true), { type: 'boolean', default: true }],
  ['an enum', string().oneOf(['a', 'b']), { type: 'string', enum: ['a', 'b'] }],
  ['a reference to another field as text', string().oneOf([ref('password')]), { type: 'string' }],
  ['a nullable value', string().nullable(), { type: ['string', 'null'] }],
  ['a nullable enum', string().oneOf(['a']).nullable(), { type: ['string', 'null'], enum: ['a', null] }],
  ['a value of any type', mixed(), {}],
  [
    'an array',
    array().of(number()).min(1).max(3),
    { type: 'array', items: { type: 'number' }, minItems: 1, maxItems: 3 },
  ],
  ['an array of any items', array(), { type: 'array', items: {} }],
  [
    'a nested object',
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
