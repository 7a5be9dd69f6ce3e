export { Resume, type UploadedResume } from './incoming-resumes.provider.ts';
export { ResumeInspector } from './resume-inspector.service.ts';
export { ReceivesResume } from './resume-upload.interceptor.ts';
export * from './resumes.errors.ts';
export { ResumesErasureModule, ResumesModule, StoredResumesModule } from './resumes.module.ts';
export { StoredResumesService, toResumeName, type NewStoredResume } from './stored-resumes.service.ts';
