import { brand } from './brand.ts';
import { limits } from './limits.ts';
import { truncate } from './truncate.ts';

/** Document title: the truncated page title followed by the site name. */
export function documentTitle(title: string): string {
  return title === brand.name ? title : `${truncate(title, limits.seoTitleCharacters)} | ${brand.name}`;
}
