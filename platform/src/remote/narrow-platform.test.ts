import { createFakeServices } from '../testing/fake-services';
import { createNarrowPlatform } from './narrow-platform';

const owns = (pathname: string) => pathname === '/admin';

function open(path: string) {
  const services = createFakeServices({ path });
  const session = {
    get: () => ({ status: 'anonymous', user: null }) as const,
    subscribe: () => () => {},
    start: () => {},
  };
  return { services, platform: createNarrowPlatform({ services, session, owns }) };
}

describe('the narrow platform', () => {
  it('returns the address, which does not change while another remote is active', () => {
    const { services, platform } = open('/admin?tab=send');
    const listener = jest.fn();
    platform.address.subscribe(listener);
    services.history.push('/admin?tab=history#top');
    expect(platform.address.get()).toBe('/admin?tab=history#top');
    services.history.push('/jobs');
    expect(platform.address.get()).toBe('/admin?tab=history#top');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('pushes or replaces a history entry', () => {
    const { services, platform } = open('/admin');
    platform.navigate('/admin?tab=send');
    platform.navigate('/admin?campaign=4', { replace: true });
    services.history.go(-1);
    expect(services.history.get().location.search).toBe('');
  });
});
