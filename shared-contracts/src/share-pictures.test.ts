import { sharePictureHref, type SharedJob } from './share-pictures.contract.ts';

const job: SharedJob = {
  id: 12,
  title: 'Programação',
  companyName: 'Atlântico',
  city: 'Lisboa',
  workplace: 'hybrid',
  salary: { min: 1000, max: null, currency: 'EUR', period: 'month', payments: 14 },
  salaryText: null,
  logoUrl: null,
};

it('derives the version from the displayed fields', () => {
  expect(sharePictureHref(job)).toMatch(/^\/api\/og\/jobs\/12\.png\?v=[a-z0-9]{1,7}$/);
  expect(sharePictureHref({ ...job, salary: { ...job.salary! } })).toBe(sharePictureHref(job));
  expect(sharePictureHref(job, 'en')).toBe(`${sharePictureHref(job)}&lng=en`);
});

it.each([
  ['title', 'Programacao'],
  ['companyName', 'Atlantico'],
  ['city', null],
  ['workplace', 'remote'],
  ['salary', { ...job.salary, payments: 12 }],
  ['salaryText', 'A combinar'],
  ['logoUrl', '/api/company-logos/1'],
])('changes the version with %s', (field, value) => {
  expect(sharePictureHref({ ...job, [field]: value })).not.toBe(sharePictureHref(job));
});
