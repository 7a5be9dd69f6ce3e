import { constants } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';

const test = /\.(js|css|svg)$/;
const threshold = 512;

/** @type {import('node:zlib').BrotliOptions} */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/** Brotli and gzip beside every text file, at their best, once at build time. */
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
