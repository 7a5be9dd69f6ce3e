import { screen } from '@testing-library/react';
import { facetNames, filterRow, languages, type ActiveFilter } from 'shared-contracts';
import { resolvePlace } from 'shared-contracts/gazetteer';
import { renderWithPlatform } from '../testing/render-with-platform';
import { useFilterLabels } from './useFilterLabels';

const filters: ActiveFilter[] = [
  { name: 'keyword', value: 'enfermeira' },
  { name: 'companyId', value: '3' },
  { name: 'type', value: 'full-time' },
  { name: 'workplace', value: 'remote' },
  { name: 'minPay', value: '16800-year' },
  { name: 'postedAfter', value: '2026-11-20T12:00:00.000Z' },
  { name: 'place', value: 'porto_15' },
  { name: 'place', value: 'lisboa' },
  { name: 'type', value: 'astronaut' },
];
const places = [resolvePlace('porto_15').requested];

function Labels({ of, unknown }: { of: readonly ActiveFilter[]; unknown?: () => string }) {
  const labelOf = useFilterLabels({
    open: { location: (value) => value, category: (value) => value, companyId: (id) => `empresa ${id}` },
    unknown,
  });
  return <p>{of.map((filter) => labelOf(filter, places)).join(', ')}</p>;
}

it('names known values, values that are data and unknown values', () => {
  renderWithPlatform(<Labels of={filters} />);
  const text = screen.getByText(/^enfermeira/).textContent.replaceAll('\u00A0', ' ');
  expect(text).toBe(
    'enfermeira, empresa 3, Tempo inteiro, Remoto, desde 16 800 €/ano, Desde 20 nov, 2026, 12:00, Porto + 15 km, lisboa, astronaut',
  );
});

it('prefers the given name of an unknown value', () => {
  renderWithPlatform(<Labels of={filters.slice(-1)} unknown={() => 'Astronauta'} />);
  expect(screen.getByText('Astronauta')).toBeVisible();
});

it.each(languages)('has a text for every known value in %s', (language) => {
  const known = facetNames.flatMap((name) => (filterRow(name).values ?? []).map((value) => ({ name, value })));
  const { container } = renderWithPlatform(<Labels of={known} />, { language });
  const labels = container.textContent?.split(', ') ?? [];
  expect(labels).toHaveLength(known.length);
  for (const [index, { name, value }] of known.entries()) {
    expect(labels[index]).not.toBe(`${filterRow(name).labels ?? name}.${value}`);
  }
});
