import { brand } from './brand.ts';
import { limits } from './limits.ts';
import { truncate } from './truncate.ts';

/** What the tab shows of a page's title, with the site's name after it. */
export function documentTitle(title: string): string {
  return title === brand.name ? title : `${truncate(title, limits.seoTitleCharacters)} | ${brand.name}`;
}
