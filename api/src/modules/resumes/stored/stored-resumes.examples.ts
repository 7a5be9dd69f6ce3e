import type { addResume, deleteResume, listResumes, setDefaultResume, StoredResume } from 'shared-contracts';
import type { ExampleOf } from '../../../http/endpoint-docs.ts';
import { exampleUser } from '../../../http/openapi/examples.ts';

const resume: StoredResume = {
  id: '84f1d6a3-b05e-4c27-9d18-7e3a2c60f9b5',
  userId: exampleUser.id,
  name: 'Currículo de 2026',
  filename: 'ines-prata.pdf',
  fileUrl: '/api/account/resumes/84f1d6a3-b05e-4c27-9d18-7e3a2c60f9b5/file',
  fileSize: 184_320,
  pages: 2,
  isDefault: true,
  uploadedAt: '2026-03-01T08:20:00.000Z',
  createdAt: '2026-03-01T08:20:00.000Z',
  updatedAt: '2026-03-01T08:20:00.000Z',
};
const variables = { id: resume.id };

export const listResumesExample: ExampleOf<typeof listResumes> = { answer: [resume] };
export const addResumeExample: ExampleOf<typeof addResume> = { body: { name: resume.name }, answer: resume };
export const setDefaultResumeExample: ExampleOf<typeof setDefaultResume> = { variables, answer: [resume] };
export const deleteResumeExample: ExampleOf<typeof deleteResume> = { variables, answer: [] };
