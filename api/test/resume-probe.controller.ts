import { Body, Controller, Post } from '@nestjs/common';
import { SkipThrottle } from '@nestjs/throttler';
import { Public } from '../src/http/route.decorator.ts';
import { ReceivesResume, Resume, ResumeInspector, type UploadedResume } from '../src/modules/resumes/index.ts';

/** A route for tests of the processing that every uploaded resume goes through before its handler. */
@Controller('api/probe/resumes')
@SkipThrottle()
export class ResumeProbeController {
  /** The argument of the last call of the handler. */
  static last: UploadedResume | null = null;

  constructor(private readonly inspector: ResumeInspector) {}

  @Post()
  @Public()
  @ReceivesResume()
  async receive(@Resume() resume: UploadedResume | null, @Body() fields: object) {
    ResumeProbeController.last = resume;
    if (resume === null) return { resume: null, fields };
    const facts = await this.inspector.inspect(resume);
    return {
      resume: { name: resume.name, size: resume.size, sha256: resume.sha256.toString('hex'), ...facts },
      fields,
    };
  }

  @Post('failing')
  @Public()
  @ReceivesResume()
  fail(): never {
    throw new Error('a bug of a handler');
  }
}
