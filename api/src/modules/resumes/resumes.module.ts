import { Module } from '@nestjs/common';
import { IncomingResumes } from './incoming-resumes.ts';
import { ResumeInspector } from './resume-inspector.ts';

@Module({
  providers: [IncomingResumes, ResumeInspector],
  exports: [IncomingResumes, ResumeInspector],
})
export class ResumesModule {}
