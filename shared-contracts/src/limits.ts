/** Every number of SPEC §9 that both sides of the product have to agree on. */
export const limits = {
  /** Rows of one page of /jobs. */
  searchPageSize: 10,
  companiesPageSize: 12,
  /** Companies on the home page. */
  homeCompanies: 8,
  companyJobsPageSize: 6,
  relatedJobs: 2,
  /** Days after `postedAt` that a job without a closing date stays open. */
  jobValidityDays: 90,
  /** Items of a pagination bar, ellipses included, previous and next not. */
  paginationItems: 5,
  snippetCharacters: 100,
  snippetWords: 20,
  /** What a search result shows of a title; the name of the site comes after it. */
  seoTitleCharacters: 60,
  seoDescriptionCharacters: 160,
  /** Hours during which a job carries the "new" mark. */
  newJobHours: 24,
  keywordCharacters: 200,
  /** Exact totals up to here; above, an answer says `totalIsExact: false`. */
  exactTotalCeiling: 30_000,
  /** Results that can be paged through; deeper pages show the last reachable one. */
  reachableResults: 10_000,
  /** Of a resume: 5 MB. */
  resumeBytes: 5 * 1024 * 1024,
  resumeNameCharacters: 100,
  /** Of a file name as it is kept; longer ones are cut before their extension. */
  fileNameCharacters: 120,
  applicantNameCharacters: 100,
  emailCharacters: 255,
  answerCharacters: 5000,
  /** Of a person's name on the contact form. */
  contactNameMinimum: 2,
  contactNameCharacters: 100,
  contactMessageMinimum: 10,
  contactMessageCharacters: 5000,
  companyNameCharacters: 150,
  phoneDigits: 9,
  phoneCharacters: 20,
  /** Posts of the blog that are kept, and the most that one answer holds. */
  blogPosts: 20,
  /** Posts of the blog on the home page, and words of their excerpts. */
  homeBlogPosts: 3,
  blogExcerptWords: 20,
  /** Links under the search of the home page. */
  popularCategories: 4,
  usernameMinimum: 3,
  usernameCharacters: 50,
  passwordMinimum: 6,
  /** Longer ones only cost time to hash. */
  passwordCharacters: 128,
  personNameCharacters: 100,
  locationCharacters: 100,
  bioCharacters: 2000,
  /** Of a profile picture as it is uploaded: 5 MB; it is kept as a square of `pictureSide` pixels. */
  pictureBytes: 5 * 1024 * 1024,
  pictureSide: 320,
  /** Stored resumes at which the account's upload closes, and up to which "save for later" fills (DESIGN §4). */
  accountResumes: 3,
  savedResumes: 5,
  /** What is shown of a resume's name in cards, and of a file's in the upload box. */
  resumeNameShown: 30,
  fileNameShown: 15,
  /** Days during which a deletion of an account can be undone. */
  deletionDays: 7,
  /** Codes that stand in for an authenticator that was lost. */
  recoveryCodes: 10,
  /** Answers of one application; no job asks nearly as much. */
  answers: 100,
  /** Categories of one subscription. */
  categories: 100,
  /** Searches that one subscription keeps as alerts, and the longest of their queries. */
  savedSearches: 20,
  searchQueryCharacters: 1000,
  /** Days for which alerts may be paused. */
  pauseDays: 365,
  /** Jobs of one mail of a campaign, and of one company among them. */
  campaignJobs: 5,
  campaignJobsOfCompany: 2,
  /** Of every mail. Longer ones of campaigns are refused, those that hold a job's title are cut. */
  mailSubjectCharacters: 150,
  campaignContentCharacters: 1000,
  campaignRecipientsPageSize: 50,
  /** Days until which a campaign may be scheduled ahead: a year, a leap year too. */
  campaignScheduleDays: 366,
  /** Hours after which a campaign that was not begun is asked about instead. */
  missedCampaignHours: 6,
  /** Of the HTML of a mail: Gmail cuts what is longer. */
  mailBytes: 102 * 1024,
  /** Rows of one page of `GET /api/jobs`. */
  managedJobsPageSize: 50,
  jobTitleCharacters: 300,
  /** Of each text of a job: no more than a whole JSON body may hold. */
  jobTextCharacters: 100 * 1024,
  jobPlaces: 20,
  cityCharacters: 100,
  salaryTextCharacters: 200,
  jobTags: 20,
  jobTagCharacters: 50,
  jobQuestions: 50,
  questionCharacters: 500,
  /** Of an interview's place and of its interviewer. */
  interviewLineCharacters: 300,
  interviewNotesCharacters: 5000,
  /** Lists and objects within each other in a JSON body; ours need three. */
  jsonDepth: 20,
} as const;
