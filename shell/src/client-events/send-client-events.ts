import { pageTrace, type PageServices, type SessionSource } from 'platform/shell';
import {
  fragmentAttribute,
  reportClientEvents,
  shellEvents,
  type ClientEvent,
  type PageRemote,
  type Vital,
} from 'shared-contracts';
import type { FindOwner } from '../routing/owners';
import { toEvent, toReportedRemote } from './client-events';
import { PageView } from './page-view';
import { measureVitals, remoteOfNode } from './vitals';

/** Milliseconds between a failure and its request, in which others join it. */
export const failureDelay = 2000;

interface SendOptions {
  /** The remotes of the registry that the page follows. */
  remotes: () => readonly PageRemote[];
  ownerOf: FindOwner;
  session: SessionSource;
  services: PageServices;
  /** Whether the panel was opened, whose own paints and shifts would be measured. */
  wasInspected?: () => boolean;
  page?: Window;
  /** Between 0 and 1; whether the page is part of the sample. */
  random?: () => number;
  send?: (body: string, trace: string | undefined) => void;
}

/** Whether the browser asks not to be measured. TypeScript's DOM types lack Global Privacy Control. */
function asksForPrivacy(navigator: Navigator & { globalPrivacyControl?: boolean }): boolean {
  return navigator.doNotTrack === '1' || navigator.globalPrivacyControl === true;
}

/** Without cookies: a report does not tell who the visitor is. It outlives the page. `trace`: of the page view, if it is recorded. */
function post(body: string, trace: string | undefined): void {
  const { method, template } = reportClientEvents;
  const headers = { 'content-type': 'application/json', ...(trace !== undefined && { traceparent: trace }) };
  fetch(template, { method, body, headers, credentials: 'omit', keepalive: true }).catch(() => {});
}

/**
 * Reports failures and, for a sample of page views, measurements: after a failure, when another page is opened, and when the
 * page is hidden (ADR 50). Nothing is measured or sent if the browser asks for privacy.
 */
export function sendClientEvents(options: SendOptions): void {
  const { services, page = window, random = Math.random } = options;
  if (asksForPrivacy(page.navigator)) return;
  const sampling = services.context.eventSampling ?? 1;
  new Reporter(options, random() < sampling ? sampling : null).start(page);
}

class Reporter {
  readonly #options: SendOptions;
  /** Null: the page view is not part of the sample. */
  readonly #sampling: number | null;
  #pathname: string;
  #view: PageView;
  #trace = pageTrace();
  #takeVitals: () => readonly Vital[] = () => [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: SendOptions, sampling: number | null) {
    this.#options = options;
    this.#sampling = sampling;
    this.#pathname = options.services.history.get().location.pathname;
    this.#view = this.#createView();
  }

  start(page: Window) {
    const { services } = this.#options;
    const add = (event: ClientEvent) => {
      if (this.#view.add(event)) this.#timer ??= setTimeout(() => this.#send([]), failureDelay);
    };
    services.telemetry.listen((error) => {
      const event = toEvent(
        error,
        this.#options.remotes().map(({ id }) => id),
      );
      if (event !== null) add(event);
    });
    // Only the document that the server wrote: later page views are rendered in the browser anyway.
    for (const remote of services.context.suspended ?? []) add({ remote, kind: 'render', code: 'TP-509' });
    const ownerOf = (node: Node | null | undefined) => remoteOfNode(node, this.#owner());
    const vitals = measureVitals({ ownerOf, onBlocked: add });
    if (this.#sampling !== null) this.#takeVitals = vitals.take;
    services.history.listen(() => {
      const { pathname } = services.history.get().location;
      if (pathname === this.#pathname) return;
      this.#end();
      this.#pathname = pathname;
      this.#view = this.#createView();
      this.#trace = pageTrace();
    });
    page.document.addEventListener('visibilitychange', () => {
      if (page.document.visibilityState === 'hidden') this.#end();
    });
  }

  #createView(): PageView {
    const { services, session, ownerOf, remotes } = this.#options;
    const path = ownerOf(this.#pathname)?.owner.route.path ?? '*';
    const facts = () => ({
      path,
      language: services.language.get(),
      signedIn: session.get().status === 'authenticated',
      sampling: this.#sampling ?? (services.context.eventSampling || 1),
    });
    return new PageView(facts, remotes().map(toReportedRemote));
  }

  /** The page's remote, or the shell. */
  #owner(): string {
    const owner = this.#options.ownerOf(this.#pathname)?.owner;
    return owner?.kind === 'remote' ? owner.remote.id : shellEvents;
  }

  /** The page view ends, or may end: mobile browsers close a hidden page without an event. */
  #end() {
    if (this.#sampling !== null) {
      const fragments = [...document.querySelectorAll(`[${fragmentAttribute}]`)];
      const shown = new Set([this.#owner(), ...fragments.map((element) => remoteOfNode(element, shellEvents))]);
      for (const remote of shown) this.#view.add({ remote, kind: 'view' });
    }
    const vitals = this.#takeVitals();
    this.#send(this.#options.wasInspected?.() === true ? [] : vitals);
  }

  #send(vitals: readonly Vital[]) {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const body = this.#view.take(vitals);
    if (body !== null) (this.#options.send ?? post)(body, this.#trace);
  }
}
