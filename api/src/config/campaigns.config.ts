import { number, object } from 'yup';
import { readVariables, type Environment } from 'server-kit';

export const campaignsVariables = object({
  CAMPAIGN_RATE: number().integer().min(1).max(10_000).default(100),
});

/** Settings for sending campaigns. */
export class CampaignsConfig {
  constructor(
    /** Maximum of one worker. The rate is lower if the mail server asks for it. */
    readonly mailsPerSecond: number,
  ) {}
}

export function readCampaignsConfig(environment: Environment): CampaignsConfig {
  return new CampaignsConfig(readVariables(campaignsVariables, environment).CAMPAIGN_RATE);
}
