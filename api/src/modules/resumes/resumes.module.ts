import { Module } from '@nestjs/common';
import { DecodingModule } from '../../decoding/decoding.module.ts';
import { IncomingResumes } from './incoming-resumes.ts';
import { ResumeInspector } from './resume-inspector.ts';

@Module({
  imports: [DecodingModule],
  providers: [IncomingResumes, ResumeInspector],
  exports: [IncomingResumes, ResumeInspector],
})
export class ResumesModule {}
