import type { PictureData } from './Picture';

// The pictures of the areas, 144 × 108, in drawing order. Each has one tinted shape at the back, one green part, one sun dot, and
// a line on the ground from edge to edge. One constant each: a bundle contains only the pictures that it uses.

export const administrativo: PictureData = {
  tint: 'brand',
  shapes: [
    ['tint', 'M20 96V52a40 40 0 0 1 40-40h64v44a40 40 0 0 1-40 40Z'],
    ['paper', 'M55 18h46a5 5 0 0 1 5 5v68a5 5 0 0 1 -5 5h-46a5 5 0 0 1 -5 -5v-68a5 5 0 0 1 5 -5Z'],
    ['ink', 'M70 32h16M70 84h16M50 46h56M50 71h56'],
    ['paper', 'M34 50V38h34l6 6v6'],
    ['fill', 'M30 49h52a4 4 0 0 1 4 4v15a4 4 0 0 1 -4 4h-52a4 4 0 0 1 -4 -4v-15a4 4 0 0 1 4 -4Z'],
    ['dot', 'M49 60a7 7 0 1 1 14 0a7 7 0 1 1 -14 0Z'],
    ['ink', 'M0 96H144'],
  ],
};

export const apoioAoCliente: PictureData = {
  tint: 'teal',
  shapes: [
    ['tint', 'M28 96V56a44 44 0 0 1 88 0v40Z'],
    ['ink', 'M72 34V94M54 95h36M46 54v-2a26 26 0 0 1 52 0v2'],
    ['fill', 'M45 50h1a7 7 0 0 1 7 7v11a7 7 0 0 1 -7 7h-1a7 7 0 0 1 -7 -7v-11a7 7 0 0 1 7 -7Z'],
    ['fill', 'M98 50h1a7 7 0 0 1 7 7v11a7 7 0 0 1 -7 7h-1a7 7 0 0 1 -7 -7v-11a7 7 0 0 1 7 -7Z'],
    ['ink', 'M99 76c0 7-5 10-12 10'],
    ['dot', 'M75 84a7 7 0 1 1 14 0a7 7 0 1 1 -14 0Z'],
    ['paper', 'M68 27a4 4 0 1 1 8 0a4 4 0 1 1 -8 0Z'],
    ['ink', 'M0 96H144'],
  ],
};

export const construcao: PictureData = {
  tint: 'sun',
  shapes: [
    ['tint', 'M6 96C22 50 56 30 88 40s42 34 50 56Z'],
    ['ink', 'M42 96V22M54 96V22M42 90l12-14-12-14 12-14-12-14 12-12M20 24H126M48 8 26 24M48 8l66 16M42 22 48 8l6 14'],
    ['fill', 'M20 24h11a3 3 0 0 1 3 3v7a3 3 0 0 1 -3 3h-11a3 3 0 0 1 -3 -3v-7a3 3 0 0 1 3 -3Z'],
    ['ink', 'M102 24v16'],
    ['dot', 'M94 48a8 8 0 1 1 16 0a8 8 0 1 1 -16 0Z'],
    ['paper', 'M78 76h48a2 2 0 0 1 2 2v16a2 2 0 0 1 -2 2h-48a2 2 0 0 1 -2 -2v-16a2 2 0 0 1 2 -2Z'],
    ['ink', 'M82 76V64M102 76V64M122 76V64M90 86h8M108 86h8M0 96H144'],
  ],
};

export const design: PictureData = {
  tint: 'violet',
  shapes: [
    ['tint', 'M124 96V52a40 40 0 0 0-40-40H20v44a40 40 0 0 0 40 40Z'],
    ['ink', 'M54 76 46 96M90 76l8 20'],
    ['paper', 'M36 20h72a6 6 0 0 1 6 6v44a6 6 0 0 1 -6 6h-72a6 6 0 0 1 -6 -6v-44a6 6 0 0 1 6 -6Z'],
    ['fill', 'M42 66C46 38 98 38 102 66Z'],
    ['ink', 'M46 45h52'],
    ['paper', 'M40 40h9v9h-9Z'],
    ['paper', 'M95 40h9v9h-9Z'],
    ['dot', 'M65 45a7 7 0 1 1 14 0a7 7 0 1 1 -14 0Z'],
    ['ink', 'M0 96H144'],
  ],
};

