export { ReceivesResume, Resume, type UploadedResume } from './resume-upload.interceptor.ts';
export { ResumeInspector } from './resume-inspector.service.ts';
export * from './resumes.errors.ts';
export { ResumesErasureModule, ResumesModule, StoredResumesModule } from './resumes.module.ts';
export { StoredResumesService, toResumeName, type NewStoredResume } from './stored-resumes.service.ts';
