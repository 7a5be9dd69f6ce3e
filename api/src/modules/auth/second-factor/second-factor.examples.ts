import type { beginSecondFactor, confirmSecondFactor, removeSecondFactor, renewRecoveryCodes } from 'shared-contracts';
import type { ExampleOf } from '../../../http/openapi/handler-docs.decorator.ts';
import { acknowledgement } from '../../../http/openapi/shared.examples.ts';

const currentPassword = 'três gaivotas no cais';
const proof = { currentPassword, code: '493027' };
const codes = { recoveryCodes: ['k7fm-2q9x', 'd3hw-8vtn'] };

export const beginSecondFactorExample: ExampleOf<typeof beginSecondFactor> = {
  body: { currentPassword },
  answer: {
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Trampolim:ines.prata?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Trampolim',
    qrCode: 'data:image/svg+xml;base64,PHN2Zy8+',
  },
};

export const confirmSecondFactorExample: ExampleOf<typeof confirmSecondFactor> = {
  body: { code: proof.code },
  answer: codes,
};

export const removeSecondFactorExample: ExampleOf<typeof removeSecondFactor> = {
  body: proof,
  answer: acknowledgement('The second factor is off.'),
};

export const renewRecoveryCodesExample: ExampleOf<typeof renewRecoveryCodes> = { body: proof, answer: codes };
