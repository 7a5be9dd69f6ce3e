/* The toolbar of `npm run dev -- --alone`. The remote runs in the frame and reads these settings from local storage. */
(() => {
  const { elements } = document.getElementById('toolbar');
  const frame = document.getElementById('frame');
  const pages = document.getElementById('pages');
  /** Entries that platform reads on the site too. */
  const siteEntries = { theme: 'ui-theme', language: 'i18next' };
  const simulated = ['session', 'network', 'answers'];

  const stored = () => JSON.parse(localStorage.getItem('standalone') ?? '{}');
  const open = (path) => {
    if (path.startsWith('/')) frame.contentWindow.location.assign(path);
  };
  const reload = () => frame.contentWindow.location.reload();
  const simulate = (name, value) => localStorage.setItem('standalone', JSON.stringify({ ...stored(), [name]: value }));
  const showWidth = (width) => {
    frame.style.width = width === 'full' ? '100%' : `${width}px`;
  };

  const apply = ({ name, value }) => {
    if (name === 'width') {
      localStorage.setItem('standalone-width', value);
      showWidth(value);
    } else if (name in siteEntries) {
      // The frame gets a storage event.
      localStorage.setItem(siteEntries[name], value);
      if (name === 'theme') document.documentElement.dataset.theme = value;
    } else if (simulated.includes(name)) {
      simulate(name, value);
      reload();
    }
  };

  const listPages = ({ pages: paths, fragments }) => {
    const links = [...paths, ...fragments].map((path) => {
      const link = Object.assign(document.createElement('a'), {
        href: path,
        target: frame.name,
        textContent: path.replace('/__dev/fragments/', 'fragment '),
      });
      link.addEventListener('click', (event) => {
        event.preventDefault();
        open(path);
      });
      return link;
    });
    pages.replaceChildren(...links);
    if (location.hash === '') open(paths[0] ?? fragments[0] ?? '/');
  };

  const onMessage = {
    remote(message) {
      document.getElementById('answers-field').hidden = !message.isRecorded;
      if (stored().session === undefined) {
        simulate('session', message.session);
        elements.session.value = message.session;
        if (message.session !== 'visitor') reload();
      }
      listPages(message);
    },
    address({ path }) {
      if (path.startsWith('/__dev/start')) return;
      elements.address.value = path;
      history.replaceState(null, '', `#${path}`);
    },
  };

  document.getElementById('toolbar').addEventListener('submit', (event) => {
    event.preventDefault();
    open(elements.address.value);
  });
  document.getElementById('toolbar').addEventListener('change', ({ target }) => apply(target));
  addEventListener('message', ({ data, origin }) => {
    if (origin === location.origin) onMessage[data?.kind]?.(data);
  });

  const settings = stored();
  for (const name of simulated) if (settings[name] !== undefined) elements[name].value = settings[name];
  for (const [name, key] of Object.entries(siteEntries)) {
    elements[name].value = localStorage.getItem(key) ?? elements[name].value;
  }
  elements.width.value = localStorage.getItem('standalone-width') ?? 'full';
  showWidth(elements.width.value);
  frame.src = location.hash.slice(1) || '/__dev/start';
})();
