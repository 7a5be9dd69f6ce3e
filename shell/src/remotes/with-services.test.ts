import { defineLifecycles, type LifecycleSteps, type ServiceProps } from 'platform/lifecycles';
import { createFakeServices } from 'platform/testing';
import { createSessionSource } from 'platform/shell';
import { buildRemote } from './testing/build-remote';
import { withServices } from './with-services';

function createScene(steps: Partial<LifecycleSteps>, platform = '^2.0.0') {
  const services = createFakeServices({ path: '/jobs' });
  const own = defineLifecycles({ mount() {}, unmount() {}, ...steps });
  const page = { services, session: createSessionSource(services.store) };
  const domElement = document.createElement('div');
  return { services, domElement, lifecycles: withServices(own, buildRemote({ server: null, platform }), page) };
}

it('passes the same services to every step of one mount, and properties to a fragment', async () => {
  const seen: ServiceProps[] = [];
  const note = (props: ServiceProps) => void seen.push(props);
  const { lifecycles, domElement } = createScene({ mount: note, update: note, unmount: note });
  await lifecycles.bootstrap();
  await lifecycles.mount({ domElement });
  await lifecycles.update({ domElement, props: { count: 2 } } as { domElement: HTMLElement });
  await lifecycles.unmount({ domElement });
  expect(seen.map(({ services }) => services === seen[0]?.services)).toEqual([true, true, true]);
  expect(seen[0]?.services.language.get()).toBe('pt');
  expect(seen[1]?.props).toEqual({ count: 2 });
});

it('leaves no markup and no subscription after unmount, even if unmount fails', async () => {
  const listener = jest.fn();
  const { lifecycles, domElement, services } = createScene({
    mount({ domElement: element, services: own }) {
      element.textContent = 'content';
      own.theme.subscribe(listener);
    },
    unmount() {
      throw new Error('unmount');
    },
  });
  await lifecycles.mount({ domElement });
  await expect(lifecycles.unmount({ domElement })).rejects.toThrow('unmount');
  services.theme.set('dark');
  expect(listener).not.toHaveBeenCalled();
  expect(domElement).toBeEmptyDOMElement();
});

it('empties the element of a failed mount, which can be repeated', async () => {
  const unmount = jest.fn();
  let attempt = 0;
  const { lifecycles, domElement } = createScene({
    mount({ domElement: element }) {
      element.append('part');
      attempt += 1;
      if (attempt === 1) throw new Error('mount');
    },
    unmount,
  });
  await expect(lifecycles.mount({ domElement })).rejects.toThrow('mount');
  expect(domElement).toBeEmptyDOMElement();
  await lifecycles.unmount({ domElement });
  expect(unmount).not.toHaveBeenCalled();
  await lifecycles.mount({ domElement });
  expect(domElement).toHaveTextContent('part');
});

it('names the services `platform` too for a remote of the previous major version, and for no other', async () => {
  const seen: object[] = [];
  for (const range of ['^1.0.0', '^2.0.0']) {
    const { lifecycles, domElement } = createScene({ mount: (props) => void seen.push(props) }, range);
    await lifecycles.mount({ domElement });
  }
  expect(seen[0]).toHaveProperty('platform', expect.objectContaining({ report: expect.any(Function) }));
  expect(seen[1]).not.toHaveProperty('platform');
});
