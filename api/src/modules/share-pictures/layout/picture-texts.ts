import type { Language, Workplace } from 'shared-contracts';

interface PictureTexts {
  /** Replaces a title without drawable characters. */
  job: string;
  workplace: Record<Workplace, string>;
}

export const pictureTexts: Record<Language, PictureTexts> = {
  pt: {
    job: 'Oferta de emprego',
    workplace: { onsite: 'presencial', hybrid: 'híbrido', remote: 'remoto' },
  },
  en: {
    job: 'Job offer',
    workplace: { onsite: 'on site', hybrid: 'hybrid', remote: 'remote' },
  },
};
