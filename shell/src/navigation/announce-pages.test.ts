import { waitFor } from '@testing-library/react';
import { createFakeServices } from 'platform/testing';
import { announcePages } from './announce-pages';
import { fromTheTop } from './other-page';

function openPage() {
  document.head.innerHTML = '<title>Ofertas | Trampolim</title>';
  document.body.innerHTML = '<button>antes</button><main id="main" tabindex="-1"></main>';
  const announce = jest.fn();
  const services = { ...createFakeServices({ path: '/jobs' }), announcer: { announce } };
  announcePages(services);
  document.querySelector('button')?.focus();
  return { announce, history: services.history };
}

describe('a navigation to another page', () => {
  it('focuses its content and announces its title after the title is set', async () => {
    const { announce, history } = openPage();
    history.push('/companies');
    expect(document.getElementById('main')).toHaveFocus();
    expect(announce).not.toHaveBeenCalled();
    document.title = 'Trampolim';
    document.title = 'Empresas | Trampolim';
    await waitFor(() => expect(announce).toHaveBeenCalledWith('Empresas | Trampolim'));
    expect(announce).toHaveBeenCalledTimes(1);
  });

  it('does not move the focus when only the query changes', () => {
    const { history } = openPage();
    history.push('/jobs?page=2');
    expect(document.querySelector('button')).toHaveFocus();
  });

  it('moves the focus when the same page restarts', () => {
    const { history } = openPage();
    history.push('/jobs?page=2', fromTheTop);
    expect(document.getElementById('main')).toHaveFocus();
  });
});
