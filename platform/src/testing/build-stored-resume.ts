import type { StoredResume } from 'shared-contracts';

/** A stored resume of `buildUser`'s account. */
export function buildStoredResume(resume: Partial<StoredResume> = {}): StoredResume {
  const id = resume.id ?? '22222222-2222-4222-8222-222222222222';
  const at = '2026-11-03T12:00:00.000Z';
  return {
    id,
    userId: 7,
    name: 'Ines-Carvalho-Produto',
    filename: 'ines.pdf',
    fileUrl: `/api/account/resumes/${id}/file`,
    fileSize: 421_888,
    pages: 2,
    isDefault: false,
    uploadedAt: at,
    createdAt: at,
    updatedAt: at,
    ...resume,
  };
}
