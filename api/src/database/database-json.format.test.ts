import { toDatabaseJson } from './database-json.format.ts';

it('writes halves of characters as U+FFFD, leaves NUL out, and the rest as it is', () => {
  const given = { title: 'a\ud83d', tags: ['\ude00', '😀', 'x\0y'], salary: 7, city: null, left: undefined };
  expect(JSON.parse(toDatabaseJson(given))).toEqual({
    title: 'a\ufffd',
    tags: ['\ufffd', '😀', 'xy'],
    salary: 7,
    city: null,
  });
});
