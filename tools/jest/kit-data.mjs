import { kitData } from '../kit/kit-data.mjs';

/** Jest's transform of `kit-data.ts`: tests read the same data as the build (`tools/webpack/kit-data-loader.mjs`). */
export default {
  process: () => ({ code: `exports.kitData = ${JSON.stringify(kitData())};` }),
  getCacheKey: () => JSON.stringify(kitData()),
};