export const educacao: PictureData = {
  tint: 'sun',
  shapes: [
    ['tint', 'M18 96a54 54 0 0 1 108 0Z'],
    ['paper', 'M38 80h68a4 4 0 0 1 4 4v8a4 4 0 0 1 -4 4h-68a4 4 0 0 1 -4 -4v-8a4 4 0 0 1 4 -4Z'],
    ['fill', 'M46 64h56a4 4 0 0 1 4 4v8a4 4 0 0 1 -4 4h-56a4 4 0 0 1 -4 -4v-8a4 4 0 0 1 4 -4Z'],
    ['paper', 'M40 48h54a4 4 0 0 1 4 4v8a4 4 0 0 1 -4 4h-54a4 4 0 0 1 -4 -4v-8a4 4 0 0 1 4 -4Z'],
    ['ink', 'M46 56h20M54 72h14M48 88h30'],
    ['dot', 'M60 37a10 10 0 1 1 20 0a10 10 0 1 1 -20 0Z'],
    ['ink', 'M70 27c0-5 2-8 6-10M76 22c5-3 9-2 11 1-4 3-8 3-11-1M0 96H144'],
  ],
};

export const engenharia: PictureData = {
  tint: 'info',
  shapes: [
    ['tint', 'M22 96V10a86 86 0 0 1 100 86Z'],
    [
      'fill',
      'M96 46h8l1 6 5 2 5-4 6 6-4 5 2 5 6 1v8l-6 1-2 5 4 5-6 6-5-4-5 2-1 6h-8l-1-6-5-2-5 4-6-6 4-5-2-5-6-1v-8l6-1 2-5-4-5 6-6 5 4 5-2Z',
    ],
    ['paper', 'M92 70a8 8 0 1 1 16 0a8 8 0 1 1 -16 0Z'],
    ['paper', 'M55 26 30 94l3 2 27-60Z'],
    ['paper', 'M65 26 88 92l-3 4L59 36Z'],
    ['ink', 'M60 18V8M46 62c9 5 19 5 28 0'],
    ['dot', 'M52 26a8 8 0 1 1 16 0a8 8 0 1 1 -16 0Z'],
    ['ink', 'M0 96H144'],
  ],
};

export const financas: PictureData = {
  tint: 'brand',
  shapes: [
    ['tint', 'M28 96V56a44 44 0 0 1 88 0v40Z'],
    [
      'fill',
      'M50 82v14h12V88h20v8h12V80c7-4 11-9 12-15l8-2V51l-8-1c-2-5-5-9-9-12l1-9-11 5c-5-2-10-2-15-2-22 0-34 10-34 25 0 10 6 19 18 25Z',
    ],
    ['solid', 'M91.5 54a2.5 2.5 0 1 1 5 0a2.5 2.5 0 1 1 -5 0Z'],
    ['ink', 'M62 42c6-2 12-2 18 0M26 56c-6-2-8-8-3-11s8 4 3 7'],
    ['dot', 'M62 20a9 9 0 1 1 18 0a9 9 0 1 1 -18 0Z'],
    ['mark', 'M71 17v6'],
    ['ink', 'M0 96H144'],
  ],
};

export const hotelaria: PictureData = {
  tint: 'coral',
  shapes: [
    ['tint', 'M18 96a54 54 0 0 1 108 0Z'],
    ['fill', 'M36 84a36 36 0 0 1 72 0Z'],
    ['ink', 'M50 72c3-7 8-11 14-12'],
    ['paper', 'M31 84h82a5 5 0 0 1 5 5v2a5 5 0 0 1 -5 5h-82a5 5 0 0 1 -5 -5v-2a5 5 0 0 1 5 -5Z'],
    ['dot', 'M64 40a8 8 0 1 1 16 0a8 8 0 1 1 -16 0Z'],
    ['ink', 'M54 32l-7-8M90 32l7-8M72 22v-9M0 96H144'],
  ],
};

export const imobiliario: PictureData = {
  tint: 'brand',
  shapes: [
    ['tint', 'M18 96a54 54 0 0 1 108 0Z'],
    ['paper', 'M94 46V28h10v26'],
    ['paper', 'M34 96V58h76v38Z'],
    ['fill', 'M26 60 72 24l46 36Z'],
    ['dot', 'M65 48a7 7 0 1 1 14 0a7 7 0 1 1 -14 0Z'],
    ['paper', 'M62 96V72h20v24'],
    ['solid', 'M75 85a2 2 0 1 1 4 0a2 2 0 1 1 -4 0Z'],
    ['ink', 'M42 72h10v10H42ZM92 72h10v10H92ZM0 96H144'],
  ],
};

export const industria: PictureData = {
  tint: 'sun',
  shapes: [
    ['tint', 'M124 96V52a40 40 0 0 0-40-40H20v44a40 40 0 0 0 40 40Z'],
    ['fill', 'M98 30h13a2 2 0 0 1 2 2v62a2 2 0 0 1 -2 2h-13a2 2 0 0 1 -2 -2v-62a2 2 0 0 1 2 -2Z'],
    ['paper', 'M20 96V60l25-16v16l25-16v16l25-16v52Z'],
    ['ink', 'M32 74h10v9H32ZM56 74h10v9H56ZM80 74h10v9H80ZM96 42h17M104 30v-4'],
    ['dot', 'M98 15a8 8 0 1 1 16 0a8 8 0 1 1 -16 0Z'],
    ['ink', 'M0 96H144'],
  ],
};

