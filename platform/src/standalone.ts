// Only for `npm run dev -- --alone`: one remote with the page's real services and a fake API, without the shell.
export { startStandalone, type StandaloneParts } from './standalone/start-standalone';
