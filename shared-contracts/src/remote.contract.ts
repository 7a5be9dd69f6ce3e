import { templateVariables, type Endpoint, type Tag, type Variables } from './endpoint.ts';
import type { Language } from './enums.ts';
import type { PageForm } from './page.contract.ts';
import type { FragmentSlot, LinkAccess, NavIcon, NavSlot, SlotHeight } from './slots.ts';
import type { Role } from './users.contract.ts';

/** Which structured data the HTML server writes for a route. */
export const structuredDataKinds = ['none', 'job-list', 'job', 'company-list', 'company'] as const;
/** Kind of schema.org data of a route. */
export type StructuredDataKind = (typeof structuredDataKinds)[number];

/** Entries of platform that are shared with remotes and loaded on demand. */
export const lazyParts = ['forms', 'controls', 'tables', 'files'] as const;
/** Name of an entry of platform that is loaded on demand. */
export type LazyPart = (typeof lazyParts)[number];

/** A cacheable GET of a page or fragment; `dataOf` creates it from an endpoint of the contract. */
export interface RemoteData {
  /** RFC 6570 template, expanded from route parameters and query. It also identifies the query in the browser's cache. */
  template: string;
  /** Tags of the response, for a prefetch before the remote is loaded. */
  tags: readonly Tag[];
  /** Constant variables. Default: from the URL. */
  arg?: Variables;
  /** One request per value of a query parameter with commas, at most `limit`: `ids=12,15` as the variable `id`. */
  each?: { parameter: string; variable: string; limit: number };
  /** Whether the page's status is that of this response (404, 410). Other failed responses are not embedded. */
  decidesStatus?: boolean;
  /** Whether the page can be rendered without this response. Otherwise a failed response causes a client render. */
  optional?: boolean;
}

type DataOptions<Arg> = Omit<RemoteData, 'template' | 'tags' | 'arg'> & { arg?: Arg };

/**
 * Declares the response of a GET endpoint as data of a route or fragment.
 *
 * @example
 * ```ts
 * data: [dataOf(getJob, { decidesStatus: true }), dataOf(listCompanies, { arg: { sort: 'jobs' }, optional: true })]
 * ```
 */
export function dataOf<Arg extends Variables, Answer>(
  { template, tags }: Endpoint<Arg, Answer>,
  options: DataOptions<Arg> = {},
): RemoteData {
  return { template, tags, ...options };
}

/** The variables of each request for a page's data. Used both to prime the cache and to prefetch. */
export function dataVariables(
  { template, arg, each }: RemoteData,
  params: Readonly<Record<string, string | undefined>>,
  query: URLSearchParams,
): Variables[] {
  if (each === undefined) return [arg ?? templateVariables(template, params, query)];
  const values = (query.get(each.parameter) ?? '').split(',').map((value) => value.trim());
  return [...new Set(values)]
    .filter((value) => value !== '')
    .slice(0, each.limit)
    .map((value) => ({ [each.variable]: value }));
}

/** A route of a remote, and what the HTML server needs to know about it. */
export interface RemoteRoute {
  /** Pattern of `createRouteMatcher`: `/jobs/:id`. */
  path: string;
  /** Key of the title in the remote's texts. */
  title: string;
  /** Key of the description in the remote's texts. */
  description?: string;
  robots: 'index' | 'noindex';
  structuredData: StructuredDataKind;
  /** Access of the route. The shell shows a spinner, then /auth or the no-permission page. */
  access: 'public' | 'authenticated' | Role;
  data?: readonly RemoteData[];
  /** Forms that work without scripts. */
  forms?: readonly PageForm[];
  /** Lazily shared parts of platform that the first view needs. */
  preload?: readonly LazyPart[];
  /** Chunk of the page (`webpackChunkName`), if it is not part of `app` (`lazyPage` of platform). */
  chunk?: string;
}

/** A parcel that other pages embed. */
export interface RemoteFragment {
  /** `./src/fragments/recent.tsx` */
  module: string;
  /**
   * Data of the first view. A fragment that declares it, even as `[]`, is rendered on the server with the embedding page;
   * other fragments are rendered in the browser.
   */
  data?: readonly RemoteData[];
  /** The place that it fills. Other fragments are embedded by their address only. */
  slot?: FragmentSlot;
  /** Position among the fragments of its slot, an integer from 1. Not used in a slot for one fragment. */
  order?: number;
  /** Space that is reserved until the fragment is rendered, if the slot requires it. */
  minHeight?: SlotHeight;
}

/** A link in a navigation slot. The slot limits which icon and access it may have. */
export interface RemoteNavItem {
  slot: NavSlot;
  /** Key in the remote's texts. */
  label: string;
  /** Path with query. */
  to: string;
  /** Position among the links of its slot, an integer from 1. */
  order: number;
  /** Default: an arrow, where the slot shows icons. */
  icon?: NavIcon;
  /** Who sees the link. Default: `public`. */
  access?: LinkAccess;
}

/** The team that is responsible for a remote. */
export interface RemoteOwner {
  team: string;
  /** Names or addresses of contacts. */
  people: readonly string[];
}

