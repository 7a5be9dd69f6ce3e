import { hrCompany } from '../testing/test-ingest.ts';
import { normalizeCompany } from './company.parser.ts';

const normalize = (overrides: Record<string, unknown>) =>
  normalizeCompany(hrCompany(overrides), 'http://hr.example:8080');

describe('normalizeCompany', () => {
  it.each([
    ['/logos/C-1.svg', 'http://hr.example:8080/logos/C-1.svg'],
    ['https://cdn.example.com/l.png', 'https://cdn.example.com/l.png'],
    ['javascript:alert(1)', null],
    ['file:///etc/passwd', null],
    ['https://user:secret@example.com/l.png', null],
    [7, 'http://hr.example:8080/7'],
    [null, null],
  ])('reads the logo address %p', (logo, expected) => {
    expect(normalize({ logo_url: logo })).toMatchObject({ logoUrl: expected });
  });

  it.each([
    ['example.com', null],
    ['https://example.com/a', 'https://example.com/a'],
    ['javascript:alert(1)', null],
  ])('reads the website %p', (website, expected) => {
    expect(normalize({ website })).toMatchObject({ website: expected });
  });

  it('returns null for invalid values', () => {
    expect(normalize({ employees: -1, industry: {}, description: ['x'] })).toMatchObject({
      employees: null,
      industry: null,
      description: null,
    });
  });

  it.each([null, 'x', [], {}])('rejects %p', (row) => {
    expect(normalizeCompany(row, 'http://hr.example')).toMatchObject({ refused: 'the company has no id' });
  });
});
