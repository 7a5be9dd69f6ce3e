import { Controller, Header } from '@nestjs/common';
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  type Acknowledgement,
  type RecoveryCodes,
  type SecondFactorProof,
  type SecondFactorSetup,
} from 'shared-contracts';
import { currentPasswordSchema, secondFactorCodeSchema, secondFactorProofSchema } from 'shared-contracts/schemas';
import {
  acknowledgement,
  Audited,
  Authenticated,
  DocumentsErrors,
  type ExampleOf,
  Route,
  ValidatedBody,
} from '../../../http/index.ts';
import type { UserEntity } from '../../users/index.ts';
import { CurrentSession, CurrentUser } from '../access.guard.ts';
import type { OpenSession } from '../sessions/sessions.repository.ts';
import { SecondFactorService } from './second-factor.service.ts';

const examplePassword = 'três gaivotas no cais';
const exampleProof = { currentPassword: examplePassword, code: '493027' };
const codes = { recoveryCodes: ['k7fm-2q9x', 'd3hw-8vtn'] };

const beginSecondFactorExample: ExampleOf<typeof beginSecondFactor> = {
  body: { currentPassword: examplePassword },
  answer: {
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Trampolim:ines.prata?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Trampolim',
    qrCode: 'data:image/svg+xml;base64,PHN2Zy8+',
  },
};

const confirmSecondFactorExample: ExampleOf<typeof confirmSecondFactor> = {
  body: { code: exampleProof.code },
  answer: codes,
};

const removeSecondFactorExample: ExampleOf<typeof removeSecondFactor> = {
  body: exampleProof,
  answer: acknowledgement('The second factor is off.'),
};

const renewRecoveryCodesExample: ExampleOf<typeof renewRecoveryCodes> = { body: exampleProof, answer: codes };

const documentsProof = () =>
  DocumentsErrors({
    403: ['password_wrong', 'second_factor_required', 'second_factor_wrong'],
    409: ['second_factor_inactive'],
  });

@Controller()
export class SecondFactorController {
  constructor(private readonly secondFactor: SecondFactorService) {}

  @Route(beginSecondFactor, beginSecondFactorExample)
  @DocumentsErrors({ 403: ['password_wrong'], 409: ['second_factor_active'] })
  @Authenticated()
  @Audited()
  @Header('cache-control', 'private, no-store')
  begin(
    @CurrentUser() user: UserEntity,
    @ValidatedBody(currentPasswordSchema) { currentPassword }: { currentPassword: string },
  ): Promise<SecondFactorSetup> {
    return this.secondFactor.begin(user, currentPassword);
  }

  @Route(confirmSecondFactor, confirmSecondFactorExample)
  @DocumentsErrors({ 403: ['second_factor_wrong'], 409: ['second_factor_active', 'second_factor_inactive'] })
  @Authenticated()
  @Audited()
  @Header('cache-control', 'private, no-store')
  confirm(
    @CurrentSession() session: OpenSession,
    @ValidatedBody(secondFactorCodeSchema) { code }: { code: string },
  ): Promise<RecoveryCodes> {
    return this.secondFactor.confirm(session, code);
  }

  @Route(removeSecondFactor, removeSecondFactorExample)
  @documentsProof()
  @Authenticated()
  @Audited()
  @Header('cache-control', 'private, no-store')
  remove(
    @CurrentSession() session: OpenSession,
    @ValidatedBody(secondFactorProofSchema) proof: SecondFactorProof,
  ): Promise<Acknowledgement> {
    return this.secondFactor.remove(session, proof);
  }

  @Route(renewRecoveryCodes, renewRecoveryCodesExample)
  @documentsProof()
  @Authenticated()
  @Audited()
  @Header('cache-control', 'private, no-store')
  renew(
    @CurrentUser() user: UserEntity,
    @ValidatedBody(secondFactorProofSchema) proof: SecondFactorProof,
  ): Promise<RecoveryCodes> {
    return this.secondFactor.renewRecoveryCodes(user, proof);
  }
}
