/* Part of the shell's entry in development: the query of this module is the address of the events. */
const events = new EventSource(__resourceQuery.slice(1));
events.addEventListener('reload', () => window.location.reload());