export const juridico: PictureData = {
  tint: 'sun',
  shapes: [
    ['tint', 'M28 96V56a44 44 0 0 1 88 0v40Z'],
    ['ink', 'M72 20v70'],
    ['paper', 'M57 88h30a3 3 0 0 1 3 3v2a3 3 0 0 1 -3 3h-30a3 3 0 0 1 -3 -3v-2a3 3 0 0 1 3 -3Z'],
    ['ink', 'M34 40 110 26M34 40 22 66M34 40l12 26M110 26 98 52M110 26l12 26'],
    ['dot', 'M26 60a8 8 0 1 1 16 0a8 8 0 1 1 -16 0Z'],
    ['paper', 'M18 66a16 12 0 0 0 32 0Z'],
    ['fill', 'M94 52a16 12 0 0 0 32 0Z'],
    ['paper', 'M68 22a4 4 0 1 1 8 0a4 4 0 1 1 -8 0Z'],
    ['ink', 'M0 96H144'],
  ],
};

export const limpeza: PictureData = {
  tint: 'info',
  shapes: [
    ['tint', 'M122 96V10a86 86 0 0 0-100 86Z'],
    ['fill', 'M24 62h46l-6 34H30Z'],
    ['ink', 'M24 62a23 21 0 0 1 46 0M28 74h38M112 12 98 64'],
    ['paper', 'M86 64h22l8 32H76Z'],
    ['ink', 'M88 82v14M98 80v16M106 84v12'],
    ['dot', 'M50 30a8 8 0 1 1 16 0a8 8 0 1 1 -16 0Z'],
    ['paper', 'M70 44a4 4 0 1 1 8 0a4 4 0 1 1 -8 0Z'],
    ['paper', 'M41 24a3 3 0 1 1 6 0a3 3 0 1 1 -6 0Z'],
    ['ink', 'M0 96H144'],
  ],
};

export const logistica: PictureData = {
  tint: 'teal',
  shapes: [
    ['tint', 'M6 96C22 50 56 30 88 40s42 34 50 56Z'],
    ['paper', 'M76 60l4-30h22l6 32'],
    ['dot', 'M84 47a8 8 0 1 1 16 0a8 8 0 1 1 -16 0Z'],
    ['fill', 'M66 62h32a10 10 0 0 1 10 10v16H62V72Z'],
    ['ink', 'M52 20v72M52 88h10M52 70H26'],
    ['paper', 'M27 44h20a3 3 0 0 1 3 3v20a3 3 0 0 1 -3 3h-20a3 3 0 0 1 -3 -3v-20a3 3 0 0 1 3 -3Z'],
    ['ink', 'M37 44v9'],
    ['paper', 'M66 88a8 8 0 1 1 16 0a8 8 0 1 1 -16 0Z'],
    ['paper', 'M90 88a8 8 0 1 1 16 0a8 8 0 1 1 -16 0Z'],
    ['ink', 'M0 96H144'],
  ],
};

export const marketing: PictureData = {
  tint: 'coral',
  shapes: [
    ['tint', 'M22 96V10a86 86 0 0 1 100 86Z'],
    ['paper', 'M48 72l6 24h13l-6-18Z'],
    ['fill', 'M34 54v18l14 3 38 18V33L48 51Z'],
    ['ink', 'M48 51v24M86 52a11 11 0 0 1 0 22'],
    ['dot', 'M108 63a8 8 0 1 1 16 0a8 8 0 1 1 -16 0Z'],
    ['ink', 'M108 42l9-8M110 84l8 7M0 96H144'],
  ],
};

export const recursosHumanos: PictureData = {
  tint: 'violet',
  shapes: [
    ['tint', 'M20 96V52a40 40 0 0 1 40-40h64v44a40 40 0 0 1-40 40Z'],
    ['paper', 'M18 96v-8a20 20 0 0 1 40 0v8'],
    ['paper', 'M28 54a10 10 0 1 1 20 0a10 10 0 1 1 -20 0Z'],
    ['paper', 'M86 96v-8a20 20 0 0 1 40 0v8'],
    ['paper', 'M96 54a10 10 0 1 1 20 0a10 10 0 1 1 -20 0Z'],
    ['fill', 'M46 96V86a26 26 0 0 1 52 0v10'],
    ['dot', 'M60 44a12 12 0 1 1 24 0a12 12 0 1 1 -24 0Z'],
    ['ink', 'M0 96H144'],
  ],
};

