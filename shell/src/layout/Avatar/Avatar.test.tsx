import { render } from '@testing-library/react';
import { Avatar } from './Avatar';
import { displayName } from './display-name';

const nobody = { firstName: null, lastName: null, username: '', profilePicture: null };

it.each([
  [{ ...nobody, firstName: ' Élio', username: 'x' }, 'É'],
  [{ ...nobody, username: 'ana' }, 'A'],
  [nobody, 'U'],
])('shows the letter of %j', (user, letter) => {
  const { container } = render(<Avatar user={user} ground="paper" />);
  expect(container).toHaveTextContent(letter);
});

it('shows the picture where there is one', () => {
  const { container } = render(<Avatar user={{ ...nobody, profilePicture: '/files/me.png' }} ground="chrome" />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/files/me.png');
});

it('names a person as far as they are known', () => {
  expect(displayName({ firstName: 'Inês', lastName: ' ', username: 'ines' })).toBe('Inês');
  expect(displayName({ firstName: null, lastName: null, username: 'ines' })).toBe('ines');
});
