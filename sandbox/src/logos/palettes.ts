/** A background and a foreground colour with enough contrast at 24 pixels. */
export interface Palette {
  ground: string;
  mark: string;
}

const pair = (ground: string, mark: string): Palette => ({ ground, mark });

export const palettes: readonly Palette[] = [
  pair('#0d6b63', '#ffffff'),
  pair('#12263a', '#7fd6e8'),
  pair('#1f5fa8', '#ffffff'),
  pair('#dfe8f5', '#28467c'),
  pair('#e8f3d6', '#4a7a1c'),
  pair('#efe3dc', '#8a4b2d'),
  pair('#fde4df', '#c8402c'),
  pair('#fff2d8', '#c4701a'),
  pair('#3b1f4a', '#f0c6e6'),
  pair('#f3e6f5', '#6d2f86'),
  pair('#7a1f2b', '#ffd9c7'),
  pair('#e5f4f1', '#0b6158'),
  pair('#20331d', '#b9dd8f'),
  pair('#f7efc9', '#5d5210'),
  pair('#c94f2b', '#ffffff'),
  pair('#26303b', '#f2b84b'),
  pair('#e6ecef', '#33475b'),
  pair('#003f5c', '#ffb27d'),
  pair('#ffe1ea', '#a3214f'),
  pair('#d9f0e3', '#176343'),
  pair('#47325f', '#ffe08a'),
  pair('#eceae4', '#3c3a34'),
];