export const retalho: PictureData = {
  tint: 'violet',
  shapes: [
    ['tint', 'M20 96V52a40 40 0 0 1 40-40h64v44a40 40 0 0 1-40 40Z'],
    ['paper', 'M30 44h84a2 2 0 0 1 2 2v48a2 2 0 0 1 -2 2h-84a2 2 0 0 1 -2 -2v-48a2 2 0 0 1 2 -2Z'],
    ['paper', 'M24 48l8-24h80l8 24Z'],
    ['fill', 'M43 48l4-24h17l-2 24ZM82 48l-2-24h17l4 24Z'],
    [
      'paper',
      'M24 48a9.600 9.600 0 0 0 19.200 0a9.600 9.600 0 0 0 19.200 0a9.600 9.600 0 0 0 19.200 0a9.600 9.600 0 0 0 19.200 0a9.600 9.600 0 0 0 19.200 0Z',
    ],
    ['ink', 'M38 88h38V66H38ZM88 96V66h18v30'],
    ['dot', 'M49 77a8 8 0 1 1 16 0a8 8 0 1 1 -16 0Z'],
    ['ink', 'M0 96H144'],
  ],
};

export const saude: PictureData = {
  tint: 'coral',
  shapes: [
    ['tint', 'M122 96V10a86 86 0 0 0-100 86Z'],
    ['fill', 'M29 64h36a7 7 0 0 1 7 7v18a7 7 0 0 1 -7 7h-36a7 7 0 0 1 -7 -7v-18a7 7 0 0 1 7 -7Z'],
    ['ink', 'M38 64v-7h18v7'],
    ['light', 'M44 72a3 3 0 0 1 6 0v5h5a3 3 0 0 1 0 6h-5v5a3 3 0 0 1-6 0v-5h-5a3 3 0 0 1 0-6h5Z'],
    ['ink', 'M68 14v16a16 16 0 0 0 32 0V14M64 14h7M97 14h7M84 46v22a15 15 0 0 0 30 0v-4'],
    ['dot', 'M105 56a9 9 0 1 1 18 0a9 9 0 1 1 -18 0Z'],
    ['ink', 'M0 96H144'],
  ],
};

export const tecnologia: PictureData = {
  tint: 'info',
  shapes: [
    ['tint', 'M20 96V52a40 40 0 0 1 40-40h64v44a40 40 0 0 1-40 40Z'],
    ['paper', 'M46 34h52a6 6 0 0 1 6 6v34a6 6 0 0 1 -6 6h-52a6 6 0 0 1 -6 -6v-34a6 6 0 0 1 6 -6Z'],
    ['ink', 'M52 48l9 8-9 8'],
    ['dot', 'M71 57a8 8 0 1 1 16 0a8 8 0 1 1 -16 0Z'],
    ['fill', 'M34 80h76l8 16H26Z'],
    ['ink', 'M64 88h16M0 96H144'],
  ],
};

export const transportes: PictureData = {
  tint: 'teal',
  shapes: [
    ['tint', 'M6 96C22 50 56 30 88 40s42 34 50 56Z'],
    ['ink', 'M66 30 54 18l12-8M0 9H144'],
    ['fill', 'M35 30h74a11 11 0 0 1 11 11v32a11 11 0 0 1 -11 11h-74a11 11 0 0 1 -11 -11v-32a11 11 0 0 1 11 -11Z'],
    ['paper', 'M32 40h18v18H32ZM56 40h18v18H56ZM80 40h14v18H80ZM100 40h12v18h-12Z'],
    ['ink', 'M24 66h96'],
    ['dot', 'M101 75a7 7 0 1 1 14 0a7 7 0 1 1 -14 0Z'],
    ['paper', 'M43 80h8a5 5 0 0 1 5 5a5 5 0 0 1 -5 5h-8a5 5 0 0 1 -5 -5a5 5 0 0 1 5 -5Z'],
    ['paper', 'M89 80h8a5 5 0 0 1 5 5a5 5 0 0 1 -5 5h-8a5 5 0 0 1 -5 -5a5 5 0 0 1 5 -5Z'],
    ['ink', 'M34 75h34M0 96H144'],
  ],
};

export const vendas: PictureData = {
  tint: 'brand',
  shapes: [
    ['tint', 'M28 96V56a44 44 0 0 1 88 0v40Z'],
    [
      'fill',
      'M81.18 39.11l23.64 -9.87 14.82 20.89 -12.68 44.22a5 5 0 0 1 -6.18 3.43l-28.84 -8.27a5 5 0 0 1 -3.43 -6.18Z',
    ],
    ['paper', 'M40 44l22-20 22 20v47a5 5 0 0 1-5 5H45a5 5 0 0 1-5-5Z'],
    ['ink', 'M62 30c2-12 10-18 24-18'],
    ['dot', 'M55 42a7 7 0 1 1 14 0a7 7 0 1 1 -14 0Z'],
    ['ink', 'M71 64a11 11 0 1 0 0 17M50 70h13M50 76h11M0 96H144'],
  ],
};
