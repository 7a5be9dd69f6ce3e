import { jobDescription, jobTitle } from './job-meta';

describe('what a job says about itself', () => {
  it('is its title and its company', () => {
    expect(jobTitle({ title: 'Analista', companyName: 'Vela' })).toBe('Analista · Vela');
  });

  it('fits into 160 characters', () => {
    expect(jobDescription({ snippet: 'curto' })).toBe('curto');
    expect(jobDescription({ snippet: 'palavra '.repeat(40) })!.length).toBeLessThanOrEqual(160);
    expect(jobDescription({ snippet: '' })).toBeUndefined();
  });
});
