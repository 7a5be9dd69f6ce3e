import { requestLanguage } from './request.parser.ts';

it.each([
  [undefined, 'pt'],
  ['', 'pt'],
  ['en', 'en'],
  ['en-GB,en;q=0.9,pt;q=0.8', 'en'],
  ['pt-PT', 'pt'],
  ['fr;q=0.9, en;q=0.1', 'en'],
  ['fr', 'pt'],
  ['en;q=0', 'pt'],
  [';;q=,,*', 'pt'],
])('with Accept-Language %j, selects %s', (header, language) => {
  expect(requestLanguage(header === undefined ? {} : { 'accept-language': header })).toBe(language);
});
