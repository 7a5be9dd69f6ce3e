/** Operations that no generated request does, or only by a rare chance, and why. */
export const mayBeMissed: Readonly<Record<string, string>> = {
  verifyEmail: 'its token is mailed',
  resetPassword: 'its token is mailed',
  confirmAlerts: 'its token is mailed',
  confirmAddressLink: 'its token is mailed',
  cancelRegistration: 'its token is mailed',
  confirmSecondFactor: 'takes a code of an authenticator',
  removeSecondFactor: 'takes a code of an authenticator',
  renewRecoveryCodes: 'takes a code of an authenticator',
  register: 'the example’s name and address are the attacker’s, so they are taken',
  getPicture: 'nobody there has a picture',
  getCompanyLogo: 'no company there has a logo',
  getBlogPicture: 'no post there has a picture',
  answerJobQuestions: 'job and application have to belong together',
  getJobApplication: 'job and application have to belong together',
  getJobApplicationResume: 'job and application have to belong together',
  changeApplicationStatus: 'job and application have to belong together',
  unassignJob: 'job and person have to belong together',
  removeLinkedSearch: 'link and search have to belong together',
  deleteCampaign: 'campaigns that were begun are kept, and the number of another is known by chance alone',
  settleUncertainRecipients: 'no recipient there is uncertain',
  followMailLink: 'its token is mailed',
  receiveBrevoEvent: 'Brevo alone knows the token, and there is none there',
  followTrackingUrl: 'job and source have to be known',
};

/** Requests to all operations together from which on chance is no excuse for any other. */
const enoughRequests = 50_000;
/** Fewer requests may miss as many by chance. */
const missedByChance = 8;

/** Of the operations that never did what they are for, those that should have. */
export function undone(neverDone: readonly string[], requests: number): string[] {
  const missed = neverDone.filter((name) => !(name in mayBeMissed));
  return requests < enoughRequests && missed.length <= missedByChance ? [] : missed;
}
