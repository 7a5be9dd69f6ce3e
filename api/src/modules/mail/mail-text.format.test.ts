import { greeting, safeUserText } from './mail-text.format.ts';

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
])('formats the name %j as %j', (name, expected) => {
  expect(safeUserText(name)).toBe(expected);
});

it('greets in the language of the mail, and omits an unsafe name', () => {
  expect(greeting('Maria João', 'pt')).toBe('Olá, Maria João.');
  expect(greeting('Maria João', 'en')).toBe('Hello, Maria João.');
  expect(greeting(null, 'pt')).toBe('Olá.');
  expect(greeting('www.example.com', 'en')).toBe('Hello.');
});
