import type { ReactNode } from 'react';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom';
import { Link, NavLink } from './Link';

function Place() {
  const { pathname, search, state } = useLocation();
  return <output>{`${useNavigationType()} ${pathname}${search} ${JSON.stringify(state)}`}</output>;
}

function open(link: ReactNode, at = '/jobs') {
  render(
    <MemoryRouter initialEntries={[at]}>
      {link}
      <Place />
    </MemoryRouter>,
  );
  return {
    user: userEvent.setup(),
    link: screen.getByRole('link'),
    place: () => screen.getByRole('status').textContent,
  };
}

describe('a link to a page of the site', () => {
  it('is handled by the router, with its state', async () => {
    const { user, link, place } = open(<Link to={{ pathname: '/home', search: 'a=1' }} state={{ from: 'here' }} />);
    expect(link).toHaveAttribute('href', '/home?a=1');
    await user.click(link);
    expect(place()).toBe('PUSH /home?a=1 {"from":"here"}');
  });

  it.each([
    ['if `replace` is set', '/home', true],
    ['if it links to the current page', '/jobs', undefined],
  ])('replaces the history entry %s', async (_, to, replace) => {
    const { user, link, place } = open(<Link to={to} replace={replace} />);
    await user.click(link);
    expect(place()).toBe(`REPLACE ${to} null`);
  });

  it('does not navigate after preventDefault', async () => {
    const { user, link, place } = open(<Link to="/home" onClick={(event) => event.preventDefault()} />);
    await user.click(link);
    expect(place()).toBe('POP /jobs null');
  });

  it.each([
    ['with a modifier key', <Link key="1" to="/home" />, { ctrlKey: true }],
    ['with a target', <Link key="2" to="/home" target="_blank" />, {}],
  ])('is handled by the browser %s', (_, element, keys) => {
    const { link, place } = open(element);
    const click = createEvent.click(link, { button: 0, ...keys });
    fireEvent(link, click);
    expect(click.defaultPrevented).toBe(false);
    expect(place()).toBe('POP /jobs null');
  });
});

it.each(['https://example.com/jobs', '//example.com', 'mailto:a@example.com'])('%s is a plain link', (to) => {
  const { link } = open(<Link to={to} />);
  const click = createEvent.click(link);
  fireEvent(link, click);
  expect(link).toHaveAttribute('href', to);
  expect(click.defaultPrevented).toBe(false);
});

it.each([
  ['/jobs', false, 'page'],
  ['/jobs/analista-12', false, 'page'],
  ['/jobs/analista-12', true, null],
  ['/jobseekers', false, null],
])('on %s a navigation link to /jobs (end: %s) is current: %s', (at, end, current) => {
  const { link } = open(<NavLink to="/jobs" end={end} />, at);
  expect(link.getAttribute('aria-current')).toBe(current);
});
