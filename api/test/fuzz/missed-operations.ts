/** Operations that generated requests never or rarely complete, with the reason. */
export const expectedMisses: Readonly<Record<string, string>> = {
  verifyEmail: 'its token is mailed',
  resetPassword: 'its token is mailed',
  confirmAlerts: 'its token is mailed',
  confirmAddressLink: 'its token is mailed',
  cancelRegistration: 'its token is mailed',
  confirmSecondFactor: 'needs a code of an authenticator',
  removeSecondFactor: 'needs a code of an authenticator',
  renewRecoveryCodes: 'needs a code of an authenticator',
  register: 'the example’s name and address are the attacker’s, so they are taken',
  getPicture: 'no user in the database has a picture',
  getCompanyLogo: 'no company in the database has a logo',
  getBlogPicture: 'no post in the database has a picture',
  answerJobQuestions: 'job and application must belong together',
  getJobApplication: 'job and application must belong together',
  getJobApplicationResume: 'job and application must belong together',
  changeApplicationStatus: 'job and application must belong together',
  unassignJob: 'job and user must belong together',
  removeLinkedSearch: 'link and search must belong together',
  deleteCampaign: 'started campaigns cannot be deleted, and the id of a draft is guessed only by chance',
  settleUncertainRecipients: 'no recipient in the database is uncertain',
  followMailLink: 'its token is mailed',
  receiveBrevoEvent: 'no Brevo token is configured',
  followTrackingUrl: 'job and source have to be known',
};

/** The total number of requests from which a missed operation cannot be chance. */
const enoughRequests = 50_000;
/** The number of operations that fewer requests may miss. */
const toleratedMisses = 8;

/** Operations without a success that should have had one. */
export function missedOperations(withoutSuccess: readonly string[], requests: number): string[] {
  const missed = withoutSuccess.filter((name) => !(name in expectedMisses));
  return requests < enoughRequests && missed.length <= toleratedMisses ? [] : missed;
}
