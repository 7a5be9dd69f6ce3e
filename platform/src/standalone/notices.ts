import type { UnansweredRequest } from './fake-network';

const styles = `
  :host { position: fixed; inset: auto 0 0; z-index: var(--z-toast); font: var(--text-sm)/1.5 var(--font-body); }
  section { max-height: 50vh; overflow: auto; padding: var(--space-3) var(--space-4); color: var(--color-text);
    background: var(--color-surface); border-top: 3px solid var(--color-danger); box-shadow: var(--shadow-3); }
  h2 { margin: 0; font-size: var(--text-md); }
  p, ul { margin: var(--space-1) 0; }
  ul { padding-left: var(--space-5); }
  code { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
  button { font: inherit; min-height: var(--target-min); padding: 0 var(--space-3); color: inherit; cursor: pointer;
    background: var(--color-raised); border: 1px solid var(--color-border-strong); border-radius: var(--radius-sm); }
`;

export interface Notices {
  /** Lists a request without an answer, once for each endpoint. */
  unanswered: (request: UnansweredRequest) => void;
  /** Replaces the notice about the current page; null removes it. */
  page: (text: string | null) => void;
}

/** The panel over the page, in a shadow root, so that it neither gets nor affects the page's styles. */
export function createNotices(remoteId: string, page: Document = document): Notices {
  const host = page.createElement('div');
  host.dataset['standalone'] = 'notices';
  const root = host.attachShadow({ mode: 'open' });
  const missing = new Map<string, UnansweredRequest>();
  let pageText: string | null = null;

  const element = (name: string, ...children: (string | Node)[]) => {
    const made = page.createElement(name);
    made.append(...children);
    return made;
  };
  const dismiss = () => {
    missing.clear();
    pageText = null;
    render();
  };
  const render = () => {
    const parts = [
      ...(pageText === null ? [] : [element('p', pageText)]),
      ...(missing.size === 0 ? [] : missingParts(element, remoteId, [...missing.values()])),
    ];
    if (parts.length === 0) return host.remove();
    const close = element('button', 'Dismiss');
    close.addEventListener('click', dismiss);
    const section = element('section', element('h2', `${remoteId}, standalone`), ...parts, close);
    section.setAttribute('role', 'alert');
    root.replaceChildren(element('style', styles), section);
    page.body.append(host);
  };
  return {
    unanswered(request) {
      const { method, path, endpoint } = request;
      missing.set(`${method} ${endpoint?.template ?? path}`, request);
      render();
    },
    page(text) {
      pageText = text;
      render();
    },
  };
}

type MakeElement = (name: string, ...children: (string | Node)[]) => HTMLElement;

function missingParts(element: MakeElement, remoteId: string, requests: readonly UnansweredRequest[]): HTMLElement[] {
  const rows = requests.map(({ method, path, endpoint }) =>
    endpoint === undefined
      ? element('li', element('code', `${method} ${path}`), ': no contract of shared-contracts declares this endpoint')
      : element(
          'li',
          element('code', `${method} ${endpoint.template}`),
          ', add ',
          element('code', `answer(${endpoint.name}, …)`),
        ),
  );
  return [
    element(
      'p',
      'Requests without an answer. Add them to ',
      element('code', `${remoteId}/src/testing/standalone.ts`),
      ':',
    ),
    element('ul', ...rows),
  ];
}
