import { act, screen, waitFor } from '@testing-library/react';
import { createInstance } from 'i18next';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { renderKit } from '../testing/render-kit';
import { PortalContext } from './portal';

const i18n = createInstance();
void i18n.init({ lng: 'pt', initAsync: false, resources: {} });

const dialog = <Dialog open onOpenChange={() => {}} title="Enviar campanha" actions={<Button>Enviar</Button>} />;

/** A shadow root as of an isolated remote, with page content and an overlay container. */
async function shadowPage() {
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  const background = shadow.appendChild(document.createElement('div'));
  const container = shadow.appendChild(document.createElement('div'));
  const root = createRoot(background);
  act(() =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <PortalContext value={{ container, background }}>{dialog}</PortalContext>
      </I18nextProvider>,
    ),
  );
  await waitFor(() => expect(container.querySelector('button')).not.toBeNull());
  const [first, last] = container.querySelectorAll('button');
  return { shadow, background, first: first!, last: last!, close: () => act(() => root.unmount()) };
}

function pressTab(target: HTMLElement, shiftKey: boolean) {
  const event = new KeyboardEvent('keydown', { key: 'Tab', shiftKey, bubbles: true, composed: true, cancelable: true });
  act(() => void target.dispatchEvent(event));
}

it('traps Tab and Shift+Tab in a dialog inside a shadow root', async () => {
  const { shadow, first, last, close } = await shadowPage();
  act(() => last.focus());
  pressTab(last, false);
  expect(shadow.activeElement).toBe(first);
  pressTab(first, true);
  expect(shadow.activeElement).toBe(last);
  close();
});

it('makes the background inert while open', async () => {
  const { background, close } = await shadowPage();
  expect(background).toHaveAttribute('inert');
  close();
  expect(background).not.toHaveAttribute('inert');
});

it('does not handle Tab outside a shadow root', async () => {
  const { user } = renderKit(dialog);
  act(() => screen.getByRole('button', { name: 'Enviar' }).focus());
  await user.tab();
  expect(screen.getByRole('button', { name: 'Fechar' })).toHaveFocus();
});
