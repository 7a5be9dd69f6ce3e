import { act, screen, within } from '@testing-library/react';
import { Button, Skeleton } from 'platform';
import { slowAfter } from 'platform/shell';
import { renderShell } from '../testing/render-shell';
import { SlowNotice } from './SlowNotice';
import { markDocumentLoads, watchWaits } from './watch-waits';

const title = 'Está a demorar…';
const notice = () => screen.queryByText(title);
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

describe('slow notice', () => {
  const retry = jest.fn();
  let page: HTMLElement;

  beforeEach(() => {
    jest.useFakeTimers();
    retry.mockClear();
    page = document.createElement('main');
    document.body.append(page);
    renderShell(<SlowNotice wait={watchWaits(document)} retry={retry} />);
  });
  afterEach(() => {
    jest.useRealTimers();
    document.documentElement.removeAttribute('data-busy');
    document.body.replaceChildren();
  });

  const shown = (html: string) => act(async () => void (page.innerHTML = html));

  it.each([
    ['a skeleton', '<span data-skeleton></span>'],
    ['outdated content', '<div aria-busy="true"></div>'],
  ])('appears after four seconds of %s, with a retry, and disappears with it', async (_, html) => {
    await shown(html);
    await pass(slowAfter - 1);
    expect(notice()).not.toBeInTheDocument();
    await pass(1);
    expect(screen.getByRole('status')).toHaveTextContent(title);
    screen.getByRole('button', { name: 'Tentar novamente' }).click();
    expect(retry).toHaveBeenCalledTimes(1);
    await shown('');
    expect(notice()).not.toBeInTheDocument();
  });

  it('counts each wait on its own', async () => {
    await shown('<span data-skeleton></span>');
    await pass(slowAfter - 1);
    await shown('<i data-skeleton></i>');
    await pass(slowAfter - 1);
    expect(notice()).not.toBeInTheDocument();
    await pass(1);
    expect(notice()).toBeInTheDocument();
  });

  it('has no retry for a button’s request, which must not be sent twice, and none for an upload with its own progress', async () => {
    await shown('<form><button><i data-busy></i></button><i role="progressbar"></i></form>');
    await pass(slowAfter);
    expect(notice()).not.toBeInTheDocument();
    await shown('<form><button><i data-busy></i></button></form>');
    await pass(slowAfter);
    expect(notice()).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Tentar novamente' })).not.toBeInTheDocument();
  });

  it('covers waits in an isolated remote', async () => {
    await shown('<div></div>');
    const root = page.firstElementChild!.attachShadow({ mode: 'open' });
    await act(async () => void (root.innerHTML = '<b></b>'));
    await act(async () => page.append(document.createElement('hr')));
    await act(async () => void (root.innerHTML = '<b data-skeleton></b>'));
    await pass(slowAfter);
    expect(notice()).toBeInTheDocument();
  });

  it('can be closed, and appears again for the next wait', async () => {
    await shown('<b data-skeleton></b>');
    await pass(slowAfter);
    await act(async () => screen.getByRole('button', { name: 'Fechar este aviso' }).click());
    expect(notice()).not.toBeInTheDocument();
    await shown('');
    await shown('<b data-skeleton></b>');
    await pass(slowAfter);
    expect(notice()).toBeInTheDocument();
  });

  it('appears while another document of the site is loading, and not for a download', async () => {
    const navigation = new EventTarget();
    const load = (path: string) =>
      Object.assign(new Event('navigate'), {
        downloadRequest: null,
        destination: { sameDocument: false, url: window.location.origin + path },
      });
    markDocumentLoads(
      Object.assign(Object.create(window) as Window, { document, navigation, addEventListener: jest.fn() }),
    );
    navigation.dispatchEvent(load('/api/account/resumes/r-1/file'));
    await pass(slowAfter);
    expect(notice()).not.toBeInTheDocument();
    navigation.dispatchEvent(load('/jobs'));
    await pass(slowAfter);
    expect(notice()).toBeInTheDocument();
    await act(async () => void navigation.dispatchEvent(new Event('navigateerror')));
    expect(notice()).not.toBeInTheDocument();
  });
});

it('knows the elements of the kit', () => {
  const { container } = renderShell(
    <>
      <Skeleton />
      <Button busy>Enviar</Button>
    </>,
  );
  expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(1);
  expect(within(screen.getByRole('button')).getByText('', { selector: '[data-busy]' })).toBeInTheDocument();
});
