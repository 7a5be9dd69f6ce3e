import sharp from 'sharp';

/** More than the default of any phone's camera; 5 MB can hold many times as many. */
export const limitInputPixels = 64_000_000;
export const formats = new Set(['jpeg', 'png', 'webp']);

// No other format is loaded: each one is another library that untrusted input can reach.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

export { sharp };
