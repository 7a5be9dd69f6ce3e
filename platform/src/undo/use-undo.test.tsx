import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Button, useCurrentToast, useToast } from 'platform';
import { renderWithPlatform } from 'platform/testing';
import { CurrentToast } from '../ui/Toast/Toast';
import { undoTime } from './create-undo';
import { useUndo, type UndoableChange } from './use-undo';

function View({ change }: { change: UndoableChange }) {
  const offer = useUndo();
  const { dismiss } = useToast();
  return (
    <>
      <Button onClick={() => offer(change)}>Remover</Button>
      <CurrentToast toast={useCurrentToast()} onClose={dismiss} />
    </>
  );
}

const arrive = (change: Partial<UndoableChange> = {}) => {
  const undo = jest.fn();
  const onEnd = jest.fn();
  const page = renderWithPlatform(<View change={{ title: 'Alerta removido.', undo, onEnd, ...change }} />);
  const remove = () => fireEvent.click(screen.getByRole('button', { name: 'Remover' }));
  return { ...page, undo, onEnd, remove };
};
const undoButton = () => screen.getByRole('button', { name: 'Anular' });

describe('undo', () => {
  it('is offered in the toast, is reached by keyboard, and restores the state instead of ending the change', async () => {
    const { user, undo, onEnd, remove } = arrive();
    remove();
    expect(screen.getByRole('listitem')).toHaveTextContent('Alerta removido.');
    fireEvent.keyDown(document, { code: 'F8' });
    await user.tab();
    await user.tab();
    expect(undoButton()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
    window.dispatchEvent(new Event('pagehide'));
    expect(onEnd).not.toHaveBeenCalled();
  });

  it.each<[string, (page: ReturnType<typeof arrive>) => void]>([
    ['closes the toast', () => fireEvent.click(screen.getByRole('button', { name: 'Fechar aviso' }))],
    ['leaves the site', () => window.dispatchEvent(new Event('pagehide'))],
    ['sees another toast', ({ services }) => services.toast.show({ title: 'Guardado' })],
  ])('ends once when the user %s', (_, leave) => {
    const page = arrive();
    page.remove();
    act(() => leave(page));
    act(() => page.services.toast.dismiss());
    window.dispatchEvent(new Event('pagehide'));
    expect(page.onEnd).toHaveBeenCalledTimes(1);
    expect(page.undo).not.toHaveBeenCalled();
  });

  it('ends the first of two changes and can revert the second', () => {
    const { undo, onEnd, remove } = arrive();
    remove();
    remove();
    expect(onEnd).toHaveBeenCalledTimes(1);
    fireEvent.click(undoButton());
    expect(undo).toHaveBeenCalledTimes(1);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('can be repeated if it failed', async () => {
    const undo = jest.fn<Promise<{ error?: unknown }>, []>().mockResolvedValueOnce({ error: 'unreachable' });
    undo.mockResolvedValueOnce({});
    const { services, onEnd, remove } = arrive({ undo });
    remove();
    fireEvent.click(undoButton());
    const failed = { title: 'Não foi possível anular', variant: 'destructive', action: { label: 'Tentar novamente' } };
    await waitFor(() => expect(services.toast.current()).toMatchObject(failed));
    fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => expect(services.toast.current()).toBeNull());
    expect(undo).toHaveBeenCalledTimes(2);
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('lasts ten seconds, without the time under the pointer', () => {
    jest.useFakeTimers();
    const { onEnd, remove } = arrive();
    const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
    remove();
    fireEvent.pointerMove(screen.getByRole('listitem'));
    pass(60_000);
    expect(onEnd).not.toHaveBeenCalled();
    fireEvent.pointerLeave(screen.getByRole('region'));
    pass(undoTime - 1);
    expect(onEnd).not.toHaveBeenCalled();
    pass(1);
    expect(onEnd).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });
});
