import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useFormAge } from './use-send-form';

function Form() {
  const age = useFormAge();
  return <button onClick={({ currentTarget }) => (currentTarget.textContent = String(age()))}>age</button>;
}

describe('useFormAge', () => {
  let now: jest.SpiedFunction<typeof performance.now>;
  beforeEach(() => {
    now = jest.spyOn(performance, 'now');
  });
  afterEach(() => now.mockRestore());

  it('counts from the mount', () => {
    now.mockReturnValue(5000);
    render(<Form />);
    now.mockReturnValue(7500.4);
    screen.getByRole('button').click();
    expect(screen.getByRole('button')).toHaveTextContent('2500');
  });

  it('counts from the page load for server-rendered forms', async () => {
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(<Form />);
    now.mockReturnValue(5000);
    await act(async () => hydrateRoot(place, <Form />));
    now.mockReturnValue(7500.4);
    place.querySelector('button')?.click();
    expect(place).toHaveTextContent('7500');
  });
});
