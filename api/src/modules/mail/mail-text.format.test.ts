import { greetingName } from './mail-text.format.ts';

it.each([
  ['Maria João Ribeiro', 'Maria João Ribeiro'],
  ['  Zé \n Ninguém ', 'Zé Ninguém'],
  ["J. P. d'Ávila-Ramos", "J. P. d'Ávila-Ramos"],
  ['   ', null],
  [null, null],
  ['a'.repeat(61), null],
  ['Prémio em https://example.com', null],
  ['www.example.com', null],
  ['eu@example.com', null],
  ['<b>Ana</b>', null],
])('greets %j as %j', (name, expected) => {
  expect(greetingName(name)).toBe(expected);
});
