import { screen } from '@testing-library/react';
import { renderKit } from '../ui/testing/render-kit';
import { fileSize, nameWithoutExtension, ShortName } from './FileLabel';

it('shows a short name in full', () => {
  renderKit(<ShortName name="ines.pdf" shown={8} />);
  expect(screen.getByText('ines.pdf')).not.toHaveAttribute('title');
});

it('truncates a long name visually only', () => {
  renderKit(<ShortName name="Currículo em inglês 😀😀 (portefólio)" shown={22} />);
  expect(screen.getByText('Currículo em inglês 😀😀...')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByTitle('Currículo em inglês 😀😀 (portefólio)')).toContainElement(
    screen.getByText('Currículo em inglês 😀😀 (portefólio)'),
  );
});

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

it.each([
  ['ines.pdf', 'ines'],
  ['cv.2026.final.PDF', 'cv.2026.final'],
  ['sem extensão', 'sem extensão'],
  ['.pdf', '.pdf'],
])('the name of %s without its extension is %s', (fileName, name) => {
  expect(nameWithoutExtension(fileName)).toBe(name);
});
