import { useLayoutEffect, useReducer, useState } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { PlatformError, type PlatformErrorCode } from 'shared-contracts';
import { afterHydration } from '../services/hydration';
import { createLifecycles, type RootRecipe } from './lifecycles';

const report = jest.fn();

const failure = (code: PlatformErrorCode, message: string) =>
  new PlatformError(code, undefined, { cause: new Error(message) });

const recipe = (over: Partial<RootRecipe<{ domElement: HTMLElement; version?: string }>>) =>
  createLifecycles({
    id: 'mfe-test',
    mayHydrate: () => true,
    tree: () => <p>conteúdo</p>,
    panel: ({ retry, code }) => (
      <>
        <button type="button" onClick={retry}>
          Tentar novamente
        </button>
        <small>{code}</small>
      </>
    ),
    report: (id, error) => report(id, error),
    ...over,
  });

function Form() {
  const [name, setName] = useState('');
  const [ticked, setTicked] = useState(false);
  const [city, setCity] = useState('');
  return (
    <>
      <input aria-label="nome" value={name} onChange={(event) => setName(event.target.value)} />
      <input aria-label="aceito" type="checkbox" checked={ticked} onChange={() => setTicked(!ticked)} />
      <select aria-label="cidade" value={city} onChange={(event) => setCity(event.target.value)}>
        <option value="" disabled>
          Escolha
        </option>
        <option>Braga</option>
      </select>
      <output>{`${name}|${ticked}|${city}`}</output>
    </>
  );
}

