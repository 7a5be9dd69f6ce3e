/** Limits of SPEC §9 that the API and the web share. */
export const limits = {
  /** Rows of one page of /jobs. */
  searchPageSize: 10,
  companiesPageSize: 12,
  /** Jobs in each list of the home page, and of its response: the others replace jobs that the user has hidden. */
  homeJobs: 6,
  homeJobsListed: 10,
  /** Companies on the home page. */
  homeCompanies: 8,
  companyJobsPageSize: 6,
  /** Length of a company's description in lists. */
  companyTeaserCharacters: 140,
  /** Companies of the filter of /jobs, and bars of the pay of its matches. */
  filterCompanies: 20,
  payBars: 13,
  companyCardCities: 2,
  companyCardAreas: 2,
  similarCompanies: 4,
  /** Answered applications from which a company's answer time is shown. */
  answeredApplications: 10,
  relatedJobs: 2,
  /** Least number of adverts, and of their companies, of which a range of pay is shown. */
  comparableJobs: 8,
  comparableCompanies: 3,
  /** Days after `postedAt` that a job without a closing date stays open. */
  jobValidityDays: 90,
  /** Items of a pagination bar, ellipses included, previous and next not. */
  paginationItems: 5,
  snippetCharacters: 100,
  snippetWords: 20,
  /** Maximum title length in search results, before the site name. */
  seoTitleCharacters: 60,
  seoDescriptionCharacters: 160,
  /** Hours during which a job is marked as new. */
  newJobHours: 24,
  /** Days before the closing date in which a job is marked as closing soon. */
  closingSoonDays: 7,
  keywordCharacters: 200,
  /** Suggestions for a typed text, by kind. */
  suggestedTitles: 5,
  suggestedSynonyms: 2,
  suggestedCompanies: 3,
  suggestedAreas: 2,
  /** Maximum exact total. Above it a response has `totalIsExact: false`. */
  exactTotalCeiling: 30_000,
  /** Maximum number of results that can be paged through. Pages beyond show the last reachable one. */
  reachableResults: 10_000,
  /** Maximum size of a resume: 5 MB. */
  resumeBytes: 5 * 1024 * 1024,
  resumeNameCharacters: 100,
  /** Maximum length of a stored file name. Longer names are truncated before the extension. */
  fileNameCharacters: 120,
  applicantNameCharacters: 100,
  emailCharacters: 255,
  answerCharacters: 5000,
  /** Length of a name in the contact form. */
  contactNameMinimum: 2,
  contactNameCharacters: 100,
  contactMessageMinimum: 10,
  contactMessageCharacters: 5000,
  companyNameCharacters: 150,
  phoneDigits: 9,
  phoneCharacters: 20,
  /** Maximum number of cached blog posts, and of posts per response. */
  blogPosts: 20,
  /** Blog posts on the home page, and words of their excerpts. */
  homeBlogPosts: 3,
  blogExcerptWords: 20,
  /** Category links below the search form of the home page. */
  popularCategories: 4,
  usernameMinimum: 3,
  usernameCharacters: 50,
  passwordMinimum: 6,
  /** Limits the time to hash a password. */
  passwordCharacters: 128,
  personNameCharacters: 100,
  locationCharacters: 100,
  bioCharacters: 2000,
  /** Note on a saved job. */
  noteCharacters: 1000,
  /** Jobs in a comparison. */
  comparedJobs: 4,
  /** Maximum size of an uploaded profile picture: 5 MB. It is stored as a square of `pictureSide` pixels. */
  pictureBytes: 5 * 1024 * 1024,
  pictureSide: 320,
  /** Maximum number of stored resumes for uploads in the account, and for "save for later" (DESIGN §4). */
  accountResumes: 3,
  savedResumes: 5,
  /** Displayed characters of a resume's name in cards, and of a file name in the file field. */
  resumeNameShown: 30,
  fileNameShown: 15,
  /** Days during which a deletion of an account can be undone. */
  deletionDays: 7,
  /** Number of recovery codes. */
  recoveryCodes: 10,
  /** Maximum number of answers of an application. */
  answers: 100,
  /** Maximum number of categories of a subscription. */
  categories: 100,
  /** Maximum number of saved searches of a subscription, and maximum length of their queries. */
  savedSearches: 20,
  searchQueryCharacters: 1000,
  /** Maximum pause of alerts in days. */
  pauseDays: 365,
  /** Maximum number of jobs in a campaign mail, and of jobs of the same company. */
  campaignJobs: 5,
  campaignJobsOfCompany: 2,
  /** Maximum subject length. Longer campaign subjects are rejected; subjects with a job title are truncated. */
  mailSubjectCharacters: 150,
  campaignContentCharacters: 1000,
  campaignRecipientsPageSize: 50,
  /** Maximum days to schedule a campaign ahead: one year, including leap years. */
  campaignScheduleDays: 366,
  /** Hours after which a scheduled campaign is not started automatically. */
  missedCampaignHours: 6,
  /** Maximum size of a mail's HTML. Gmail clips longer mails. */
  mailBytes: 102 * 1024,
  /** Rows of one page of `GET /api/jobs`. */
  managedJobsPageSize: 50,
  jobTitleCharacters: 300,
  /** Maximum length of each text of a job, as of a JSON body. */
  jobTextCharacters: 100 * 1024,
  jobPlaces: 20,
  cityCharacters: 100,
  salaryTextCharacters: 200,
  jobTags: 20,
  jobTagCharacters: 50,
  jobQuestions: 50,
  questionCharacters: 500,
  /** Maximum length of an interview's place and interviewer. */
  interviewLineCharacters: 300,
  interviewNotesCharacters: 5000,
  /** Maximum nesting depth of a JSON body. Our bodies need three levels. */
  jsonDepth: 20,
} as const;
