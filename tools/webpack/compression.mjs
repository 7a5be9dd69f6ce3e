import { constants } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';

const test = /\.(js|css|svg)$/;
const threshold = 512;

/** @type {import('node:zlib').BrotliOptions} */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/** Adds Brotli and gzip versions of every text file at the highest level, once at build time. */
export function compression() {
  return [
    new CompressionPlugin({
      test,
      threshold,
      filename: '[path][base].br',
      algorithm: 'brotliCompress',
      compressionOptions: brotli,
    }),
    new CompressionPlugin({
      test,
      threshold,
      filename: '[path][base].gz',
      algorithm: 'gzip',
      compressionOptions: { level: 9 },
    }),
  ];
}
