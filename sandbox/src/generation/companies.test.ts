import { testNow } from '../testing/test-sandbox.ts';
import { generateCompanies } from './companies.ts';

/** Well-known Portuguese company names. Generated names must not contain any of these words. */
const realNames =
  /\b(Sonae|Galp|EDP|Pingo Doce|Continente|NOS|MEO|Altice|Vodafone|Millennium|BCP|Novo Banco|Santander|Montepio|BPI|Farfetch|Feedzai|OutSystems|Talkdesk|Mota-Engil|Teixeira Duarte|Amorim|TAP|CTT|Torrestir|Vila Galé|Pestana|Tivoli|CUF|Lusíadas|Luz Saúde|Trofa Saúde|Delta|Sogrape|Worten|Fidelidade|Tranquilidade|Caravela|Randstad|Adecco|Manpower|Remax|Century 21|Barraqueiro|Carris|IKEA|Lidl|Mercadona|Auchan|Parfois|Visabeira|Casais|Efacec|Vista Alegre|Bial|Brisa|Wook|Prio|Rodoviária do (Tejo|Lis)|Hospital da (Arrábida|Lapa|Luz))\b/;

describe.each([300, 3000])('%d companies', (count) => {
  const companies = generateCompanies(2026, count, testNow);

  it('have unique names that contain no name of a real company', () => {
    const names = companies.map(({ name }) => name);
    expect(new Set(names).size).toBe(count);
    expect(names.filter((name) => realNames.test(name))).toEqual([]);
    expect(names.filter((name) => name.length > 60 || name.includes('{'))).toEqual([]);
  });

  it('have a logo in six of seven cases, a few with a broken link', () => {
    const logos = companies.map(({ logoUrl }) => logoUrl).filter((url) => url !== null);
    expect(Math.abs(logos.length / count - 0.86)).toBeLessThan(0.06);
    expect(logos.some((url) => url.endsWith('.png'))).toBe(true);
    expect(logos.some((url) => url.startsWith('/logos/removed/'))).toBe(true);
  });

  it('have a size in the range of their line of business', () => {
    const sizes = (key: string) => companies.filter(({ branch }) => branch === key).map(({ employees }) => employees);
    expect(Math.min(...companies.map(({ employees }) => employees))).toBeGreaterThan(1);
    expect(Math.max(0, ...sizes('farmácia'))).toBeLessThanOrEqual(16);
    expect(Math.min(180, ...sizes('hospital'))).toBe(180);
  });
});
