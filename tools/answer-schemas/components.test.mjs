import { toComponents } from './components.mjs';

const definitions = {
  Instant: { type: 'string', format: 'date-time' },
  Role: { type: 'string', enum: ['user', 'admin'] },
  User: {
    type: 'object',
    properties: {
      createdAt: { $ref: '#/definitions/Instant', description: 'UTC' },
      deletedAt: { anyOf: [{ $ref: '#/definitions/Instant' }, { type: 'null' }] },
      role: { anyOf: [{ $ref: '#/definitions/Role' }, { type: 'null' }] },
    },
    required: ['createdAt', 'deletedAt', 'role'],
    additionalProperties: false,
  },
};

test('scalars are inlined, named types are references, objects are open', () => {
  expect(toComponents(definitions)).toEqual({
    Role: definitions.Role,
    User: {
      type: 'object',
      properties: {
        createdAt: { type: 'string', format: 'date-time', description: 'UTC' },
        deletedAt: { type: ['string', 'null'], format: 'date-time' },
        role: { anyOf: [{ $ref: '#/components/schemas/Role' }, { type: 'null' }] },
      },
      required: ['createdAt', 'deletedAt', 'role'],
    },
  });
});

test('a reference to an unknown type is refused', () => {
  expect(() => toComponents({ A: { $ref: '#/definitions/B' } })).toThrow('no definition of B');
});
