import { renderToString } from 'react-dom/server';
import { renderKit } from '../ui/testing/render-kit';
import { pictureOf } from './AreaPicture';
import * as areas from './area-pictures';
import { AreaPicture, TileBanner, TilePanel, TileWall } from '../tiles';

it.each([
  ['tecnologia', areas.tecnologia],
  ['hotelaria-e-restauracao', areas.hotelaria],
  ['vendascomercial', areas.vendas],
  ['logistica-e-armazem', areas.logistica],
  ['recursos-humanos', areas.recursosHumanos],
  ['', areas.administrativo],
  ['astronomia', areas.administrativo],
])('shows the picture of the area "%s"', (slug, picture) => {
  expect(pictureOf(slug)).toBe(picture);
});

it('each area picture ends with the ground line, and has a back shape, a green part and one dot', () => {
  const pictures = Object.entries(areas);
  expect(pictures).toHaveLength(20);
  for (const [name, { shapes }] of pictures) {
    const count = (pen: string) => shapes.filter(([used]) => used === pen).length;
    expect([name, count('tint'), count('dot'), count('fill') > 0]).toEqual([name, 1, 1, true]);
    expect([name, shapes.at(-1)?.[1]]).toEqual([name, expect.stringMatching(/M0 96H144$/)]);
  }
});

it('two banners of one company have the same tiles and different ids', () => {
  const { container } = renderKit(
    <>
      <TileBanner slug="vela-digital" size="page" />
      <TileBanner slug="vela-digital" size="row" />
    </>,
  );
  const [first, second] = container.querySelectorAll('pattern');
  expect(first!.innerHTML).toBe(second!.innerHTML);
  expect(first!.id).not.toBe(second!.id);
  const filled = [...container.querySelectorAll('rect')].map((rect) => rect.getAttribute('fill'));
  expect(filled).toEqual([`url(#${first!.id})`, `url(#${second!.id})`]);
});

it('drawings are hidden from screen readers, have no inline styles and stay small', () => {
  const panel = { columns: 1, rows: 1, tiles: [], pictures: [{ x: 0, y: 0, picture: areas.saude }] };
  const drawings = [
    <TileBanner key="banner" slug="vela-digital" size="card" />,
    <TileWall key="wall" slug="vela-digital" jobs={120} perTile={4} />,
    <AreaPicture key="picture" slug="juridico" />,
    <TilePanel key="panel" panel={panel} />,
  ];
  for (const drawing of drawings) {
    const { container, unmount } = renderKit(drawing);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    expect(container.querySelector('[style]')).toBeNull();
    unmount();
    expect(renderToString(drawing).length).toBeLessThan(12_000);
  }
});
