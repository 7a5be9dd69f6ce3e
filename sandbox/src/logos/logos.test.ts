import { inflateSync } from 'node:zlib';
import { TestSandbox } from '../testing.ts';
import { marks } from './marks.ts';
import { drawPngLogo } from './png-logo.ts';
import { drawSvgLogo } from './svg-logo.ts';

describe('logos', () => {
  it('differ from company to company and stay the same for one', () => {
    const logos = Array.from({ length: 300 }, (_, company) => drawSvgLogo(2026, company));
    expect(new Set(logos).size).toBeGreaterThan(230);
    expect(drawSvgLogo(2026, 5)).toBe(logos[5]);
    expect(marks.length).toBeGreaterThanOrEqual(20);
  });

  it('are SVG with neither script nor outside address', () => {
    for (let company = 0; company < 300; company += 1) {
      const svg = drawSvgLogo(2026, company);
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 48 48".*<\/svg>$/);
      expect(svg).not.toMatch(/NaN|undefined|href|<script|\son\w+=/);
    }
  });

  it('are PNG of 96 × 96 in two colours', () => {
    const png = drawPngLogo(2026, 3);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([96, 96]);
    const start = png.indexOf('IDAT') + 4;
    const pixels = inflateSync(png.subarray(start, start + png.readUInt32BE(start - 8)));
    expect(pixels).toHaveLength(96 * 97);
    expect(new Set(pixels)).toEqual(new Set([0, 1]));
  });

  it('are found where the companies say, without a token, and nowhere else', async () => {
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
