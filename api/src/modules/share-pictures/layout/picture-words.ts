import type { Language, SalaryPeriod, Workplace } from 'shared-contracts';

interface PictureWords {
  /** Stands for a title that our font cannot write. */
  job: string;
  from: (amount: string) => string;
  upTo: (amount: string) => string;
  period: Record<SalaryPeriod, string>;
  workplace: Record<Workplace, string>;
}

export const pictureWords: Record<Language, PictureWords> = {
  pt: {
    job: 'Oferta de emprego',
    from: (amount) => `desde ${amount}`,
    upTo: (amount) => `até ${amount}`,
    period: { hour: '/hora', day: '/dia', week: '/semana', month: '/mês', year: '/ano' },
    workplace: { onsite: 'presencial', hybrid: 'híbrido', remote: 'remoto' },
  },
  en: {
    job: 'Job offer',
    from: (amount) => `from ${amount}`,
    upTo: (amount) => `up to ${amount}`,
    period: { hour: '/hour', day: '/day', week: '/week', month: '/month', year: '/year' },
    workplace: { onsite: 'on site', hybrid: 'hybrid', remote: 'remote' },
  },
};
