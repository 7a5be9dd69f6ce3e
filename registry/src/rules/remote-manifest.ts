import {
  formAdditions,
  fragmentSlots,
  isPlatformRange,
  languages,
  lazyParts,
  navIcons,
  navSlots,
  postedKinds,
  roles,
  structuredDataKinds,
  type FragmentSlot,
  type NavSlot,
  tags,
  type PageForm,
  type RegisteredRemote,
  type RemoteData,
  type RemoteNavItem,
  type RemoteOwner,
  type RemoteRoute,
  type SlotHeight,
} from 'shared-contracts';
import {
  contractOne,
  fieldsOf,
  fileOf,
  filesOf,
  integrityOf,
  listOf,
  ManifestError,
  numberOf,
  oneOf,
  recordOf,
  serverFileOf,
  textOf,
} from './manifest-fields.ts';
import { knownTags, withKnownSlots } from './previous-manifests.ts';

export const idPattern = /^[a-z][a-z0-9-]{0,60}$/;
const pathPattern = /^\/(?:[\w-]+|:\w+)?(?:\/(?:[\w-]+|:\w+))*$/;
export const accessKinds = ['public', 'authenticated', ...roles] as const;
const navSlotIds = Object.keys(navSlots) as NavSlot[];
const fragmentSlotIds = Object.keys(fragmentSlots) as FragmentSlot[];
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export const versionPattern = /^\d+\.\d+\.\d+(?:[A-Za-z_.+-][\w.+-]*)?$/;

/** Reads a remote's manifest with the address of its folder. Throws `ManifestError` if it violates the contract. */
export function toRegisteredRemote(value: unknown): RegisteredRemote {
  const fields = fieldsOf(value, 'remote');
  const id = textOf(fields.id, 'id', idPattern);
  if (id === 'shell') throw new ManifestError('id is reserved');
  const isolation = fields.isolation === null ? null : toIsolation(fields.isolation);
  // Manifests of older builds have no `fragments`.
  const fragments = fields.fragments === undefined ? {} : recordOf(fields.fragments, 'fragments', toFragment);
  const nav = listOf(fields.nav, 'nav', toNavItem);
  const platform = rangeOf(fields.platform);
  return {
    contract: contractOne(fields.contract, 'contract'),
    id,
    name: textOf(fields.name, 'name', /^[A-Za-z_]\w*$/),
    version: textOf(fields.version, 'version', versionPattern),
    platform,
    ...(fields.owner === undefined ? {} : { owner: toOwner(fields.owner) }),
    routes: listOf(fields.routes, 'routes', toRoute),
    fragments: withKnownSlots({ id, platform }, fragments),
    nav,
    texts: textsOf(fields.texts),
    isolation,
    entry: fileOf(fields.entry, 'entry'),
    exposes: recordOf(fields.exposes, 'exposes', filesOf),
    ...(fields.chunks === undefined ? {} : { chunks: recordOf(fields.chunks, 'chunks', filesOf) }),
    integrity: recordOf(fields.integrity, 'integrity', integrityOf),
    server: fields.server === null ? null : serverFileOf(fields.server, 'server'),
    base: textOf(fields.base, 'base', /^(?:https?:\/\/[^/]+)?\/(?:[^/]+\/)*$/),
  };
}

function rangeOf(value: unknown): string {
  const range = textOf(value, 'platform');
  if (!isPlatformRange(range)) throw new ManifestError('platform is not a range of versions: 1.2.3 or ^1.2');
  return range;
}

const shortText = (value: unknown, name: string) => textOf(value, name, /^.{1,100}$/);

function toOwner(value: unknown): RemoteOwner {
  const { team, people } = fieldsOf(value, 'owner');
  return { team: shortText(team, 'owner.team'), people: listOf(people, 'owner.people', shortText) };
}

function toRoute(value: unknown, name: string): RemoteRoute {
  const fields = fieldsOf(value, name);
  return {
    path: textOf(fields.path, `${name}.path`, pathPattern),
    title: textOf(fields.title, `${name}.title`),
    ...(fields.description === undefined ? {} : { description: textOf(fields.description, `${name}.description`) }),
    robots: oneOf(fields.robots, `${name}.robots`, ['index', 'noindex']),
    structuredData: oneOf(fields.structuredData, `${name}.structuredData`, structuredDataKinds),
    access: oneOf(fields.access, `${name}.access`, accessKinds),
    ...(fields.data === undefined ? {} : { data: listOf(fields.data, `${name}.data`, toRouteData) }),
    ...(fields.forms === undefined ? {} : { forms: listOf(fields.forms, `${name}.forms`, toPageForm) }),
    ...(fields.preload === undefined
      ? {}
      : { preload: listOf(fields.preload, `${name}.preload`, (one, at) => oneOf(one, at, lazyParts)) }),
    ...(fields.chunk === undefined ? {} : { chunk: textOf(fields.chunk, `${name}.chunk`, /^[a-z][a-z0-9-]*$/) }),
  };
}

