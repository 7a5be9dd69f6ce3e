import { act, fireEvent, screen } from '@testing-library/react';
import { accessibilityProblems, renderKit } from '../testing/render-kit';
import { Toast, ToastRegion } from './Toast';

it('shows title, description and action, and can be closed', async () => {
  const onClose = jest.fn();
  const onClick = jest.fn();
  const { user } = renderKit(
    <ToastRegion>
      <Toast
        variant="destructive"
        title="Erro"
        description="Falha ao guardar."
        duration={10_000}
        action={{ label: 'Repetir', onClick }}
        onClose={onClose}
      />
    </ToastRegion>,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent('ErroFalha ao guardar.');
  expect(await accessibilityProblems()).toEqual([]);
  act(() => screen.getByRole('button', { name: 'Fechar aviso' }).focus());
  await user.keyboard('{Enter}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

describe('timeout', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const show = (onClose: () => void) =>
    renderKit(
      <ToastRegion>
        <Toast title="Oferta guardada" duration={5000} onClose={onClose} />
      </ToastRegion>,
    );
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

  it('closes the toast', () => {
    const onClose = jest.fn();
    show(onClose);
    pass(4999);
    expect(onClose).not.toHaveBeenCalled();
    pass(1);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('is paused while the pointer is over the toast', () => {
    const onClose = jest.fn();
    show(onClose);
    fireEvent.pointerMove(screen.getByRole('listitem'));
    pass(60_000);
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.pointerLeave(screen.getByRole('region'));
    pass(5000);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('is paused while the toast has focus', () => {
    const onClose = jest.fn();
    show(onClose);
    act(() => screen.getByRole('button', { name: 'Fechar aviso' }).focus());
    pass(60_000);
    expect(onClose).not.toHaveBeenCalled();
    act(() => screen.getByRole('button', { name: 'Fechar aviso' }).blur());
    pass(5000);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
