/* Part of each page of `npm run dev -- --against`: a badge with the local versions, and the live reload. `localRemotes` and `shownBuild` are set above. */
{
  const badge = document.createElement('div');
  badge.dataset.localRemotes = '';
  const root = badge.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    :host { position: fixed; inset: auto auto var(--space-3) var(--space-3); z-index: var(--z-toast); max-width: calc(100vw - 2 * var(--space-3));
      padding: var(--space-1) var(--space-3); border-radius: var(--radius-sm); background: var(--color-warning-soft);
      color: var(--color-text); border: var(--border-control) solid var(--color-warning); font: var(--text-xs)/1.4 var(--font-body); pointer-events: none; }
    :host([data-failed]) { background: var(--color-danger-soft); border-color: var(--color-danger); pointer-events: auto; max-height: 60vh; overflow: auto; }
    pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
  `);
  root.adoptedStyleSheets = [sheet];
  const show = (text, tag = 'span') =>
    root.replaceChildren(Object.assign(document.createElement(tag), { textContent: text }));
  show(`Local: ${localRemotes.join(', ')}`);
  document.body.append(badge);

  const events = new EventSource(`/__dev/events?shown=${shownBuild}`);
  events.addEventListener('reload', () => location.reload());
  events.addEventListener('problem', ({ data }) => {
    badge.dataset.failed = '';
    badge.role = 'alert';
    show(JSON.parse(data), 'pre');
  });
}
