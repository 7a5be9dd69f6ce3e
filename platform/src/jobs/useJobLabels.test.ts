import { joinFacts } from './useJobLabels';

describe('joinFacts', () => {
  it('omits unknown facts', () => {
    expect(joinFacts(['Porto', null, 'Híbrido'])).toBe('Porto · Híbrido');
    expect(joinFacts([null, undefined, ''])).toBe('');
  });
});
