/**
 * `npm run remote:check -- <preview link> [--page /jobs/12]…`: checks the pages of a remote on a preview link, which
 * `npm run registry -- preview` prints, as `remote-kit check --preview` does. Exits with 1 if a route failed.
 */
import { parseArgs } from 'node:util';
import { browserArgs, findBrowser } from './browser.mjs';
import { checkPreview } from './remote-kit/preview/check-preview.mjs';
import { root } from './webpack/workspace.mjs';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { page: { type: 'string', multiple: true } },
});
const [url] = positionals;
if (url === undefined || !URL.canParse(url)) {
  throw new Error('Usage: npm run remote:check -- <preview link> [--page <path>]');
}
const executablePath = await findBrowser(console.log);
const options = { url, examples: values.page ?? [], dir: root, executablePath, browserArgs, log: console.log };
if (!(await checkPreview(options))) process.exitCode = 1;
