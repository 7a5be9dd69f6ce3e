import type { Language, SalaryPeriod } from './enums.ts';

interface SalaryTexts {
  from: (amount: string) => string;
  upTo: (amount: string) => string;
  period: Record<SalaryPeriod, string>;
}

/** Texts of the salary format. Not in the i18n files, because they are also needed where those are not loaded. */
export const salaryTexts: Record<Language, SalaryTexts> = {
  pt: {
    from: (amount) => `desde ${amount}`,
    upTo: (amount) => `até ${amount}`,
    period: { hour: '/hora', day: '/dia', week: '/semana', month: '/mês', year: '/ano' },
  },
  en: {
    from: (amount) => `from ${amount}`,
    upTo: (amount) => `up to ${amount}`,
    period: { hour: '/hour', day: '/day', week: '/week', month: '/month', year: '/year' },
  },
};
