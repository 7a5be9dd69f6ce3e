import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useClientValue } from './use-client-value';

const seen: string[] = [];

function Shown({ value }: { value: string }) {
  const shown = useClientValue(value, 'server');
  seen.push(shown);
  return <p>{shown}</p>;
}

async function hydrate(value: string) {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Shown value={value} />);
  expect(root).toHaveTextContent('server');
  seen.length = 0;
  await act(async () => hydrateRoot(root, <Shown value={value} />));
  return root;
}

it('is the value of the server until the component is hydrated', async () => {
  expect(await hydrate('client')).toHaveTextContent('client');
  expect(seen[0]).toBe('server');
});

it('does not render again if the values are equal', async () => {
  await hydrate('server');
  expect(seen).toEqual(['server']);
});