/** The API data of a route. The template is a path of our own API. */
export function toRouteData(value: unknown, name: string): RemoteData {
  const fields = fieldsOf(value, name);
  const template = textOf(fields.template, `${name}.template`, /^\/(?:api|wp-json)\//);
  return {
    template,
    // Manifests for platform 1.x have the endpoint's name instead.
    tags:
      fields.tags === undefined && typeof fields.endpoint === 'string'
        ? knownTags(template)
        : listOf(fields.tags, `${name}.tags`, (one, at) => oneOf(one, at, tags)),
    ...(fields.arg === undefined ? {} : { arg: recordOf(fields.arg, `${name}.arg`, anyText) }),
    ...(fields.each === undefined ? {} : { each: toEach(fields.each, `${name}.each`) }),
    ...(fields.decidesStatus === true ? { decidesStatus: true } : {}),
    ...(fields.optional === true ? { optional: true } : {}),
  };
}

/** Values of a query parameter that a page may request at once. */
const maxEach = 10;

function toEach(value: unknown, name: string): NonNullable<RemoteData['each']> {
  const { parameter, variable, limit } = fieldsOf(value, name);
  if (typeof limit !== 'number' || limit < 1 || limit > maxEach) throw new ManifestError(`${name}.limit is invalid`);
  return { parameter: textOf(parameter, `${name}.parameter`), variable: textOf(variable, `${name}.variable`), limit };
}

/** A form of a page, over an endpoint of our own API. */
export function toPageForm(value: unknown, name: string): PageForm {
  const fields = fieldsOf(value, name);
  return {
    name: textOf(fields.name, `${name}.name`, /^[a-z][A-Za-z]*$/),
    method: oneOf(fields.method, `${name}.method`, methods),
    template: textOf(fields.template, `${name}.template`, /^\/api\//),
    fields: recordOf(fields.fields, `${name}.fields`, (one, at) => oneOf(one, at, postedKinds)),
    ...(fields.constants === undefined ? {} : { constants: recordOf(fields.constants, `${name}.constants`, anyText) }),
    ...(fields.adds === undefined
      ? {}
      : { adds: listOf(fields.adds, `${name}.adds`, (one, at) => oneOf(one, at, formAdditions)) }),
    ...(fields.next === undefined ? {} : { next: textOf(fields.next, `${name}.next`, /^\/(?!\/)/) }),
    ...(fields.signsIn === true ? { signsIn: true } : {}),
  };
}

function toFragment(value: unknown, name: string): RegisteredRemote['fragments'][string] {
  const fields = fieldsOf(value, name);
  return {
    ...(fields.data === undefined ? {} : { data: listOf(fields.data, `${name}.data`, toRouteData) }),
    ...(fields.slot === undefined ? {} : { slot: oneOf(fields.slot, `${name}.slot`, fragmentSlotIds) }),
    ...(fields.order === undefined ? {} : { order: numberOf(fields.order, `${name}.order`) }),
    ...(fields.minHeight === undefined ? {} : { minHeight: toHeight(fields.minHeight, `${name}.minHeight`) }),
  };
}

function toHeight(value: unknown, name: string): SlotHeight {
  const { narrow, wide } = fieldsOf(value, name);
  return { narrow: numberOf(narrow, `${name}.narrow`), wide: numberOf(wide, `${name}.wide`) };
}

function toNavItem(value: unknown, name: string): RemoteNavItem {
  const fields = fieldsOf(value, name);
  return {
    slot: oneOf(fields.slot, `${name}.slot`, navSlotIds),
    label: textOf(fields.label, `${name}.label`),
    to: textOf(fields.to, `${name}.to`, /^\/(?!\/)/),
    order: numberOf(fields.order, `${name}.order`),
    ...(fields.icon === undefined ? {} : { icon: oneOf(fields.icon, `${name}.icon`, navIcons) }),
    ...(fields.access === undefined ? {} : { access: oneOf(fields.access, `${name}.access`, accessKinds) }),
  };
}

function textsOf(value: unknown): RegisteredRemote['texts'] {
  const fields = fieldsOf(value, 'texts');
  const [pt, en] = languages.map((language) => recordOf(fields[language], `texts.${language}`, anyText));
  return { pt: pt!, en: en! };
}

const anyText = (value: unknown, name: string) => textOf(value, name, /^/);

function toIsolation(value: unknown): RegisteredRemote['isolation'] {
  const fields = fieldsOf(value, 'isolation');
  return {
    kind: oneOf(fields.kind, 'isolation.kind', ['shadow']),
    visibleTo: oneOf(fields.visibleTo, 'isolation.visibleTo', roles),
  };
}
