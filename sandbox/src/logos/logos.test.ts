import sharp from 'sharp';
import { TestSandbox } from '../testing/test-sandbox.ts';
import { drawPngLogo, drawSvgLogo, marks, palettes } from './draw-logo.ts';

describe('logos', () => {
  it('differ between companies and are stable for each', () => {
    const logos = Array.from({ length: 300 }, (_, company) => drawSvgLogo(2026, company));
    expect(new Set(logos).size).toBeGreaterThan(230);
    expect(drawSvgLogo(2026, 5)).toBe(logos[5]);
    expect(marks.length).toBeGreaterThanOrEqual(20);
  });

  it('are SVG without scripts and external addresses', () => {
    for (let company = 0; company < 300; company += 1) {
      const svg = drawSvgLogo(2026, company);
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 48 48".*<\/svg>$/);
      expect(svg).not.toMatch(/NaN|undefined|href|<script|\son\w+=/);
    }
  });

  it('are PNG of 96 × 96 in two colors', async () => {
    const png = await drawPngLogo(2026, 3);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([96, 96]);
    const colors = Array.from({ length: 96 * 96 }, (_, pixel) => data.toString('hex', pixel * 3, pixel * 3 + 3));
    const palette = palettes.find(({ ground }) => ground === `#${colors[0]}`);
    expect(new Set(colors)).toEqual(new Set([palette?.ground.slice(1), palette?.mark.slice(1)]));
  });

  it('are served without a token, at the addresses of companies only', async () => {
    const sandbox = await TestSandbox.start();
    const { entries } = await sandbox.readAll<{ id: string; logo_url?: string | null }>('/v1/companies?limit=500');
    const paths = entries
      .map(({ logo_url: path }) => path ?? '')
      .filter((path) => /^\/logos\/C-\d{4}\.(svg|png)$/.test(path));
    expect(paths.length).toBeGreaterThan(40);
    for (const path of paths) {
      const { statusCode, headers } = await sandbox.server.inject(path);
      expect([path, statusCode, headers['content-type']]).toEqual([
        path,
        200,
        path.endsWith('png') ? 'image/png' : 'image/svg+xml',
      ]);
    }
    expect((await sandbox.server.inject('/logos/C-9999.svg')).statusCode).toBe(404);
    expect((await sandbox.server.inject('/logos/nao-existe.svg')).statusCode).toBe(404);
    await sandbox.server.close();
  });
});
