import { act, screen } from '@testing-library/react';
import { renderWithPlatform } from '../testing';
import { useLeaveGuard, type LeaveGuardOptions } from './use-leave-guard';

function Form({ options }: { options?: LeaveGuardOptions }) {
  const { pending, stay, leave } = useLeaveGuard(true, options);
  if (!pending) return <p>formulário</p>;
  return (
    <>
      <button type="button" onClick={stay}>
        Ficar
      </button>
      <button type="button" onClick={leave}>
        Sair
      </button>
    </>
  );
}

function leaveForm() {
  const page = renderWithPlatform(<Form />, { path: '/form' });
  act(() => page.services.history.push('/jobs'));
  return { ...page, pathname: () => page.services.history.get().location.pathname };
}

describe('a form with unsaved input', () => {
  it('requires confirmation before a navigation, and stays on the page when canceled', async () => {
    const { user, pathname } = leaveForm();
    await user.click(screen.getByRole('button', { name: 'Ficar' }));
    expect(screen.getByText('formulário')).toBeVisible();
    expect(pathname()).toBe('/form');
  });

  it('navigates when confirmed', async () => {
    const { user, pathname } = leaveForm();
    await user.click(screen.getByRole('button', { name: 'Sair' }));
    expect(pathname()).toBe('/jobs');
  });

  it('blocks nothing after unmount', () => {
    const { unmount, pathname } = leaveForm();
    expect(pathname()).toBe('/form');
    unmount();
    expect(pathname()).toBe('/jobs');
  });

  it('requires confirmation before a change of the query', () => {
    const { services } = renderWithPlatform(<Form />, { path: '/form?tab=one' });
    act(() => services.history.push('/form?tab=two'));
    expect(services.history.get().location.search).toBe('?tab=one');
    expect(screen.getByRole('button', { name: 'Ficar' })).toBeInTheDocument();
  });

  it.each<LeaveGuardOptions>([{ ignoresQuery: true }, { keptOnPath: true }])(
    'requires no confirmation before a change of the query with %j',
    (options) => {
      const { services } = renderWithPlatform(<Form options={options} />, { path: '/form?tab=one' });
      act(() => services.history.push('/form?tab=two'));
      expect(services.history.get().location.search).toBe('?tab=two');
    },
  );

  it('requires no confirmation before a navigation to the same URL', () => {
    const { services } = renderWithPlatform(<Form />, { path: '/form' });
    act(() => services.history.push('/form', { step: 2 }));
    expect(services.history.get().location.state).toEqual({ step: 2 });
    act(() => services.history.go(-1));
    expect(services.history.get().location.state).toBeNull();
    expect(screen.getByText('formulário')).toBeVisible();
  });
});
