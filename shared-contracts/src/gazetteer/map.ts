import type { Point } from './distance.ts';
export { border } from './border.data.ts';
export { outline } from './outline.data.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A part of the map with its own scale. */
interface Panel {
  box: Box;
  /** Its upper left corner. */
  corner: Point;
  /** Units of the map per degree of latitude. */
  scale: number;
  /** Cosine of the latitude in its middle: width of a degree of longitude relative to one of latitude. */
  aspect: number;
}

/** The view box. The mainland is on the right; the Azores, on a smaller scale, and Madeira are on the left, as insets. */
export const mapSize = { width: 960, height: 1060 } as const;

const panels = {
  mainland: {
    box: { x: 420, y: 0, width: 540, height: 1060 },
    corner: { latitude: 42.21, longitude: -9.57 },
    scale: 200,
    aspect: 0.77,
  },
  azores: {
    box: { x: 0, y: 0, width: 400, height: 240 },
    corner: { latitude: 39.85, longitude: -31.45 },
    scale: 76,
    aspect: 0.784,
  },
  madeira: {
    box: { x: 0, y: 900, width: 240, height: 160 },
    corner: { latitude: 33.2, longitude: -17.45 },
    scale: 200,
    aspect: 0.84,
  },
} as const satisfies Record<string, Panel>;

/** The part of the map without the insets. */
export const mainland: Box = panels.mainland.box;

/** The frames of the two insets. */
export const insets: readonly Box[] = [panels.azores.box, panels.madeira.box];

function panelOf({ latitude, longitude }: Point): Panel {
  if (longitude < -20) return panels.azores;
  return latitude < 35 ? panels.madeira : panels.mainland;
}

/** Position of a place of Portugal on the map, in units of the view box (equidistant cylindrical projection). */
export function toMap(point: Point): { x: number; y: number } {
  const { box, corner, scale, aspect } = panelOf(point);
  return {
    x: box.x + (point.longitude - corner.longitude) * scale * aspect,
    y: box.y + (corner.latitude - point.latitude) * scale,
  };
}