describe('lifecycles', () => {
  let domElement: HTMLElement;

  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    report.mockReset();
    domElement = document.createElement('div');
    document.body.replaceChildren(domElement);
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => jest.restoreAllMocks());

  it('mount, update and clean up', async () => {
    const remote = recipe({ tree: (props) => <p>{props.version ?? 'sem versão'}</p> });
    await act(() => remote.mount({ domElement }));
    expect(domElement).toHaveTextContent('sem versão');
    await act(() => remote.update({ domElement, version: '2' }));
    expect(domElement).toHaveTextContent('2');
    await act(() => remote.unmount({ domElement }));
    expect(domElement).toBeEmptyDOMElement();
  });

  it('show a panel when mounting throws, and restart in place', async () => {
    let broken = true;
    const remote = recipe({
      prepare: () => {
        if (broken) throw new Error('no texts');
      },
    });
    await act(() => remote.mount({ domElement, version: '1.0.0' }));
    expect(report).toHaveBeenCalledWith('mfe-test@1.0.0', failure('TP-501', 'no texts'));
    expect(await screen.findByText('TP-501')).toBeVisible();
    broken = false;
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('conteúdo')).toBeVisible();
  });

  it('show a panel when rendering throws, and restart in place', async () => {
    let broken = true;
    const Crash = () => {
      if (broken) throw new Error('render');
      return <p>inteiro</p>;
    };
    const remote = recipe({ tree: () => <Crash /> });
    await act(() => remote.mount({ domElement }));
    expect(report).toHaveBeenCalledWith('mfe-test', failure('TP-502', 'render'));
    expect(screen.getByText('TP-502')).toBeVisible();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('inteiro')).toBeVisible();
  });

  it('never reject, even if the panel throws', async () => {
    const Crash = () => {
      throw new Error('everything');
    };
    const remote = recipe({ tree: () => <Crash />, panel: () => <Crash /> });
    // Not in `act`, which would throw the error instead of passing it to the root's handler.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    await expect(remote.mount({ domElement })).resolves.toBeUndefined();
    await waitFor(() => expect(report).toHaveBeenCalledWith('mfe-test', failure('TP-502', 'everything')));
    await expect(remote.unmount({ domElement })).resolves.toBeUndefined();
  });

  it('hydrate the server content and preserve input, focus and selection', async () => {
    domElement.innerHTML = renderToString(<Form />);
    domElement.dataset['hydrate'] = '1';
    const field = screen.getByLabelText<HTMLInputElement>('nome');
    await userEvent.type(field, 'Ana');
    await userEvent.click(screen.getByLabelText('aceito'));
    await userEvent.selectOptions(screen.getByLabelText('cidade'), 'Braga');
    field.focus();
    field.setSelectionRange(1, 2);

    const remote = recipe({ tree: () => <Form /> });
    await act(() => remote.mount({ domElement }));
    await waitFor(() => expect(domElement.querySelector('output')).toHaveTextContent('Ana|true|Braga'));
    expect(screen.getByLabelText('nome')).toBe(field);
    expect(field).toHaveValue('Ana');
    expect(screen.getByLabelText('cidade')).toHaveValue('Braga');
    expect(field).toHaveFocus();
    expect([field.selectionStart, field.selectionEnd]).toEqual([1, 2]);
    expect(report).not.toHaveBeenCalled();
  });

  it('put the cursor at the end of input that a render has discarded', async () => {
    function Rerendered() {
      const [, rerender] = useReducer((renders: number) => renders + 1, 0);
      useLayoutEffect(rerender, [rerender]);
      return <Form />;
    }
    domElement.innerHTML = renderToString(<Rerendered />);
    domElement.dataset['hydrate'] = '1';
    const field = screen.getByLabelText<HTMLInputElement>('nome');
    await userEvent.type(field, 'Ana');
    field.setSelectionRange(1, 2);
    await act(() => recipe({ tree: () => <Rerendered /> }).mount({ domElement }));
    expect(field).toHaveValue('Ana');
    expect([field.selectionStart, field.selectionEnd]).toEqual([3, 3]);
  });

  it('preserve input during hydration', async () => {
    domElement.innerHTML = renderToString(<Form />);
    domElement.dataset['hydrate'] = '1';
    const field = screen.getByLabelText<HTMLInputElement>('nome');
    // Not in `act`, which would hydrate synchronously.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    await recipe({ tree: () => <Form /> }).mount({ domElement });
    field.value = 'Ana';
    await waitFor(() => expect(domElement.querySelector('output')).toHaveTextContent('Ana|false|'));
    expect(screen.getByLabelText('nome')).toBe(field);
    expect(field).toHaveValue('Ana');
  });

  it('report nothing when unmounted before hydration', async () => {
    domElement.innerHTML = renderToString(<Form />);
    domElement.dataset['hydrate'] = '1';
    const remote = recipe({ tree: () => <Form /> });
    // Not in `act`, which would complete the hydration.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    await remote.mount({ domElement });
    await remote.unmount({ domElement });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(domElement).toBeEmptyDOMElement();
    expect(report).not.toHaveBeenCalled();
  });

  it('yield to the main thread during hydration', async () => {
    const order: string[] = [];
    const busy = (ms: number) => {
      const until = performance.now() + ms;
      while (performance.now() < until);
    };
    const Slow = ({ number }: { number: number }) => {
      if (number === 0) setTimeout(() => order.push('input'));
      busy(4);
      return <p>{number}</p>;
    };
    const Page = () => {
      useLayoutEffect(() => void order.push('done'), []);
      return Array.from({ length: 20 }, (_, number) => <Slow key={number} number={number} />);
    };
    domElement.innerHTML = Array.from({ length: 20 }, (_, number) => `<p>${number}</p>`).join('');
    domElement.dataset['hydrate'] = '1';
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    await recipe({ tree: () => <Page /> }).mount({ domElement });
    await waitFor(() => expect(order).toContain('done'));
    expect(order[0]).toBe('input');
  });

  it('defer page changes until hydration has finished', async () => {
    const order: string[] = [];
    domElement.innerHTML = '<p>conteúdo</p>';
    domElement.dataset['hydrate'] = '1';
    const Page = () => {
      useLayoutEffect(() => void order.push('done'), []);
      return <p>conteúdo</p>;
    };
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    await recipe({ tree: () => <Page /> }).mount({ domElement });
    afterHydration(() => order.push('change'));
    await waitFor(() => expect(order).toEqual(['done', 'change']));
  });

  it('stop deferring page changes after unmount', async () => {
    const change = jest.fn();
    domElement.innerHTML = '<p>conteúdo</p>';
    domElement.dataset['hydrate'] = '1';
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    const remote = recipe({});
    await remote.mount({ domElement });
    afterHydration(change);
    await remote.unmount({ domElement });
    expect(change).toHaveBeenCalledTimes(1);
  });

  it('render on the client and preserve input if the language has changed', async () => {
    domElement.innerHTML = renderToString(<Form />);
    domElement.dataset['hydrate'] = '1';
    const field = screen.getByLabelText('nome');
    await userEvent.type(field, 'Ana');
    await act(() => recipe({ tree: () => <Form />, mayHydrate: () => false }).mount({ domElement }));
    await waitFor(() => expect(domElement.querySelector('output')).toHaveTextContent('Ana|false|'));
    expect(screen.getByLabelText('nome')).not.toBe(field);
    expect(report).not.toHaveBeenCalled();
  });

  it('preserve input when a hydration mismatch causes a client render', async () => {
    domElement.innerHTML = renderToString(<Form />);
    domElement.dataset['hydrate'] = '1';
    domElement.querySelector('output')!.textContent = 'outro';
    const field = screen.getByLabelText('nome');
    await userEvent.type(field, 'Ana');
    await act(() => recipe({ tree: () => <Form /> }).mount({ domElement }));
    await waitFor(() => expect(domElement.querySelector('output')).toHaveTextContent('Ana|false|'));
    expect(screen.getByLabelText('nome')).not.toBe(field);
    expect(screen.getByLabelText('nome')).toHaveFocus();
  });

  it('hydrate once, and render on the client after that', async () => {
    domElement.innerHTML = '<p>conteúdo</p>';
    domElement.dataset['hydrate'] = '1';
    const remote = recipe({});
    await act(() => remote.mount({ domElement }));
    await act(() => remote.unmount({ domElement }));
    domElement.innerHTML = '<p>de outra vez</p>';
    await act(() => remote.mount({ domElement }));
    expect(domElement).toHaveTextContent('conteúdo');
    expect(report).not.toHaveBeenCalled();
  });

  it('report a hydration mismatch and render on the client', async () => {
    domElement.innerHTML = '<p>outro</p>';
    domElement.dataset['hydrate'] = '1';
    await act(() => recipe({}).mount({ domElement }));
    expect(domElement).toHaveTextContent('conteúdo');
    expect(report.mock.calls).toEqual([['mfe-test', expect.objectContaining({ code: 'TP-504' })]]);
  });
});
