import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices } from 'platform/testing';
import { createRemoteStatusView } from './RemoteStatus';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

describe("a remote's status", () => {
  let remote: HTMLElement;
  const retry = jest.fn();
  const open = () => createRemoteStatusView(createFakeServices(), remote);

  beforeEach(() => {
    remote = document.createElement('div');
    document.body.replaceChildren(remote);
  });

  it('shows a placeholder while the remote loads', () => {
    const status = open();
    act(() => status.show('loading', retry));
    expect(screen.getByRole('status')).toBeInTheDocument();
  });

  it("shows no placeholder over the server's content", () => {
    remote.setAttribute('data-hydrate', '1');
    const status = open();
    act(() => status.show('loading', retry));
    expect(screen.queryByRole('status')).toBeNull();
    act(() => status.show('failed', retry));
    expect(screen.getByRole('alert')).toHaveTextContent('O conteúdo continua legível');
  });

  it('shows a panel with a retry button, and removes its element afterwards', async () => {
    const status = open();
    act(() => status.show('failed', retry, 'TP-203'));
    expect(screen.getByRole('alert')).toHaveTextContent('Referência para o apoio: TP-203');
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(retry).toHaveBeenCalledTimes(1);
    act(() => status.clear());
    expect(document.body.children).toHaveLength(1);
  });
});
