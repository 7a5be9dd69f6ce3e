import { brand, getJob, sharePictureHref, type Language } from 'shared-contracts';
import { valueOf, type RouteData } from '../data/route-data.ts';
import type { PageHead } from './page-head.ts';

/** The preview image of a shared page: a job has its own, every other page uses the brand's (T28). */
export function previewImageOf(
  data: RouteData,
  language: Language,
  { publicUrl, preview }: { publicUrl: string; preview: string },
): PageHead['image'] {
  const job = valueOf(data, getJob);
  if (job === null || job.isClosed) {
    return { url: publicUrl + preview, alt: `${brand.name}: ${brand.tagline[language]}` };
  }
  const picture = sharePictureHref(job, language === 'pt' ? undefined : language);
  return { url: publicUrl + picture, alt: `${job.title} · ${job.companyName}` };
}
