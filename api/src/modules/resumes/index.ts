export { ResumesModule } from './resumes.module.ts';
export { ReceivesResume } from './resume-upload.interceptor.ts';
export { ResumeInspector } from './resume-inspector.service.ts';
export { ResumesErasureModule, StoredResumesModule } from './resumes.module.ts';
export { toResumeName } from './stored-resumes.policy.ts';
export { StoredResumesService, type NewStoredResume } from './stored-resumes.service.ts';
export { Resume, type UploadedResume } from './incoming-resumes.provider.ts';
export * from './resumes.errors.ts';
