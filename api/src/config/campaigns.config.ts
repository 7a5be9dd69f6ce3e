import { number, object } from 'yup';
import { readVariables, type Environment } from 'server-kit';

export const campaignsVariables = object({
  CAMPAIGN_RATE: number().integer().min(1).max(10_000).default(100),
});

/** How campaigns leave the house. */
export class CampaignsConfig {
  constructor(
    /** Of one worker, at most; slower where the mail server asks for it. */
    readonly mailsPerSecond: number,
  ) {}
}

export function readCampaignsConfig(environment: Environment): CampaignsConfig {
  return new CampaignsConfig(readVariables(campaignsVariables, environment).CAMPAIGN_RATE);
}
