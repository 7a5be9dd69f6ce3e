import { list, request, rowId, value } from './values.ts';

const schema = request({
  name: value('validation.characters'),
  rows: list(request({ id: rowId() }), 3, 'validation.id'),
});
const read = (given: unknown) => schema.validate(given, { stripUnknown: true });

describe('request', () => {
  it.each(Object.getOwnPropertyNames(Object.prototype))('ignores the inherited name %s', async (name) => {
    const inherited = `"${name}": 1`;
    const given: unknown = JSON.parse(`{ "name": "Ana", ${inherited}, "rows": [{ "id": 1, ${inherited} }] }`);
    expect(await read(given)).toEqual({ name: 'Ana', rows: [{ id: 1 }] });
  });
});
