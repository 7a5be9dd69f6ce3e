import { screen } from '@testing-library/react';
import { FieldSet } from '../Field/FieldSet';
import { renderKit } from '../testing/render-kit';
import { Stack } from './Layout';

const styleOf = (element: HTMLElement, property: string) => getComputedStyle(element).getPropertyValue(property);

it('applies the gap', () => {
  renderKit(
    <>
      <Stack as="form" aria-label="Alerta" />
      <Stack as="form" aria-label="Dados" $gap={2} />
    </>,
  );
  const gaps = ['Alerta', 'Dados'].map((name) => styleOf(screen.getByRole('form', { name }), 'gap'));
  expect(gaps).toEqual(['var(--space-5)', 'var(--space-2)']);
});

it('has no additional margin between field sets', () => {
  const questions = ['Frequência', 'Quando'].map((legend) => (
    <FieldSet key={legend} legend={legend}>
      …
    </FieldSet>
  ));
  const { rerender } = renderKit(<div>{questions}</div>);
  const second = () => styleOf(screen.getByRole('group', { name: 'Quando' }), 'padding-block');
  expect(second()).toBe('var(--space-4)');
  rerender(<Stack>{questions}</Stack>);
  expect(second()).toMatch(/^0/);
});
