import { campaignFrequencies } from '../campaigns.contract.ts';
import { limits } from '../limits.ts';
import { line, text } from './text.ts';
import { choice, clearableRowId, flag, list, moment, recordVersion, request, value, wholeNumber } from './values.ts';

const subject = () =>
  line().required('validation.campaignSubject').max(limits.mailSubjectCharacters, 'validation.tooLong');
const content = () => text().max(limits.campaignContentCharacters, 'validation.tooLong');

/** SPEC §5: a subject that is not blank; weekly or monthly. */
const campaign = {
  subject: subject(),
  frequency: choice(campaignFrequencies, 'validation.frequency').required('validation.frequency'),
  name: line().max(limits.mailSubjectCharacters, 'validation.tooLong'),
  content: content().default(''),
  isMeasured: flag('validation.choice').default(true),
};

/** Body of `createCampaign` and `sendTestMail`, and the form. */
export const campaignSchema = request(campaign);

/** Body of `updateCampaign`. */
export const campaignUpdateSchema = request({ ...campaign, version: recordVersion() });

/** Body of `sendCampaign`. The API checks that `scheduledAt` is in the future and within a year. */
export const sendCampaignSchema = request({
  ...campaign,
  campaignId: clearableRowId(),
  scheduledAt: moment('validation.date'),
  isRepeat: flag('validation.choice').default(false),
  version: recordVersion(),
});

/** Body of `changeCampaignStatus`. */
export const campaignStatusSchema = request({
  status: choice(['sending', 'paused', 'canceled'], 'validation.choice').required('validation.choice'),
  version: recordVersion(),
});

/** Body of `settleUncertainRecipients`. */
export const uncertainRecipientsSchema = request({
  ids: list(
    value('validation.id').matches(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i, 'validation.id'),
    1000,
    'validation.id',
  ),
  state: choice(['sent', 'pending'], 'validation.choice').required('validation.choice'),
  version: recordVersion(),
});

const word = text().max(100, 'validation.tooLong');

/** Query of `listCampaignRecipients`. */
export const campaignRecipientsSchema = request({ state: word, page: word });

/** Query of `getCampaignAudience`. */
export const campaignAudienceSchema = request({ frequency: word });

const mailPreview = {
  frequency: word,
  subject: line().max(limits.mailSubjectCharacters, 'validation.tooLong'),
  content: content(),
  language: word,
};

/** Query of `previewCampaign`. */
export const campaignPreviewSchema = request({ ...mailPreview, format: word });

/** Query of `previewCampaignInInbox`. */
export const inboxPreviewSchema = request(mailPreview);

const run = {
  isOn: flag('validation.choice').required('validation.choice'),
  subject: subject(),
  time: value('validation.time')
    .required('validation.time')
    .matches(/^([01]\d|2[0-3]):[0-5]\d$/, 'validation.time'),
};

/** Body of `updateCampaignSchedule`. */
export const campaignScheduleSchema = request({
  weekly: request({
    ...run,
    weekday: wholeNumber('validation.weekday')
      .min(1, 'validation.weekday')
      .max(7, 'validation.weekday')
      .required('validation.weekday'),
  }).required('validation.request'),
  monthly: request({
    ...run,
    day: wholeNumber('validation.day').min(1, 'validation.day').max(28, 'validation.day').required('validation.day'),
  }).required('validation.request'),
  version: recordVersion(),
});

/** Body of `receiveBrevoEvent`. */
export const brevoEventSchema = request({
  event: text().required('validation.request').max(100, 'validation.request'),
  email: text().required('validation.request').max(limits.emailCharacters, 'validation.request'),
  'message-id': text().max(1000, 'validation.request'),
  ts_event: wholeNumber('validation.request').min(0, 'validation.request').max(4_102_444_800, 'validation.request'),
  tags: list(text().required('validation.request').max(1000, 'validation.request'), 100, 'validation.request'),
  reason: text().max(5000, 'validation.request'),
});
