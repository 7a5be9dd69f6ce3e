import { placePhrase } from './useSearchHeading';

describe('placePhrase', () => {
  it.each([
    ['Lisboa', 'pt', 'em Lisboa'],
    ['Porto', 'pt', 'no Porto'],
    ['Covilhã', 'pt', 'na Covilhã'],
    ['Porto', 'en', 'in Porto'],
    ['constructor', 'pt', 'em constructor'],
  ] as const)('%s in %s is "%s"', (place, language, words) => {
    expect(placePhrase(place, language)).toBe(words);
  });
});
