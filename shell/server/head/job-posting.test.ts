import type { Job } from 'shared-contracts';
import { buildCompany, buildJob } from '../test/build-job.ts';
import { jobPosting } from './job-posting.ts';

const context = {
  publicUrl: 'https://trampolim.test',
  canonical: 'https://trampolim.test/jobs/analista-de-dados-12',
  appliesHere: true,
};
const posting = (given: Partial<Job> = {}) => jobPosting(buildJob(given), context) as Record<string, unknown>;

describe('jobPosting', () => {
  it('is complete for a complete job', () => {
    expect(posting()).toEqual({
      '@type': 'JobPosting',
      title: 'Analista de dados',
      description: '<p>Vai ler dados.</p><ul><li>SQL</li></ul>',
      datePosted: '2026-05-04T09:30:00.000Z',
      validThrough: '2026-08-02T23:59:59+01:00',
      url: context.canonical,
      identifier: { '@type': 'PropertyValue', name: 'Atlântico', value: '12' },
      hiringOrganization: {
        '@type': 'Organization',
        name: 'Atlântico',
        sameAs: 'https://atlantico.example',
        logo: 'https://trampolim.test/files/logos/3.png',
      },
      employmentType: ['FULL_TIME'],
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: 'Lisboa', addressRegion: 'Lisboa', addressCountry: 'PT' },
      },
      directApply: true,
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'EUR',
        value: { '@type': 'QuantitativeValue', minValue: 2100, maxValue: 2600, unitText: 'MONTH' },
      },
      experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 60 },
    });
  });

  it('omits unknown values everywhere (T1)', () => {
    const bare = posting({
      salary: null,
      salaryText: 'A combinar',
      experienceLevel: null,
      jobTypes: [],
      company: null,
      companyLogoUrl: null,
      places: [],
    });
    for (const unknown of ['baseSalary', 'employmentType', 'jobLocation']) {
      expect(bare).not.toHaveProperty(unknown);
    }
    expect(JSON.stringify(bare)).not.toMatch(/null|""|\[\]/);
  });

  it('includes only valid websites (T5)', () => {
    const { hiringOrganization } = posting({ company: buildCompany({ website: 'javascript:alert(1)' }) });
    expect(hiringOrganization).not.toHaveProperty('sameAs');
  });

  it.each([
    ['Rua do Norte 5, 4050-123 Porto', 'PT', '4050-123'],
    ['Porto', 'PT', undefined],
    ['Ref. 14050-1234, Porto', 'PT', undefined],
    ['28004-123 Madrid', 'ES', undefined],
  ])('reads the postal code from %s, %s', (location, country, postalCode) => {
    const places = [{ city: 'Porto', region: null, country }];
    const { jobLocation } = posting({ location, places }) as { jobLocation: { address: object } };
    expect(jobLocation.address).toEqual({
      '@type': 'PostalAddress',
      ...(postalCode !== undefined && { postalCode }),
      addressLocality: 'Porto',
      addressCountry: country,
    });
  });

  it('lists several places (T6)', () => {
    const places = ['Lisboa', 'Porto'].map((city) => ({ city, region: null, country: 'PT' }));
    expect(posting({ places }).jobLocation).toMatchObject([
      { address: { addressLocality: 'Lisboa' } },
      { address: { addressLocality: 'Porto' } },
    ]);
  });

  it.each([
    ['remote', false, 'TELECOMMUTE'],
    [null, true, 'TELECOMMUTE'],
    ['hybrid', true, undefined],
    ['onsite', false, undefined],
  ] as const)('maps workplace %s with remote %s to %s (T7)', (workplace, remote, expected) => {
    const found = posting({ workplace, remote, places: [] });
    expect(found.jobLocationType).toBe(expected);
    expect(found.applicantLocationRequirements).toEqual(expected && { '@type': 'Country', name: 'PT' });
  });

  it('orders employment types and removes duplicates (T8)', () => {
    const jobTypes: Job['jobTypes'] = [
      'project-based',
      'internship',
      'freelance',
      'part-time',
      'weekend-only',
      'full-time',
    ];
    expect(posting({ jobTypes }).employmentType).toEqual(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'INTERN']);
  });

  it('maps an unknown employment type to OTHER (T8)', () => {
    expect(posting({ jobTypes: ['seasonal'] as never }).employmentType).toEqual(['OTHER']);
  });

  it.each([
    ['2026-01-10T12:00:00Z', '2026-01-10T23:59:59+00:00'],
    ['2026-07-10T12:00:00Z', '2026-07-10T23:59:59+01:00'],
    ['2026-07-10T23:30:00Z', '2026-07-11T23:59:59+01:00'],
  ])('maps the deadline %s to validThrough %s (T9)', (validThrough, expected) => {
    expect(posting({ validThrough }).validThrough).toBe(expected);
  });

  it.each([
    [
      { min: 2600, max: 2100 },
      { minValue: 2100, maxValue: 2600 },
    ],
    [{ min: 1500, max: 1500 }, { value: 1500 }],
    [{ min: null, max: 900 }, { value: 900 }],
  ])('maps pay of %j to %j (T12)', (bounds, expected) => {
    const salary = { currency: 'EUR', period: 'hour', payments: null, ...bounds } as const;
    expect(posting({ salary }).baseSalary).toMatchObject({ value: { ...expected, unitText: 'HOUR' } });
  });

  it('requires 24 months of experience for an unknown level (SPEC §9)', () => {
    expect(posting({ experienceLevel: null }).experienceRequirements).toMatchObject({ monthsOfExperience: 24 });
  });

  it('requires no experience for entry-level jobs (T13)', () => {
    expect(posting({ experienceLevel: 'entry' }).experienceRequirements).toBe('no requirements');
  });
});
