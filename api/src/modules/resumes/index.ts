export { ResumesModule } from './resumes.module.ts';
export { ReceivesResume } from './resume-upload.interceptor.ts';
export { ResumeInspector } from './resume-inspector.ts';
export { ResumesErasureModule, StoredResumesModule } from './stored/stored-resumes.module.ts';
export { toResumeName } from './stored/stored-resumes.policy.ts';
export { StoredResumesService, type NewStoredResume } from './stored/stored-resumes.service.ts';
export { Resume, type UploadedResume } from './uploaded-resume.ts';
export * from './resumes.errors.ts';
