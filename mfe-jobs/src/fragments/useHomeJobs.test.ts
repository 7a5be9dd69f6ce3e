import { buildJobCard } from 'shared-contracts/testing';
import fc from 'fast-check';
import { chooseFeatured, chooseRecent } from './useHomeJobs';

const jobs = (first: number, count: number, isFeatured = false) =>
  Array.from({ length: count }, (_, at) => buildJobCard({ id: first + at, isFeatured }));
const ids = (cards: readonly { id: number }[]) => cards.map(({ id }) => id);

describe('chooseFeatured and chooseRecent', () => {
  it('return the featured jobs and the six newest of the others', () => {
    const lists = { featured: jobs(0, 2, true), recent: jobs(2, 10) };
    expect(ids(chooseFeatured(lists))).toEqual([0, 1]);
    expect(ids(chooseRecent(lists))).toEqual([2, 3, 4, 5, 6, 7]);
  });

  it('return the six newest and the next six jobs if none is featured', () => {
    const lists = { featured: [], recent: jobs(0, 16) };
    expect(ids(chooseFeatured(lists))).toEqual([0, 1, 2, 3, 4, 5]);
    expect(ids(chooseRecent(lists))).toEqual([6, 7, 8, 9, 10, 11]);
  });

  it('never return the same job', () => {
    fc.assert(
      fc.property(fc.nat(10), fc.nat(16), (featured, recent) => {
        const lists = { featured: jobs(0, featured, true), recent: jobs(featured, recent) };
        const shown = ids(chooseFeatured(lists));
        for (const id of ids(chooseRecent(lists))) expect(shown).not.toContain(id);
      }),
    );
  });
});
