import { screen } from '@testing-library/react';
import { renderKit } from '../testing/render-kit';
import { Note } from './Note';

it('has role alert only if specified', () => {
  renderKit(
    <Note tone="danger" role="alert" title="Não foi possível carregar">
      Tente novamente.
    </Note>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Não foi possível carregarTente novamente.');
});
