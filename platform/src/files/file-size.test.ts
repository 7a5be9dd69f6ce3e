import { fileSize } from './file-size';

const size = (bytes: number, language: 'pt' | 'en' = 'pt') => fileSize(bytes, language).replace('\u00A0', ' ');

describe('fileSize', () => {
  it.each([
    [1, '1 KB'],
    [421_888, '412 KB'],
    [1_048_575, '1 MB'],
    [1_258_291, '1,2 MB'],
    [5 * 1024 * 1024, '5 MB'],
  ])('formats %d bytes as %s', (bytes, words) => {
    expect(size(bytes)).toBe(words);
  });

  it('uses a decimal point in English', () => {
    expect(size(1_258_291, 'en')).toBe('1.2 MB');
  });
});
