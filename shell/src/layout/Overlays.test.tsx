import { act, screen } from '@testing-library/react';
import { renderShell } from '../testing/render-shell';
import { Overlays } from './Overlays';

it('shows one toast at a time, until it is closed', async () => {
  const { services, user } = renderShell(<Overlays />);
  act(() => services.toast.show({ title: 'Oferta guardada' }));
  act(() => services.toast.show({ title: 'Oferta removida', variant: 'success' }));
  expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('listitem')).toHaveTextContent('Oferta removida');
  act(() => screen.getByRole('button', { name: 'Fechar aviso' }).focus());
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});