/** Declaration of a remote (`src/remote.ts`). */
export interface RemoteDeclaration {
  /** Folder name, `mfe-jobs`. */
  id: string;
  /** Compatible platform versions, `^1.0.0`. */
  platform: string;
  /** Shown on the page for teams. */
  owner?: RemoteOwner;
  routes: readonly RemoteRoute[];
  /** Exposed parcels that other pages embed, by name. `app` is always exposed. */
  fragments?: Readonly<Record<string, RemoteFragment>>;
  nav?: readonly RemoteNavItem[];
  /** Texts. `pt` is the source; `en` has the same keys (checked by the build). */
  i18n: Readonly<Record<Language, Texts>>;
  /**
   * `custom`: `./app` and the fragments are made by `defineLifecycles` of `platform/lifecycles`, in any framework. The HTML server
   * renders nothing of them. Default: React, by `createRemote` and `createFragment`.
   */
  lifecycles?: 'custom';
  /** `shadow`: own React and store, shadow root, only the services of remotes. Listed for these roles only. */
  isolation?: { kind: 'shadow'; visibleTo: Role };
}

/** Texts of one language, nested by key. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** The declaration of a remote, default of `src/remote.ts`. Keeps literal types; the build checks the values. */
export function defineRemote<const D extends RemoteDeclaration>(declaration: D): D {
  return declaration;
}

/** `remote.json`: emitted by the build from the declaration; file names are relative to the version's folder. */
export interface RemoteManifest {
  contract: 1;
  id: string;
  /** Federation container name, a valid identifier: `mfe_jobs`. */
  name: string;
  version: string;
  platform: string;
  owner?: RemoteOwner;
  routes: readonly RemoteRoute[];
  /** Fragments with their declared data and slot. */
  fragments: Readonly<Record<string, Omit<RemoteFragment, 'module'>>>;
  nav: readonly RemoteNavItem[];
  /** Texts that the server and the shell need without running the remote: titles, descriptions, nav labels. */
  texts: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  isolation: { kind: 'shadow'; visibleTo: Role } | null;
  entry: string;
  /** Expose name → its files, in loading order: `{ app: ["expose-app.1a2b3c4d.js"] }`. */
  exposes: Readonly<Record<string, readonly string[]>>;
  /** Chunk of a route → its files. Absent in manifests of older builds. */
  chunks?: Readonly<Record<string, readonly string[]>>;
  /** File → `sha384-…`, for every script of the folder. */
  integrity: Readonly<Record<string, string>>;
  /** The server entry; null for a remote without server rendering. */
  server: { file: string; integrity: string } | null;
}

/**
 * Why a page has a version of a remote. `control`: the stable version, for the visitors that a canary is compared with.
 * `override`: a preview in this browser only. `last-good`: the registry's version was refused, and an earlier one is served.
 */
export type VersionReason = 'stable' | 'canary' | 'control' | 'override' | 'last-good';

/** The version of each remote for one visitor. Answered as `/registry.json`; a page contains the part that the browser reads (`PageRegistry`). */
export interface Registry {
  contract: 1;
  /** Version of the shell: an open page of another one loads its next page as a document. */
  shell?: string;
  /** Of the stored registry that it was resolved from; incremented by every flip. Absent if that could not be read. */
  revision?: number;
  remotes: readonly ResolvedRemote[];
  /** Only if this browser has, or just had, a preview. */
  preview?: PreviewState;
}

/** The version of a remote that a visitor gets, and why. */
export interface ResolvedRemote extends RegisteredRemote {
  why: VersionReason;
  /** Only for `canary` and `control`: the visitor's bucket, 0 to 9999, share in percent and start of the canary (ISO time). */
  assigned?: { bucket: number; percent: number; since: string };
}

/** The preview of one remote in this browser. `ended`: it was reset, has expired or cannot be used any more. */
export type PreviewState =
  | {
      state: 'active';
      remote: string;
      version: string;
      /** ISO time. */
      endsAt: string;
      pullRequest: number | null;
    }
  | { state: 'ended' };

/** A deployed version of a remote, as a page receives it. */
export interface RegisteredRemote extends RemoteManifest {
  /** URL of the version's folder: `/remotes/mfe-jobs/1.0.0-1a2b3c4d/`. */
  base: string;
}

/** Chunk groups of the shell's pages. Pages of a group are loaded together. */
export const shellPageFiles = ['main', 'forms', 'reading'] as const;
/** Name of a chunk group of the shell's pages. */
export type ShellPageFile = (typeof shellPageFiles)[number];

/** `shell.json`: emitted by the shell's build; file names are relative to its folder, served under `/assets/`. */
export interface ShellManifest {
  contract: 1;
  version: string;
  /** Version of `platform` that this shell provides. */
  platform: string;
  script: string;
  /** Tokens, font face and base rules, inlined by the HTML server. */
  css: string;
  /** Lazily shared parts of platform → their files. */
  chunks: Readonly<Record<LazyPart, readonly string[]>>;
  /** Files of each page group, preloaded on the group's URLs. */
  pages: Readonly<Record<ShellPageFile, readonly string[]>>;
  /** Font files to preload. */
  fonts: readonly string[];
  /** The service worker's file, served as `/sw.js`. Null in development. */
  serviceWorker: string | null;
  /** Icons of the brand by name: `{ "favicon.svg": "favicon.1a2b3c4d.svg" }`. */
  icons: Readonly<Record<string, string>>;
  integrity: Readonly<Record<string, string>>;
  server: {
    /** The libraries that server entries share. */
    platform: { file: string; integrity: string };
    /** The shell's own header, pages and footer. */
    chrome: { file: string; integrity: string };
  };
}
