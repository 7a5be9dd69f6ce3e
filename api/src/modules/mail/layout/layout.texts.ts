import type { Language } from 'shared-contracts';

const pt = {
  site: 'Ir para o site',
  privacy: 'Política de privacidade',
};

const en: typeof pt = {
  site: 'Go to the site',
  privacy: 'Privacy policy',
};

export const layoutTexts: Record<Language, typeof pt> = { pt, en };
