import { toDatabaseJson } from './job-content.sql.ts';

it('replaces lone surrogates with U+FFFD, removes NUL, and does not change other values', () => {
  const given = { title: 'a\ud83d', tags: ['\ude00', '😀', 'x\0y'], salary: 7, city: null, left: undefined };
  expect(JSON.parse(toDatabaseJson(given))).toEqual({
    title: 'a\ufffd',
    tags: ['\ufffd', '😀', 'xy'],
    salary: 7,
    city: null,
  });
});
