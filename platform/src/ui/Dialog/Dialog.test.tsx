import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Button } from '../Button/Button';
import { accessibilityProblems, renderKit } from '../testing/render-kit';
import { AlertDialog, Dialog, Drawer } from './Dialog';

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

describe('Dialog', () => {
  it('receives focus, has a description, and restores focus on Escape', async () => {
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
});

const question = {
  open: true,
  title: 'Retirar a candidatura?',
  text: 'A empresa deixa de a ver.',
  cancelLabel: 'Manter',
  confirmLabel: 'Retirar candidatura',
};

describe('AlertDialog', () => {
  it('focuses the cancel button', async () => {
    const onOpenChange = jest.fn();
    const onConfirm = jest.fn();
    const { user } = renderKit(<AlertDialog {...question} onOpenChange={onOpenChange} onConfirm={onConfirm} />);
    expect(await screen.findByRole('alertdialog', { name: 'Retirar a candidatura?' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Manter' })).toHaveFocus();
    expect(await accessibilityProblems()).toEqual([]);
    await user.keyboard('{Enter}');
    expect(onOpenChange).toHaveBeenCalledWith(false);
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('stays open while the action runs', async () => {
    const onOpenChange = jest.fn();
    const onConfirm = jest.fn();
    const { user, rerender } = renderKit(
      <AlertDialog {...question} onOpenChange={onOpenChange} onConfirm={onConfirm} />,
    );
    await user.click(await screen.findByRole('button', { name: 'Retirar candidatura' }));
    rerender(<AlertDialog {...question} busy onOpenChange={onOpenChange} onConfirm={onConfirm} />);
    await user.click(screen.getByRole('button', { name: 'Retirar candidatura' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(onOpenChange).not.toHaveBeenCalled();
  });
});

describe('Drawer', () => {
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
});
