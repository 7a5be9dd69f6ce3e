import { Secret, TOTP } from 'otpauth';

/** The code of an authenticator, `stepsAway` half minutes from now. */
export const codeOf = (secret: string, stepsAway = 0) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + stepsAway * 30_000 });
