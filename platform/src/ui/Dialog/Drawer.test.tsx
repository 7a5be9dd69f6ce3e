import { screen } from '@testing-library/react';
import { accessibilityProblems, renderKit } from '../testing/render-kit';
import { Drawer } from './Dialog';

it('is a named dialog with a close button', async () => {
  const onOpenChange = jest.fn();
  const { user } = renderKit(
    <Drawer
      open
      onOpenChange={onOpenChange}
      title="Filtros"
      closeLabel="Fechar filtros"
      footer={<button>Limpar</button>}
    >
      Tipo de contrato
    </Drawer>,
  );
  expect(await screen.findByRole('dialog', { name: 'Filtros' })).toHaveTextContent('Tipo de contrato');
  expect(screen.getByRole('button', { name: 'Limpar' })).toBeInTheDocument();
  expect(await accessibilityProblems()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Fechar filtros' }));
  expect(onOpenChange).toHaveBeenCalledWith(false);
});
