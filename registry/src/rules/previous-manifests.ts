import * as contract from 'shared-contracts';
import { previousFor, type Endpoint, type RemoteFragment, type Tag } from 'shared-contracts';

type Fragment = Omit<RemoteFragment, 'module'>;

/** Where the shell of platform 1.x embedded fragments by their address. Older manifests do not name it. */
const knownFragments: Readonly<Record<string, Fragment>> = {
  'mfe-jobs:categories': { slot: 'shell.home.main.v1', order: 10, minHeight: { narrow: 260, wide: 280 } },
  'mfe-jobs:recent': { slot: 'shell.home.main.v1', order: 20, minHeight: { narrow: 1200, wide: 560 } },
  'mfe-jobs:featured': { slot: 'shell.home.main.v1', order: 30, minHeight: { narrow: 1150, wide: 530 } },
  'mfe-companies:companies': { slot: 'shell.home.main.v1', order: 40, minHeight: { narrow: 480, wide: 480 } },
  'mfe-account:overview': { slot: 'shell.home.personal.v1' },
  'mfe-apply:modal': { slot: 'jobs.apply.dialog.v1' },
};

/** Fragments of a manifest for platform 1.x, in the slots of the places where its shell embedded them. */
export function withKnownSlots(
  { id, platform }: { id: string; platform: string },
  fragments: Readonly<Record<string, Fragment>>,
): Record<string, Fragment> {
  // Built for platform 1.x.
  const isPrevious = previousFor(platform, '2.0.0') !== null;
  return Object.fromEntries(
    Object.entries(fragments).map(([name, fragment]) => {
      const isPlaced = !isPrevious || fragment.slot !== undefined;
      return [name, isPlaced ? fragment : { ...fragment, ...knownFragments[`${id}:${name}`] }];
    }),
  );
}

const isGet = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'template' in value && 'method' in value && value.method === 'GET';

const endpoints = (Object.values(contract) as unknown[]).filter(isGet);
const tagsByTemplate = new Map(endpoints.map(({ template, tags }) => [template, tags]));

/** Tags of declared data that has none, as in manifests for platform 1.x: those of this contract. */
export const knownTags = (template: string): Tag[] => [...(tagsByTemplate.get(template) ?? [])];
