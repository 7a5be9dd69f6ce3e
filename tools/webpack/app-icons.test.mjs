import { readFileSync } from 'node:fs';
import path from 'node:path';
import { appIcons } from './app-icons.mjs';
import { root } from './workspace.mjs';

const signature = '89504e470d0a1a0a';

it('draws the app icon in every size, deterministically', () => {
  const svg = readFileSync(path.join(root, 'platform/src/brand/files/app-icon.svg'));
  const icons = appIcons(svg);
  const measured = icons.map(({ name, png }) => [name, png.readUInt32BE(16), png.readUInt32BE(20)]);
  expect(measured).toEqual([
    ['app-icon-180.png', 180, 180],
    ['app-icon-192.png', 192, 192],
    ['app-icon-512.png', 512, 512],
  ]);
  for (const { png } of icons) expect(png.subarray(0, 8).toString('hex')).toBe(signature);
  expect(appIcons(svg)).toEqual(icons);
});
