export { ResumesModule } from './resumes.module.ts';
export { ReceivesResume } from './resume-upload.interceptor.ts';
export { ResumeInspector } from './resume-inspector.ts';
export { Resume, type UploadedResume } from './uploaded-resume.ts';
export * from './resumes.errors.ts';
