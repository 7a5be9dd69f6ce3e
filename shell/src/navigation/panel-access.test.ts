import { createValueStore, type Session } from 'platform';
import { buildUser, createFakeServices } from 'platform/testing';
import { createLiveRegistry } from '../remotes/live-registry';
import { offerPanel } from './panel-access';

const visitor: Session = { status: 'anonymous', user: null };
const loading: Session = { status: 'loading', user: null };
const as = (role: 'user' | 'admin'): Session => ({ status: 'authenticated', user: buildUser({ role }) });

const settle = () => new Promise((resolve) => setTimeout(resolve));
const press = (key: string, options: KeyboardEventInit = { shiftKey: true }, target: EventTarget = document.body) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, ...options }));

const removals: (() => void)[] = [];

function offer(session: Session, { address = '/home', version = '1.0.0' } = {}) {
  window.history.replaceState(null, '', address);
  const services = createFakeServices({ path: '/home' });
  const store = createValueStore(session);
  const add = jest.spyOn(document, 'addEventListener');
  let hasFocus = false;
  let close = () => {};
  const open = jest.fn((options: { onClose: () => void }) => {
    close = options.onClose;
    return { close, focus: () => (hasFocus = true), hasFocus: () => hasFocus };
  });
  const load = jest.fn(() => Promise.resolve(open));
  const wasOpened = offerPanel({
    live: createLiveRegistry({ contract: 1, remotes: [] }),
    services,
    session: store,
    opened: '/home',
    shellVersion: version,
    load,
  });
  for (const [type, listener] of add.mock.calls) removals.push(() => document.removeEventListener(type, listener));
  add.mockRestore();
  return { open, load, store, wasOpened, close: () => close() };
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  for (const remove of removals.splice(0)) remove();
  document.body.replaceChildren();
});

it.each([
  ['a visitor', visitor, '1.0.0', false],
  ['a candidate', as('user'), '1.0.0', false],
  ['an admin', as('admin'), '1.0.0', true],
  ['a visitor in development', visitor, '1.0.0-dev', true],
] as const)('the address and Shift+P for %s', async (_, session, version, isShown) => {
  for (const address of ['/home?panel', '/home']) {
    sessionStorage.clear();
    const { load, open, wasOpened } = offer(session, { address, version });
    await settle();
    expect(load).toHaveBeenCalledTimes(isShown && address !== '/home' ? 1 : 0);
    if (address === '/home') press('P');
    await settle();
    // The code is not requested either.
    expect(load).toHaveBeenCalledTimes(isShown ? 1 : 0);
    expect(open).toHaveBeenCalledTimes(isShown ? 1 : 0);
    expect(wasOpened()).toBe(isShown);
    for (const remove of removals.splice(0)) remove();
  }
});

it('waits for the session, and stays for the tab until it is closed', async () => {
  const first = offer(loading, { address: '/home?panel' });
  await settle();
  expect(first.load).not.toHaveBeenCalled();
  first.store.set(as('admin'));
  await settle();
  expect(first.open).toHaveBeenCalledTimes(1);

  const reloaded = offer(as('admin'));
  await settle();
  expect(reloaded.open).toHaveBeenCalledTimes(1);
  reloaded.close();
  const later = offer(as('admin'));
  await settle();
  expect(later.open).not.toHaveBeenCalled();
});

it('leaves the key to fields, and other keys to the page', async () => {
  const { open } = offer(as('admin'));
  document.body.innerHTML = '<input><textarea></textarea><select></select>';
  for (const field of document.body.children) press('P', { shiftKey: true }, field);
  press('p', {});
  press('P', { shiftKey: true, ctrlKey: true });
  press('Q');
  await settle();
  expect(open).not.toHaveBeenCalled();
});

it('Shift+P again closes the panel, and returns the focus', async () => {
  document.body.innerHTML = '<button>Procurar</button>';
  const button = document.querySelector('button')!;
  button.focus();
  const { open } = offer(as('admin'));
  press('P');
  await settle();
  await settle();
  expect(open).toHaveBeenCalledTimes(1);
  button.blur();
  press('P');
  expect(document.activeElement).toBe(button);
  expect(sessionStorage).toHaveLength(0);
  press('P');
  await settle();
  expect(open).toHaveBeenCalledTimes(2);
});
