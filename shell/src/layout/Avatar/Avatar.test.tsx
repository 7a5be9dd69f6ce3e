import { fireEvent, render } from '@testing-library/react';
import { Avatar, displayName } from './Avatar';

const nameless = { firstName: null, lastName: null, username: '', profilePicture: null };

it.each([
  [{ ...nameless, firstName: ' Élio', username: 'x' }, 'É'],
  [{ ...nameless, username: 'ana' }, 'A'],
  [nameless, 'U'],
])('shows the initial of %j', (user, letter) => {
  const { container } = render(<Avatar user={user} ground="paper" />);
  expect(container).toHaveTextContent(letter);
});

it('shows the profile picture', () => {
  const { container } = render(<Avatar user={{ ...nameless, profilePicture: '/files/me.png' }} ground="chrome" />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/files/me.png');
});

it('shows the initial when the picture cannot be loaded, until the picture changes', () => {
  const ana = { ...nameless, username: 'ana', profilePicture: '/files/gone.png' };
  const { container, rerender } = render(<Avatar user={ana} ground="chrome" />);
  fireEvent.error(container.querySelector('img')!);
  expect(container).toHaveTextContent('A');
  rerender(<Avatar user={{ ...ana, profilePicture: '/files/new.png' }} ground="chrome" />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/files/new.png');
});

it("shows the known parts of the user's name", () => {
  expect(displayName({ firstName: 'Inês', lastName: ' ', username: 'ines' })).toBe('Inês');
  expect(displayName({ firstName: null, lastName: null, username: 'ines' })).toBe('ines');
});
