import { Body, Controller, Get, Post, Put } from '@nestjs/common';
import { AppError } from '../src/http/app.errors.ts';
import { Authenticated, Public } from '../src/http/route.decorator.ts';

/** Routes for tests of how the app treats any route. */
@Controller('api/probe')
export class HttpProbeController {
  @Post('echo')
  @Public()
  echo(@Body() body: unknown): { body: unknown } {
    return { body: body ?? null };
  }

  @Put('admin')
  @Authenticated({ role: 'admin' })
  admin(): string {
    return 'admin';
  }

  @Get('undeclared')
  undeclared(): string {
    return 'states no access';
  }

  @Get('bug')
  @Public()
  bug(): never {
    throw new Error('secret detail of a bug');
  }

  @Post('bug')
  @Public()
  failedWrite(): never {
    throw new Error('secret detail of a bug');
  }

  @Get('refused')
  @Public()
  refused(): never {
    throw new AppError(400, 'validation_failed', 'Refused.', { email: 'taken' });
  }
}
