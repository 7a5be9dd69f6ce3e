import type {
  FragmentSlot,
  Language,
  PageContext,
  PageForm,
  PrimedEntry,
  PageRegistry,
  RemoteData,
  RemoteRoute,
  ShellPageFile,
} from 'shared-contracts';

/** A file that the content process runs: its location, and the hash that its bytes must have. */
export interface EntryRef {
  /** `platform`, `shell`, or remote and version: `mfe-jobs@1.0.0-1a2b3c4d`. */
  id: string;
  /** A path, or the address of a remote that another server serves. */
  location: string;
  integrity: string;
  /** A path of the entry, rendered during warm-up. */
  warmUpPath?: string;
  /** Whether it was built for the previous major version of platform. */
  isPrevious?: boolean;
  /** Names of the fragments that it renders. */
  fragments?: readonly string[];
}

/** Whether another server serves the file. */
export const isRemoteLocation = (location: string) => /^https?:/.test(location);

/** The entries of one content process: one platform and one version of each entry. */
export interface EntrySet {
  platform: EntryRef;
  entries: readonly EntryRef[];
}

/** The entries of one registry by process. */
export interface EntrySets {
  /** The shell's entry and those of the stable versions. */
  stable: EntrySet;
  /** One entry each. */
  canaries: readonly EntrySet[];
}

export type ShellPart = 'header' | 'page' | 'footer' | 'offline';

/** A render request for an entry. `part` and `registry` are for the shell's entry, `fragment` is for a remote's. */
export interface RenderRequest {
  part?: ShellPart;
  fragment?: string;
  /** Pathname and search. */
  path: string;
  language: Language;
  data: readonly PrimedEntry[];
  context: PageContext;
  registry?: PageRegistry;
}

/** Markup without style attributes; css is the lifted rules, the marker of styled-components, then its rules. */
export interface Rendered {
  html: string;
  css: string;
}

/** A question with its answer, as the page shows them. */
export interface AnsweredQuestion {
  question: string;
  answer: string;
}

/** A page of the shell, as its server entry declares it. */
export interface ShellRoute {
  path: string;
  title: Record<Language, string>;
  description: Record<Language, string>;
  /** The group of pages that contains it. */
  file: ShellPageFile;
  robots: 'index' | 'noindex';
  access: RemoteRoute['access'];
  data?: readonly RemoteData[];
  forms?: readonly PageForm[];
  /** Fragment slots of the page that are rendered with it. */
  slots?: readonly FragmentSlot[];
  /** The page's questions and answers, for the structured data of its head. */
  questions?: Record<Language, readonly AnsweredQuestion[]>;
}

/** Result of a process's warm-up. */
export interface WarmUpResult {
  /** Version of styled-components in the platform, which hydrates rules of the same version only. */
  styledVersion: string | null;
  /** The export of the shell's entry, not validated; null if the entry could not be loaded. */
  shellRoutes: unknown;
  failed: readonly { id: string; reason: string }[];
}
