import {
  expandTemplate,
  getCompanyLogo,
  type Acknowledgement,
  type CompanySummary,
  type JobCard,
  type User,
} from 'shared-contracts';

// Shared parts of the modules' examples: a fictional person, company and job.

export const exampleHash = '5f0c7a2d9be14386a1f0c93d27e85b64';
const logoUrl = expandTemplate(getCompanyLogo.template, { hash: exampleHash });

export const exampleCompany: CompanySummary = {
  id: 34,
  name: 'Vela Digital',
  slug: 'vela-digital',
  logoUrl,
  logo: logoUrl,
  website: 'https://veladigital.example',
  description: 'Software para portos e marinas.',
  industry: 'Tecnologia',
  location: 'Porto',
  employees: 85,
  jobCount: 6,
};

export const exampleJob: JobCard = {
  id: 1207,
  slug: 'programadora-de-sistemas-1207',
  title: 'Programadora de sistemas',
  companyId: exampleCompany.id,
  companyName: exampleCompany.name,
  companySlug: exampleCompany.slug,
  logoUrl,
  companyLogoUrl: logoUrl,
  city: 'Porto',
  location: 'Porto, Braga',
  workplace: 'hybrid',
  remote: false,
  category: 'Tecnologia',
  categorySlug: 'tecnologia',
  jobTypes: ['full-time'],
  type: 'full-time',
  experienceLevel: 'mid',
  salary: { min: 1800, max: 2400, currency: 'EUR', period: 'month', payments: 14 },
  salaryText: null,
  snippet: 'Procuramos quem goste de sistemas que trabalham de noite e de dia, com mar à janela.',
  tags: ['PostgreSQL', 'TypeScript'],
  isFeatured: true,
  featuredUntil: '2026-04-01T00:00:00.000Z',
  postedAt: '2026-03-02T09:30:00.000Z',
  created_at: '2026-03-02T09:30:00.000Z',
  closesAt: '2026-05-31T22:59:59.000Z',
  isClosed: false,
};

export const exampleUser: User = {
  id: 52,
  username: 'ines.prata',
  email: 'ines.prata@example.com',
  firstName: 'Inês',
  lastName: 'Prata',
  role: 'user',
  profilePicture: '/api/account/picture?v=1772443800000',
  bio: 'Dez anos de bases de dados.',
  location: 'Matosinhos',
  phone: '912345678',
  language: 'pt',
  isVerified: true,
  pendingEmail: null,
  hasSecondFactor: false,
  needsSecondFactor: false,
  deletionDueAt: null,
  createdAt: '2026-01-12T18:04:00.000Z',
  updatedAt: '2026-03-01T08:15:00.000Z',
};

export const acknowledgement = (message: string): Acknowledgement => ({ success: true, message });
