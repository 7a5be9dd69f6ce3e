import { fireEvent } from '@testing-library/react';
import { renderKit } from '../testing/render-kit';
import { CompanyLogo } from './CompanyLogo';

/** The tile is decoration, hidden from every role. */
const picture = (container: HTMLElement) => container.querySelector('img');

it('draws the picture on a light tile', () => {
  const { container } = renderKit(<CompanyLogo name="Vela Digital" url="/files/vela.svg" />);
  expect(picture(container)).toHaveAttribute('src', '/files/vela.svg');
  expect(container.firstElementChild).toHaveAttribute('data-theme', 'light');
});

it('falls back to the first letter, and tries a new address again', () => {
  const { container, rerender } = renderKit(<CompanyLogo name="olaria" url="/files/gone.svg" />);
  fireEvent.error(picture(container)!);
  expect(container).toHaveTextContent('O');
  rerender(<CompanyLogo name="olaria" url="/files/new.svg" />);
  expect(picture(container)).toHaveAttribute('src', '/files/new.svg');
});

it('shows the letter where there is no logo', () => {
  const { container } = renderKit(<CompanyLogo name=" Água Clara" url={null} />);
  expect(container).toHaveTextContent(/^Á$/);
});
