import { createToastService } from './toast';

describe('toasts', () => {
  it('are shown one at a time, for five seconds by default', () => {
    const toast = createToastService();
    toast.show({ title: 'Oferta guardada' });
    expect(toast.current()).toMatchObject({ title: 'Oferta guardada', duration: 5000, variant: 'default' });
    toast.show({ title: 'Oferta removida', duration: 10_000, variant: 'success' });
    expect(toast.current()).toMatchObject({ title: 'Oferta removida', duration: 10_000, variant: 'success' });
    toast.dismiss();
    expect(toast.current()).toBeNull();
  });

  it('have a new id for a repeated message', () => {
    const toast = createToastService();
    toast.show({ title: 'Guardado' });
    const first = toast.current()?.id;
    toast.show({ title: 'Guardado' });
    expect(toast.current()?.id).not.toBe(first);
  });

  it('notify subscribers', () => {
    const toast = createToastService();
    const listener = jest.fn();
    const stop = toast.subscribe(listener);
    toast.show({ title: 'Guardado' });
    stop();
    toast.dismiss();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
