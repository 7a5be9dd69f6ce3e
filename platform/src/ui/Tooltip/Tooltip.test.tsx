import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton/IconButton';
import { accessibilityProblems, renderKit } from '../testing/render-kit';
import { TooltipHost } from './TooltipHost';

function Page() {
  const [isSaved, setSaved] = useState(false);
  return (
    <>
      <IconButton label={isSaved ? 'Remover' : 'Guardar'} onClick={() => setSaved(true)}>
        <Icon name="bookmark" />
      </IconButton>
      <IconButton label="Partilhar">
        <Icon name="share" />
      </IconButton>
      <TooltipHost />
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const bubble = () => screen.queryByRole('tooltip')?.textContent ?? null;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** jsdom has no pointer events. */
function point(type: string, target: Element, pointerType: string, place: MouseEventInit = {}) {
  const event = new MouseEvent(type, { bubbles: type !== 'pointerleave', ...place });
  fireEvent(target, Object.assign(event, { pointerType }));
}

/** The first event loads the tooltip code, which is available immediately in tests. */
async function enter(name: string, pointerType = 'mouse') {
  point('pointerover', button(name), pointerType);
  await pass(0);
  point('pointermove', button(name), pointerType);
}

/** Moves the pointer away from the tooltip. It stays open if the pointer moves towards it. */
function leave(name: string) {
  point('pointerleave', button(name), 'mouse');
  point('pointermove', document.body, 'mouse', { clientX: 900, clientY: 900 });
}

async function tabTo(name: string) {
  fireEvent.keyDown(document.body, { key: 'Tab' });
  act(() => button(name).focus());
  await pass(0);
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('shows the name of an icon button after 700 ms under the pointer', async () => {
  renderKit(<Page />);
  await enter('Guardar');
  await pass(699);
  expect(bubble()).toBeNull();
  await pass(1);
  expect(bubble()).toBe('Guardar');
  expect(button('Guardar')).not.toHaveAttribute('aria-describedby');
});

it('shows the next tooltip immediately within 300 ms, and delays it after that', async () => {
  renderKit(<Page />);
  await enter('Guardar');
  await pass(700);
  leave('Guardar');
  expect(bubble()).toBeNull();
  await pass(299);
  await enter('Partilhar');
  expect(bubble()).toBe('Partilhar');
  leave('Partilhar');
  await pass(301);
  await enter('Guardar');
  await pass(699);
  expect(bubble()).toBeNull();
  await pass(1);
  expect(bubble()).toBe('Guardar');
});

it('shows immediately on keyboard focus, and closes on Escape', async () => {
  renderKit(<Page />);
  await tabTo('Guardar');
  expect(bubble()).toBe('Guardar');
  fireEvent.keyDown(button('Guardar'), { key: 'Escape' });
  expect(bubble()).toBeNull();
});

it('does not show on programmatic focus', async () => {
  renderKit(<Page />);
  fireEvent.keyDown(document.body, { key: 'Enter' });
  act(() => button('Guardar').focus());
  await pass(1000);
  expect(bubble()).toBeNull();
});

it('closes on blur and click, and shows a changed name the next time', async () => {
  renderKit(<Page />);
  await tabTo('Guardar');
  fireEvent.click(button('Guardar'));
  expect(bubble()).toBeNull();
  await tabTo('Partilhar');
  expect(bubble()).toBe('Partilhar');
  await tabTo('Remover');
  expect(bubble()).toBe('Remover');
});

it('closes when Tab moves focus away from a hovered button, so Escape reaches the dialog', async () => {
  renderKit(<Page />);
  const field = document.body.appendChild(document.createElement('input'));
  await enter('Guardar');
  await pass(700);
  expect(bubble()).toBe('Guardar');
  fireEvent.keyDown(document.body, { key: 'Tab' });
  act(() => field.focus());
  await pass(1000);
  expect(bubble()).toBeNull();
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  fireEvent(field, escape);
  expect(escape.defaultPrevented).toBe(false);
  field.remove();
});

it('does not show on touch', async () => {
  renderKit(<Page />);
  await enter('Guardar', 'touch');
  await pass(2000);
  expect(bubble()).toBeNull();
});

it('has no accessibility violations', async () => {
  renderKit(<Page />);
  await tabTo('Partilhar');
  jest.useRealTimers();
  expect(await accessibilityProblems()).toEqual([]);
});
