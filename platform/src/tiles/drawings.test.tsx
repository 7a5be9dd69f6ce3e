import { act } from '@testing-library/react';
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

/** Reports whether the observed elements are near the window, which jsdom does not know. */
let report: (isNear: boolean) => void = () => {};
const known = globalThis.IntersectionObserver;
beforeEach(() => {
  const observed = new Map<Element, IntersectionObserverCallback>();
  report = (isIntersecting) =>
    act(() => {
      for (const [target, callback] of observed) {
        const entry = { target, isIntersecting, intersectionRatio: Number(isIntersecting) };
        callback([entry as IntersectionObserverEntry], {} as IntersectionObserver);
      }
    });
  globalThis.IntersectionObserver = class {
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe(target: Element) {
      observed.set(target, this.callback);
    }
    unobserve(target: Element) {
      observed.delete(target);
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  globalThis.IntersectionObserver = known;
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

const panel = { columns: 1, rows: 1, tiles: [], pictures: [{ x: 0, y: 0, picture: areas.saude }] };

it.each([
  ['a banner', <TileBanner key="1" slug="vela-digital" size="card" />],
  ['a wall', <TileWall key="1" slug="vela-digital" jobs={120} perTile={4} />],
  ['a picture', <AreaPicture key="1" slug="juridico" />],
  ['a panel', <TilePanel key="1" panel={panel} />],
])('%s is hidden from screen readers, has no inline styles and stays small', (_, drawing) => {
  const { container } = renderKit(drawing);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelectorAll('path').length).toBeGreaterThan(2);
  expect(container.querySelector('[style]')).toBeNull();
  expect(container.innerHTML.length).toBeLessThan(12_000);
});

it.each([
  ['a banner', <TileBanner key="1" slug="vela-digital" size="card" loading="lazy" />],
  ['a wall', <TileWall key="1" slug="vela-digital" jobs={120} perTile={4} loading="lazy" />],
  ['a picture', <AreaPicture key="1" slug="juridico" loading="lazy" />],
])('%s that is lazy is plain and of the same size until it is near the window', (_, drawing) => {
  expect(renderToString(drawing).length).toBeLessThan(320);
  const { container } = renderKit(drawing);
  const frame = () => (container.firstElementChild!.cloneNode() as Element).outerHTML;
  const before = frame();
  report(false);
  expect(container.querySelectorAll('path').length).toBeLessThan(3);
  report(true);
  expect(container.querySelectorAll('path').length).toBeGreaterThan(3);
  expect(frame()).toBe(before);
  report(false);
  expect(container.querySelectorAll('path').length).toBeGreaterThan(3);
});
