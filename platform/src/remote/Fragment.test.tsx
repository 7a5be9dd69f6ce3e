import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MountFragment } from '../services/fragments';
import { renderWithPlatform } from '../testing';
import { createFakeServices } from '../testing/fake-services';
import { Fragment } from './Fragment';
import { PlatformProviders } from './PlatformProviders';

function renderStrip(mount: MountFragment) {
  const services = createFakeServices();
  services.fragments.provide(mount);
  const strip = (title: string) => (
    <PlatformProviders services={services}>
      <h1>Início</h1>
      <Fragment of="mfe-jobs:recent" title={title} />
    </PlatformProviders>
  );
  const view = render(strip('Novas'));
  return { services, ...view, rename: (title: string) => view.rerender(strip(title)) };
}

describe('a fragment of another remote', () => {
  it('is mounted with its props, updated and unmounted', () => {
    const unmount = jest.fn();
    const update = jest.fn();
    const mount = jest.fn<ReturnType<MountFragment>, Parameters<MountFragment>>((_, slot) => {
      slot.textContent = 'ofertas';
      return { mounted: Promise.resolve(), update, unmount };
    });
    const view = renderStrip(mount);
    expect(screen.getByText('ofertas')).toBeVisible();
    expect(mount).toHaveBeenCalledWith('mfe-jobs:recent', expect.any(HTMLElement), { title: 'Novas' });
    view.rename('Novas');
    expect(update).not.toHaveBeenCalled();
    view.rename('Recentes');
    expect(update).toHaveBeenLastCalledWith({ title: 'Recentes' });
    expect(mount).toHaveBeenCalledTimes(1);
    view.unmount();
    expect(unmount).toHaveBeenCalledTimes(1);
  });

  it('shows a retry panel if it cannot be loaded', async () => {
    let dead = true;
    const { services } = renderStrip((_, slot) => {
      if (!dead) slot.textContent = 'ofertas';
      const mounted = dead ? Promise.reject(new Error('dead')) : Promise.resolve();
      return { mounted, update() {}, unmount() {} };
    });
    const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
    expect(screen.getByRole('heading', { name: 'Início' })).toBeVisible();
    expect(services.telemetry.errors()).toMatchObject([{ id: 'mfe-jobs:recent' }]);
    dead = false;
    await userEvent.click(retry);
    await waitFor(() => expect(screen.getByText('ofertas')).toBeVisible());
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('keeps the server-rendered content if the fragment cannot be loaded', async () => {
    const services = createFakeServices();
    const mount = jest.fn<ReturnType<MountFragment>, Parameters<MountFragment>>(() => ({
      mounted: Promise.reject(new Error('dead')),
      update() {},
      unmount() {},
    }));
    services.fragments.provide(mount);
    const page = document.createElement('div');
    page.innerHTML = '<div data-fragment="mfe-jobs:recent" data-hydrate="1"><a href="/jobs/12">Analista</a></div>';
    document.body.append(page);
    const complaints = jest.spyOn(console, 'error');
    render(
      <PlatformProviders services={services}>
        <Fragment of="mfe-jobs:recent" />
      </PlatformProviders>,
      { container: page, hydrate: true },
    );
    expect(mount.mock.calls[0]?.[1]).toHaveTextContent('Analista');
    await waitFor(() => expect(services.telemetry.errors()).toHaveLength(1));
    expect(screen.getByRole('link', { name: 'Analista' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(complaints).not.toHaveBeenCalled();
  });

  it('shows a panel without a fragment provider', async () => {
    renderWithPlatform(<Fragment of="mfe-jobs:recent" />);
    expect(await screen.findByRole('alert')).toBeVisible();
  });
});
