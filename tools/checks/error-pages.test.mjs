import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { errorPhases, platformErrors } from 'shared-contracts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'docs/errors');
const codes = Object.entries(platformErrors);

/** @param {string} name */
function* sourcesOf(name) {
  for (const entry of readdirSync(path.join(root, name), { recursive: true, encoding: 'utf8' })) {
    if (/\.tsx?$/.test(entry) && !entry.includes('.test.')) yield readFileSync(path.join(root, name, entry), 'utf8');
  }
}

describe('codes of platform errors', () => {
  it('each have a page, and each page has a code', () => {
    const pages = readdirSync(folder).filter((file) => file !== 'README.md');
    expect(pages.toSorted()).toEqual(codes.map(([code]) => `${code}.md`).toSorted());
  });

  it.each(codes)('%s: its page has text, cause and a way to mend it, and the index names it', (code, text) => {
    const page = readFileSync(path.join(folder, `${code}.md`), 'utf8');
    expect(page).toContain(`# ${code}: ${text}\n`);
    for (const part of ['Cause', 'How to see it', 'How to mend it']) expect(page).toContain(`**${part}.** `);
    expect(readFileSync(path.join(folder, 'README.md'), 'utf8')).toMatch(
      new RegExp(`^\\| \\[${code}\\]\\(${code}\\.md\\) *\\| ${text} *\\|$`, 'm'),
    );
    expect(Object.keys(errorPhases)).toContain(code.charAt(3));
  });

  it('of the browser are all used', () => {
    const sources = ['platform/src', 'shell/src'].flatMap((name) => [...sourcesOf(name)]).join('\n');
    const ofBrowser = codes.map(([code]) => code).filter((code) => code < 'TP-600');
    expect(ofBrowser.filter((code) => !sources.includes(`'${code}'`) && !sources.includes(`"${code}"`))).toEqual([]);
  });
});
