import { areaPictures, type PanelData, type PlacedTile } from 'platform/tiles';

type Shades = readonly [ground: PlacedTile['ground'], shape: PlacedTile['shape'], detail?: PlacedTile['detail']];

function tile(
  x: number,
  y: number,
  motif: PlacedTile['motif'],
  shades: Shades,
  turn: PlacedTile['turn'] = 0,
): PlacedTile {
  const [ground, shape, detail = shape] = shades;
  return { x, y, motif, turn, ground, shape, detail };
}

const plain = (x: number, y: number, ground: PlacedTile['ground']) => tile(x, y, 'plain', [ground, ground]);

/** The plain tiles behind the board, which covers three columns and two rows. */
const behindBoard = (row: number, [upper, lower]: readonly [PlacedTile['ground'], PlacedTile['ground']]) =>
  [0, 1, 2].flatMap((column) => [plain(column, row, upper), plain(column, row + 1, lower)]);

const { construcao, educacao, hotelaria, saude, tecnologia, transportes } = areaPictures;

export interface JumpPanelData extends PanelData {
  /** Dotted path of the jump, from the end of the board to the sun. */
  flight: string;
}

export type PanelName = 'home' | 'landing' | 'small';

export const panels: Readonly<Record<PanelName, JumpPanelData>> = {
  /** Beside the search of the home page. Its last row may end below the bent edge of the section: no pictures there. */
  home: {
    flight: 'M286 302C296 190 336 96 406 62',
    columns: 6,
    rows: 5,
    tiles: [
      ...behindBoard(3, [1, 0]),
      tile(3, 0, 'quarter', [0, 1], 1),
      plain(4, 0, 1),
      tile(5, 0, 'quarter', [0, 1], 2),
      tile(1, 1, 'lens', [1, 2], 1),
      plain(3, 1, 1),
      tile(4, 1, 'star', [0, 2, 3]),
      tile(0, 2, 'ring', [0, 2, 3], 1),
      tile(2, 2, 'arch', [1, 2, 1]),
      plain(3, 2, 0),
      tile(5, 2, 'lens', [1, 3]),
      tile(3, 3, 'rings', [0, 2]),
      tile(4, 3, 'hill', [0, 2, 3]),
      tile(3, 4, 'leaf', [1, 2]),
      tile(4, 4, 'hill', [1, 2, 3], 2),
      tile(5, 4, 'quarter', [0, 1]),
    ],
    pictures: [
      { x: 2, y: 1, picture: construcao },
      { x: 5, y: 1, picture: tecnologia },
      { x: 1, y: 2, picture: educacao },
      { x: 4, y: 2, picture: hotelaria },
      { x: 5, y: 3, picture: transportes },
    ],
  },

  /** Beside the search of the landing page. */
  landing: {
    flight: 'M286 302C292 190 330 108 402 72',
    columns: 5,
    rows: 5,
    tiles: [
      ...behindBoard(3, [0, 1]),
      tile(0, 0, 'rings', [1, 2]),
      tile(2, 0, 'quarter', [0, 1], 3),
      plain(3, 0, 1),
      tile(4, 0, 'quarter', [0, 1], 2),
      tile(1, 1, 'lens', [1, 3], 1),
      tile(2, 1, 'arch', [0, 2, 1]),
      plain(3, 1, 0),
      tile(4, 1, 'hill', [1, 2, 3]),
      tile(0, 2, 'ring', [0, 2, 3], 1),
      tile(1, 2, 'star', [1, 2, 3]),
      plain(2, 2, 1),
      tile(3, 2, 'quarter', [0, 1]),
      tile(4, 3, 'lens', [0, 3]),
      tile(3, 4, 'leaf', [0, 2]),
    ],
    pictures: [
      { x: 1, y: 0, picture: transportes },
      { x: 0, y: 1, picture: construcao },
      { x: 4, y: 2, picture: tecnologia },
      { x: 3, y: 3, picture: hotelaria },
      { x: 4, y: 4, picture: saude },
    ],
  },

  /** For small screens, below the search. */
  small: {
    flight: 'M302 108C314 76 348 58 402 52',
    columns: 6,
    rows: 3,
    tiles: [
      ...behindBoard(1, [1, 0]),
      tile(1, 0, 'lens', [1, 2], 1),
      plain(3, 0, 1),
      plain(4, 0, 1),
      tile(5, 0, 'quarter', [0, 1], 2),
      tile(3, 1, 'quarter', [0, 1]),
      tile(3, 2, 'rings', [0, 2]),
      tile(4, 2, 'hill', [0, 2, 3]),
      tile(5, 2, 'lens', [1, 3]),
    ],
    pictures: [
      { x: 2, y: 0, picture: construcao },
      { x: 4, y: 1, picture: hotelaria },
      { x: 5, y: 1, picture: tecnologia },
    ],
  },
};
