import { expandTemplate, getResumeFile, type StoredResume } from 'shared-contracts';
import type { UserResumeEntity } from './stored-resume.entity.ts';

export function toStoredResumeResponse(resume: UserResumeEntity): StoredResume {
  const createdAt = resume.createdAt.toISOString();
  return {
    id: resume.id,
    userId: resume.userId,
    name: resume.name,
    filename: resume.fileName,
    fileUrl: expandTemplate(getResumeFile.template, { id: resume.id }),
    fileSize: resume.fileSize,
    pages: resume.pages,
    isDefault: resume.isDefault,
    uploadedAt: createdAt,
    createdAt,
    updatedAt: resume.updatedAt.toISOString(),
  };
}
