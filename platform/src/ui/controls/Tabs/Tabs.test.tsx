import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { accessibilityProblems, renderKit } from '../../testing/render-kit';
import { Tabs } from './Tabs';

function Example({ onChange = () => {} }: { onChange?: (value: string) => void }) {
  const [value, setValue] = useState('one');
  const tabs = [
    { value: 'one', label: 'Guardados', content: 'Lista' },
    { value: 'two', label: 'Enviar novo', content: 'Ficheiro' },
    { value: 'three', label: 'Modelos', content: 'Três' },
  ];
  const choose = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return <Tabs label="Currículo" tabs={tabs} value={value} onChange={choose} />;
}

const tab = (name: string) => screen.getByRole('tab', { name, selected: true });

it('moves with arrow keys and shows the panel of the selected tab', async () => {
  const { user } = renderKit(<Example />);
  expect(screen.getByRole('tabpanel', { name: 'Guardados' })).toHaveTextContent('Lista');
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(tab('Enviar novo')).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Enviar novo' })).toHaveTextContent('Ficheiro');
  expect(await accessibilityProblems()).toEqual([]);
});

it('wraps around, and supports Home and End', async () => {
  const { user } = renderKit(<Example />);
  await user.tab();
  await user.keyboard('{ArrowLeft}');
  expect(tab('Modelos')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(tab('Guardados')).toHaveFocus();
  await user.keyboard('{End}');
  expect(tab('Modelos')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(tab('Guardados')).toHaveFocus();
});

it('ignores browser shortcuts', async () => {
  const { user } = renderKit(<Example />);
  await user.tab();
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(tab('Guardados')).toHaveFocus();
});

it('is a single tab stop', async () => {
  const { user } = renderKit(<Example />);
  await user.tab();
  expect(tab('Guardados')).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('tabpanel', { name: 'Guardados' })).toHaveFocus();
});

it('calls onChange for a click on the selected tab', async () => {
  const onChange = jest.fn();
  const { user } = renderKit(<Example onChange={onChange} />);
  await user.click(tab('Guardados'));
  expect(onChange.mock.calls).toEqual([['one']]);
});

it('moves by one tab in a shadow root', async () => {
  const onChange = jest.fn();
  const shadow = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  const root = createRoot(shadow);
  act(() => root.render(<Example onChange={onChange} />));
  const [first, second] = shadow.querySelectorAll<HTMLElement>('[role="tab"]');
  act(() => first?.focus());
  await act(async () => {
    first?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(shadow.activeElement).toBe(second);
  expect(onChange.mock.calls).toEqual([['two']]);
  act(() => root.unmount());
});

it('scrolls its row to the selected tab, without scrolling the page', async () => {
  const places = { offsetLeft: 300, offsetWidth: 100, clientWidth: 320 };
  const originals = Object.keys(places).map((name) => {
    const owner = name === 'clientWidth' ? Element.prototype : HTMLElement.prototype;
    return [owner, name, Object.getOwnPropertyDescriptor(owner, name)!] as const;
  });
  for (const [owner, name] of originals) {
    Object.defineProperty(owner, name, { configurable: true, value: places[name as keyof typeof places] });
  }
  const { user } = renderKit(<Example />);
  const row = screen.getByRole('tablist');
  expect(row.scrollLeft).toBe(190);
  row.scrollLeft = 0;
  await user.click(screen.getByRole('tab', { name: 'Modelos' }));
  expect(row.scrollLeft).toBe(190);
  for (const [owner, name, original] of originals) Object.defineProperty(owner, name, original);
});
