import {
  createRemoteServices,
  platformVersion,
  type Lifecycles,
  type PageServices,
  type SessionSource,
} from 'platform/shell';
import { previousFor, type PageRemote } from 'shared-contracts';

interface Page {
  services: PageServices;
  session: SessionSource;
}

type Mount = ReturnType<typeof createRemoteServices>;

interface Props {
  domElement: HTMLElement;
  /** Fragments have none: they are mounted at any address. */
  owns?: (pathname: string) => boolean;
}

/**
 * Lifecycles of a remote that does not use the shared platform: each mount gets the page's services. After it nothing of them is
 * left: neither markup nor subscriptions.
 */
export function withServices(
  lifecycles: Lifecycles<Props>,
  { id, platform }: Pick<PageRemote, 'id' | 'platform'>,
  page: Page,
): Lifecycles<Props> {
  const mounts = new Map<HTMLElement, Mount>();
  // Isolated remotes for platform 1.x read a subset of the services from the prop `platform`.
  const isPrevious = previousFor(platform, platformVersion) !== null;
  const withOwn = (props: Props) => {
    const services = mounts.get(props.domElement)?.services;
    return isPrevious ? { ...props, services, platform: services } : { ...props, services };
  };
  const end = ({ domElement }: Props) => {
    mounts.get(domElement)?.end();
    mounts.delete(domElement);
    domElement.replaceChildren();
  };
  return {
    bootstrap: () => lifecycles.bootstrap(),
    async mount(props) {
      const { owns = () => true } = props;
      mounts.set(props.domElement, createRemoteServices({ id, owns, ...page }));
      try {
        await lifecycles.mount(withOwn(props));
      } catch (error) {
        end(props);
        throw error;
      }
    },
    update: async (props) => lifecycles.update(withOwn(props)),
    async unmount(props) {
      try {
        // After a failed mount there is nothing to unmount.
        if (mounts.has(props.domElement)) await lifecycles.unmount(withOwn(props));
      } finally {
        end(props);
      }
    },
  };
}
