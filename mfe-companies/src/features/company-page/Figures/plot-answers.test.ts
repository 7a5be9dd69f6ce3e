import { plotAnswers } from './plot-answers';

describe('plotAnswers', () => {
  it('draws a dot per application, the median apart', () => {
    const plot = plotAnswers(
      [
        { days: 1, count: 2 },
        { days: 6, count: 3 },
        { days: 19, count: 1 },
      ],
      6,
    );
    expect(plot).toMatchObject({ perDot: 1, radius: 4.6, median: 93.6 });
    expect(plot.dots.map(({ x, y, isMedian }) => [x, y, isMedian])).toEqual([
      [25.6, 62, false],
      [25.6, 50, false],
      [93.6, 62, true],
      [93.6, 50, true],
      [93.6, 38, true],
      [270.4, 62, false],
    ]);
    expect(plot.labels.map(({ days }) => days)).toEqual([1, 10, 19]);
  });

  it('has at most four dots a day, and counts late answers on the last day', () => {
    const plot = plotAnswers(
      [
        { days: 3, count: 41 },
        { days: 30, count: 1 },
        { days: 90, count: 12 },
      ],
      3,
    );
    expect(plot.perDot).toBe(11);
    expect(plot.dots.map(({ y }) => y)).toEqual([62, 50, 38, 26, 62, 50]);
    expect(plot.labels.at(-1)).toEqual({ x: 270.4, days: 30, isCapped: true });
    expect(plot.radius).toBeLessThan(4.6);
  });

  it('has one label if all answers came on the first day', () => {
    expect(plotAnswers([{ days: 1, count: 10 }], 1).labels).toEqual([{ x: 25.6, days: 1, isCapped: false }]);
  });
});
