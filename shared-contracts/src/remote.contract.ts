import type { Variables } from './endpoint.ts';
import type { Language } from './enums.ts';
import type { PageForm } from './page-form.contract.ts';
import type { Role } from './users.contract.ts';

/** Slots of the shell that a remote may add a link to; a slot's meaning never changes, a new one gets a new version. */
export const navSlots = ['shell.nav.main.v1', 'shell.account.menu.v1', 'shell.tabbar.v1'] as const;
export type NavSlot = (typeof navSlots)[number];

/** Which structured data the HTML server writes for a route. */
export const structuredDataKinds = ['none', 'job-list', 'job', 'company-list', 'company'] as const;
export type StructuredDataKind = (typeof structuredDataKinds)[number];

/** Parts of platform that are shared with every remote, and loaded only where needed. */
export const lazyParts = ['forms', 'controls', 'tables', 'files'] as const;
export type LazyPart = (typeof lazyParts)[number];

export interface RemoteData {
  /** Name of the RTK Query endpoint that the answer primes. */
  endpoint: string;
  /** RFC 6570 template of a cacheable GET; filled from the route's parameters and the address's query. */
  template: string;
  /** Variables that are always the same; without them the address gives them. */
  arg?: Variables;
  /** The page's status follows this answer (404, 410); an answer that fails is otherwise just not embedded. */
  decidesStatus?: boolean;
  /** The page is worth reading without this answer; otherwise one that fails leaves the whole page to the browser. */
  optional?: boolean;
}

export interface RemoteRoute {
  /** Pattern of `createRouteMatcher`: `/jobs/:id`. */
  path: string;
  /** Key of the title in the remote's own texts. */
  title: string;
  /** Key of the description in the remote's own texts. */
  description?: string;
  robots: 'index' | 'noindex';
  structuredData: StructuredDataKind;
  /** Who may see it; the shell shows a spinner, then /auth or the no-permission page. */
  access: 'public' | 'authenticated' | Role;
  data?: readonly RemoteData[];
  /** Forms that work without scripts. */
  forms?: readonly PageForm[];
  /** Lazily shared parts of platform that the first view needs. */
  preload?: readonly LazyPart[];
}

/** A parcel that other pages embed. */
export interface RemoteFragment {
  /** `./src/fragments/recent.tsx` */
  module: string;
  /**
   * What its first view needs. A fragment that says it, be it nothing (`[]`), comes rendered with the page that embeds
   * it; any other is made in the browser.
   */
  data?: readonly RemoteData[];
}

export interface RemoteNavItem {
  slot: NavSlot;
  /** Key in the remote's own texts. */
  label: string;
  to: string;
  order: number;
}

/** The only declaration that a team writes (`src/remote.ts`). */
export interface RemoteDeclaration {
  /** Folder name, `mfe-jobs`. */
  id: string;
  /** Range of platform versions that it was written for, `^1.0.0`. */
  platform: string;
  routes: readonly RemoteRoute[];
  /** Exposed parcels that other pages embed, by name. `app` is always exposed. */
  fragments?: Readonly<Record<string, RemoteFragment>>;
  nav?: readonly RemoteNavItem[];
  /** Texts, `pt` being the source; `en` has the same keys (checked by the build). */
  i18n: Readonly<Record<Language, Texts>>;
  /** `shadow`: own React, own store, shadow root, narrow platform; listed for these roles only. */
  isolation?: { kind: 'shadow'; visibleTo: Role };
}

export interface Texts {
  readonly [key: string]: string | Texts;
}

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
  routes: readonly RemoteRoute[];
  /** Fragments with the data that they declare. */
  fragments: Readonly<Record<string, Pick<RemoteFragment, 'data'>>>;
  nav: readonly RemoteNavItem[];
  /** Texts that the server and the shell need without running the remote: titles, descriptions, nav labels. */
  texts: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  isolation: { kind: 'shadow'; visibleTo: Role } | null;
  entry: string;
  /** Expose name → its files, in loading order: `{ app: ["expose-app.1a2b3c4d.js"] }`. */
  exposes: Readonly<Record<string, readonly string[]>>;
  /** File → `sha384-…`, for every script of the folder. */
  integrity: Readonly<Record<string, string>>;
  /** The server entry, or null for a remote that has no readable content. */
  server: { file: string; integrity: string } | null;
}

/** `registry.json`: which version of each remote is live. Read at run time, never cached, inlined in the page. */
export interface Registry {
  contract: 1;
  remotes: readonly RegisteredRemote[];
}

export interface RegisteredRemote extends RemoteManifest {
  /** Where the version's folder stands: `/remotes/mfe-jobs/1.0.0-1a2b3c4d/`. */
  base: string;
}

/** The groups that the shell's own pages are packed in: what one of them needs comes with all of them. */
export const shellPageFiles = ['main', 'forms', 'reading'] as const;
export type ShellPageFile = (typeof shellPageFiles)[number];

/** `shell.json`: emitted by the shell's build; file names are relative to its folder, served under `/assets/`. */
export interface ShellManifest {
  contract: 1;
  version: string;
  /** Version of `platform` that this shell provides. */
  platform: string;
  script: string;
  /** Tokens, font face and base rules, which the HTML server inlines. */
  css: string;
  /** Lazily shared parts of platform → their files. */
  chunks: Readonly<Record<LazyPart, readonly string[]>>;
  /** What the pages of each group need, which the shell's script asks for first where the address is one of theirs. */
  pages: Readonly<Record<ShellPageFile, readonly string[]>>;
  /** Font files worth a preload. */
  fonts: readonly string[];
  /** The service worker's file, which is answered as `/sw.js`. A shell under development has none. */
  serviceWorker: string | null;
  /** Icons of the brand by their own name: `{ "favicon.svg": "favicon.1a2b3c4d.svg" }`. */
  icons: Readonly<Record<string, string>>;
  integrity: Readonly<Record<string, string>>;
  server: {
    /** The libraries that server entries share. */
    platform: { file: string; integrity: string };
    /** The shell's own header, pages and footer. */
    chrome: { file: string; integrity: string };
  };
}
