import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Button } from '../Button/Button';
import { accessibilityProblems, renderKit } from '../testing/render-kit';
import { Dialog } from './Dialog';

function Opener({ text }: { text?: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Abrir</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Exportar dados"
        {...(text !== undefined && { text })}
        actions={<Button>Exportar</Button>}
      />
    </>
  );
}

it('takes focus, has a description, and restores focus on Escape', async () => {
  const { user } = renderKit(<Opener text="Recebe um ficheiro por e-mail." />);
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  const dialog = screen.getByRole('dialog', { name: 'Exportar dados' });
  expect(dialog).toHaveAccessibleDescription('Recebe um ficheiro por e-mail.');
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  expect(await accessibilityProblems()).toEqual([]);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus());
});

it('closes by its close button', async () => {
  const { user } = renderKit(<Opener />);
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  await user.click(screen.getByRole('button', { name: 'Fechar' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
