import { buildJobCard } from 'shared-contracts/testing';
import fc from 'fast-check';
import { chooseFeatured, chooseRecent } from './useHomeJobs';

const jobs = (featured: readonly boolean[]) => featured.map((isFeatured, id) => buildJobCard({ id, isFeatured }));
const ids = (cards: readonly { id: number }[]) => cards.map(({ id }) => id);

describe('chooseFeatured and chooseRecent', () => {
  it('return the featured jobs and the six newest of the others', () => {
    const all = jobs([true, false, true, false, false, false, false, false, false]);
    expect(ids(chooseFeatured(all, all))).toEqual([0, 2]);
    expect(ids(chooseRecent(all, true))).toEqual([1, 3, 4, 5, 6, 7]);
  });

  it('return the six newest and the next six jobs if none is featured', () => {
    const all = jobs(Array.from({ length: 20 }, () => false));
    expect(ids(chooseFeatured(all, all))).toEqual([0, 1, 2, 3, 4, 5]);
    expect(ids(chooseRecent(all, false))).toEqual([6, 7, 8, 9, 10, 11]);
  });

  it('never return the same job', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 20 }), (featured) => {
        const all = jobs(featured);
        const shown = ids(chooseFeatured(all, all));
        for (const id of ids(chooseRecent(all, featured.includes(true)))) expect(shown).not.toContain(id);
      }),
    );
  });
});
