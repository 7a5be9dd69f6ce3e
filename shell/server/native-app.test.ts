import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brand, routes } from 'shared-contracts';

const shellFolder = path.join(__dirname, '..');
const read = (file: string) => readFileSync(path.join(shellFolder, file), 'utf8');

interface CapacitorConfig {
  appId: string;
  appName: string;
  webDir: string;
  backgroundColor: string;
  server: { url: string; errorPath: string };
}

/** Capacitor reads a static file, so this test compares it with the brand. */
describe('the native app', () => {
  const config = JSON.parse(read('capacitor.config.json')) as CapacitorConfig;
  const start = brand.nativeBackendUrl + routes.home;

  it("has the brand's name and id", () => {
    expect(config).toMatchObject({ appName: brand.name, backgroundColor: brand.themeColor.light });
    expect(config.appId).toMatch(/^[a-z]\w*(\.[a-z]\w*)+$/);
  });

  it("loads the site from the API's host, so that the session cookie is sent", () => {
    expect(config.server.url).toBe(start);
  });

  it('contains an offline page with a link to that host', () => {
    const file = path.join(config.webDir, config.server.errorPath);
    expect(existsSync(path.join(shellFolder, file))).toBe(true);
    const html = read(file);
    expect(html).toContain(`<title>${brand.name}</title>`);
    expect(html).toContain(`content="${brand.themeColor.light}"`);
    expect(html).toContain(`<a href="${start}">`);
    expect(html).not.toMatch(/<script|src=|@import/);
  });
});
