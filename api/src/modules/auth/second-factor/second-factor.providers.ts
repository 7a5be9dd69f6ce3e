import type { Provider } from '@nestjs/common';
import { AuthenticatorSecondFactors } from './authenticator-second-factors.ts';
import { SecondFactorMails } from './second-factor-mails.ts';
import { SecondFactorRepository } from './second-factor.repository.ts';
import { SecondFactorService } from './second-factor.service.ts';
import { SecondFactors } from './second-factors.ts';
import { TypeOrmSecondFactorRepository } from './typeorm-second-factor.repository.ts';

/**
 * Part of the AuthModule: sign-in verifies second factors, and setting one up verifies the password and ends
 * sessions.
 */
export const secondFactorProviders: Provider[] = [
  AuthenticatorSecondFactors,
  SecondFactorMails,
  SecondFactorService,
  { provide: SecondFactorRepository, useClass: TypeOrmSecondFactorRepository },
  { provide: SecondFactors, useExisting: AuthenticatorSecondFactors },
];
