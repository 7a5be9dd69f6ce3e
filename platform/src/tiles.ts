// Tiles and pictures: the tile patterns of companies, the panels of hero sections, and the pictures of areas. Compiled into each
// remote and shell page that uses them, like `platform/jobs`; a bundle contains only the parts that it imports.
export { AreaPicture } from './tiles/AreaPicture';
export * as areaPictures from './tiles/area-pictures';
export { Picture, type PictureData } from './tiles/Picture';
export { TileBanner, type BannerSize } from './tiles/TileBanner';
export { TilePanel, type PanelData } from './tiles/TilePanel';
export type { PlacedTile } from './tiles/draw-tiles';
export { TileWall } from './tiles/TileWall';
export type { DrawingLoading } from './tiles/useNear';
export { jobsPerTile } from './tiles/wall';
export { tintColors, tinted, tintOf, type Tint } from './tiles/tints';
