import type { Role } from './users.contract.ts';

/** Icons of links, by their names in the UI kit. All of them are part of the shell's start. */
export const navIcons = [
  'home',
  'briefcase',
  'people',
  'user',
  'file',
  'send',
  'calendar',
  'bookmark',
  'bell',
  'mail',
  'globe',
  'info',
  'chat',
  'bars',
  'tag',
  'euro',
  'heart',
  'pen',
  'search',
  'megaphone',
  'chevronRight',
] as const;
export type NavIcon = (typeof navIcons)[number];

/** Who sees a link: everyone, signed-in users, or users with a role. */
export type LinkAccess = 'public' | 'authenticated' | Role;

/** Whether a viewer has access. `role`: null for a visitor. */
export const hasAccess = (access: LinkAccess, role: Role | null): boolean =>
  access === 'public' || (role !== null && (access === 'authenticated' || access === role));

export interface NavSlotDefinition {
  /** Where its links are shown. */
  place: string;
  /** What its links are. The meaning of a version never changes. */
  meaning: string;
  /** Links that the place holds. */
  limit: number;
  /** Links of the shell among them. */
  own: number;
  /** Whether its links have an icon. */
  icon: boolean;
  /** The access that its links may have. */
  access: readonly LinkAccess[];
}

const everyone = ['public', 'authenticated', 'user', 'admin'] as const;

/** Navigation slots of the shell: lists of links. */
export const navSlots = {
  'shell.nav.main.v1': {
    place: 'Header; the menu on narrow screens',
    meaning: 'Main areas of the site',
    limit: 6,
    own: 2,
    icon: true,
    access: everyone,
  },
  'shell.account.menu.v1': {
    place: 'Account menu; below the main areas in the menu on narrow screens',
    meaning: 'Pages of the signed-in user',
    limit: 12,
    own: 1,
    icon: true,
    access: ['authenticated', 'user', 'admin'],
  },
  'shell.tabbar.v1': {
    place: 'Tab bar on narrow screens and in the native apps',
    meaning: 'The most used pages, the same for everyone',
    limit: 4,
    own: 1,
    icon: true,
    access: ['public'],
  },
  'shell.footer.candidates.v1': {
    place: 'Footer, first column of links',
    meaning: 'Pages for people who look for work',
    limit: 6,
    own: 1,
    icon: false,
    access: everyone,
  },
  'shell.footer.companies.v1': {
    place: 'Footer, second column of links',
    meaning: 'Pages for companies that look for people',
    limit: 6,
    own: 2,
    icon: false,
    access: everyone,
  },
  'shell.footer.product.v1': {
    place: 'Footer, third column of links',
    meaning: 'Pages about the product',
    limit: 8,
    own: 4,
    icon: false,
    access: everyone,
  },
} as const satisfies Record<string, NavSlotDefinition>;

export type NavSlot = keyof typeof navSlots;

export interface FragmentSlotDefinition {
  /** Where its fragments are shown. */
  place: string;
  /** What its fragments are. The meaning of a version never changes. */
  meaning: string;
  /** Fragments of all remotes that the place holds. */
  limit: number;
  /**
   * What reserves space until a fragment is rendered: the fragment's `minHeight`, the embedding page, or nothing (a dialog
   * takes no space of the page).
   */
  reservedBy: 'fragment' | 'page' | 'nothing';
  /** Props that the embedding page passes. */
  props: string;
  /** Remote whose presence in a set requires a fragment in this slot. */
  requiredBy: string | null;
}

/** Fragment slots: places in pages of the shell or of a remote that fragments of remotes fill. */
export const fragmentSlots = {
  'shell.home.main.v1': {
    place: 'Home page, below the start',
    meaning: 'A section of the home page, for everyone',
    limit: 12,
    reservedBy: 'fragment',
    props: 'none',
    requiredBy: null,
  },
  'shell.home.personal.v1': {
    place: 'Home page of a signed-in user, above the sections',
    meaning: 'Overview of the account: what is new since the last visit',
    limit: 1,
    reservedBy: 'page',
    props: 'none',
    requiredBy: 'mfe-account',
  },
  'jobs.apply.dialog.v1': {
    place: "A job's page, above the page",
    meaning: 'Application to the job in a dialog',
    limit: 1,
    reservedBy: 'nothing',
    props: '`job: Job`, `onClose: (applied: boolean) => void`',
    requiredBy: 'mfe-jobs',
  },
} as const satisfies Record<string, FragmentSlotDefinition>;

export type FragmentSlot = keyof typeof fragmentSlots;

/** A fragment by its remote and name: `mfe-jobs:recent`. */
export type FragmentAddress = `${string}:${string}`;

/** Heights in CSS pixels at the default text size, below and from 768 px of width. They grow with the text. */
export interface SlotHeight {
  narrow: number;
  wide: number;
}
