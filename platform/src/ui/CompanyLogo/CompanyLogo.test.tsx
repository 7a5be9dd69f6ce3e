import { fireEvent, render, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { renderKit } from '../testing/render-kit';
import { CompanyLogo } from './CompanyLogo';

/** The logo is decorative and therefore has no role. */
const picture = (container: HTMLElement) => container.querySelector('img');

it('renders the image', () => {
  const { container } = renderKit(<CompanyLogo name="Vela Digital" url="/files/vela.svg" />);
  expect(picture(container)).toHaveAttribute('src', '/files/vela.svg');
  expect(container.firstElementChild).toHaveAttribute('data-theme', 'light');
});

it('falls back to the first letter and loads a new URL', () => {
  const { container, rerender } = renderKit(<CompanyLogo name="olaria" url="/files/gone.svg" />);
  fireEvent.error(picture(container)!);
  expect(container).toHaveTextContent('O');
  rerender(<CompanyLogo name="olaria" url="/files/new.svg" />);
  expect(picture(container)).toHaveAttribute('src', '/files/new.svg');
});

it('falls back if the image failed before hydration', () => {
  const page = document.createElement('div');
  const logo = <CompanyLogo name="olaria" url="/files/gone.svg" />;
  page.innerHTML = renderToString(logo);
  const image = picture(page)!;
  Object.defineProperties(image, { complete: { value: true }, naturalWidth: { value: 0 } });
  // Simulates a browser, which loads the image when `src` is set.
  jest.spyOn(image, 'setAttribute').mockImplementation(() => queueMicrotask(() => fireEvent.error(image)));
  render(logo, { container: document.body.appendChild(page), hydrate: true });
  return waitFor(() => expect(page).toHaveTextContent(/^O$/));
});

it('shows the letter without a logo', () => {
  const { container } = renderKit(<CompanyLogo name=" Água Clara" url={null} />);
  expect(container).toHaveTextContent(/^Á$/);
});
