import { brand, routes } from 'shared-contracts';
import { mailto, type LegalSection } from './legal-text';

const { company, email } = brand;

/** To be reviewed by a lawyer before a real site opens. */
export const privacy: readonly LegalSection[] = [
  {
    id: 'responsavel',
    title: 'Who is responsible',
    parts: [
      `The controller of your personal data is ${company.legalName}, tax number ${company.taxNumber}, with its registered office at ${company.address}, Portugal (“${brand.name}”, “we”).`,
      ['For anything about personal data, write to ', mailto(email.privacy), '.'],
      'We process data under Regulation (EU) 2016/679 (GDPR) and Portuguese Law 58/2019, which implements it.',
    ],
  },
  {
    id: 'dados',
    title: 'Which data we process',
    parts: [
      'We ask only for what each service needs. You can look for jobs without telling us who you are.',
      {
        list: [
          "Application without an account: the resume as a PDF, the answers to the company's questions and, if you choose to give them, name and email address.",
          'Account: username, email address, password (kept so that not even we can read it) and what you add to the profile, such as name, phone, place, introduction and picture.',
          'Stored resumes, applications and their status, interviews, saved jobs and companies that you follow.',
          'Alerts by email, with or without an account: address, areas of interest, saved searches, frequency, breaks, the language, when and in which words you agreed to them, and which jobs we have sent you already, so as not to repeat them.',
          'Opens and clicks of alerts: only as totals for each mailing. We do not record who opened one or followed a link.',
          'Addresses that we no longer send to, because you stopped the alerts, marked them as unwanted or the emails came back: only a code that is computed from the address and does not let it be read, with the reason and the date.',
          'Contact: name, email address, phone, company (optional), subject and message.',
          'Waitlist for companies: email address, first name, phone and company.',
          'Sessions: the browser and system that you sign in with and the dates, so that you can see in the account who uses it.',
          'Emails that we send you: address, kind, dates and what the text has to say. Of the links that confirm an email address, change the password or add applications to the account, also the address and the dates.',
          'Technical measurements: whether parts of the site failed or were slow, on which kind of page, in which version and language, and whether someone was signed in. They contain no address of a page, no identifier and no IP address, are sent without cookies, and are added up to totals at once. They show us failures and slow pages. Nothing is measured or sent if your browser asks for it with “Do Not Track” or “Global Privacy Control”.',
          'Choice of version: we try new versions of parts of the site with some of the visits first. Who gets them is computed for each request, from the session or from the IP address and the kind of browser. The result is not stored, neither by us nor in your browser.',
          'System logs: date and time, IP address, page or service that was asked for, and the result. They are used for security and for correcting errors.',
        ],
      },
      'We do not ask for sensitive data, such as health or trade-union membership. We recommend leaving them out of your resume.',
    ],
  },
  {
    id: 'fundamentos',
    title: 'What for, and on which legal basis',
    parts: [
      {
        list: [
          'Contract (Article 6(1)(b) GDPR): creating and keeping the account, storing resumes and jobs, handing the application to the company and showing you where it stands.',
          'Consent (point (a)): sending job alerts, once you have confirmed the address, and telling you when the area for companies opens. You can withdraw it at any time, by the link in each email or in the account; what was done before remains lawful.',
          'Legal obligation (point (c)): answering requests about your rights and complaints, and authorities where the law demands it.',
          'Legitimate interest (point (f)): keeping the service safe, preventing abuse, correcting errors, measuring failures and speed of the site as totals, answering those who write to us, not writing again to those who stopped the alerts and knowing, as totals, whether they are read. You can object to this processing.',
        ],
      },
      'The data that we mark as required are those that the service needs: without a resume, for example, there is no application.',
    ],
  },
  {
    id: 'destinatarios',
    title: 'Who receives the data',
    parts: [
      'We neither sell data nor hand them over for advertising. They are received only by:',
      {
        list: [
          'The company whose job you apply for, through the recruiting system that it uses. From then on, the company is a controller of those data too.',
          'The suppliers that work for us, under contract and for this purpose only: hosting of the site and its files, and sending of email.',
          'The authorities, where the law obliges us.',
        ],
      },
      'Where a supplier processes data outside the European Economic Area, the transfer rests on an adequacy decision or on the standard contractual clauses of the European Commission.',
    ],
  },
  {
    id: 'prazos',
    title: 'For how long',
    parts: [
      {
        list: [
          'Applications: until 12 months after the job has closed. Interviews: until 12 months after the job has closed and the interview has taken place. You can ask us to erase them before that. Of an application, only an anonymous record is left, without name, contact, resume or answers. If you withdraw an application, the company no longer sees it.',
          'Uploaded files that never become part of an application: 1 day.',
          'Unfinished applications: 30 days, and in your browser only.',
          'Account: as long as you use it, or until you delete it: for 7 days you can still change your mind, then it is gone for good. After 24 months without use we warn you by email and, if nobody signs in within the following 30 days, delete it. An account whose email address was never confirmed is deleted after 7 days. So is a registration with an email address that already had an account. Of a deleted account we keep only its number and the date of deletion, so that a backup does not bring it back.',
          'Sessions, with browser and system: as long as the session lasts.',
          'Alerts: as long as you get them or, with an account, until you delete it. Without an account, the choices are erased 30 days after you stop them. A request for alerts, with the email that asks to confirm it, is erased after 7 days, confirmed or not.',
          'Codes of addresses that we do not send to: as long as they are needed for not writing to them, also after the account is deleted. The code goes once you ask for alerts again. Temporary delivery failures: 30 days.',
          'Waitlist for companies: 24 months after the last sign-up, or until you ask us to stop.',
          'Contact messages: 24 months, to answer and to settle the matter.',
          'Emails that we send you: 12 months. Links that confirm an email address or change the password: 30 days after they expire.',
          'Totals of technical measurements: 30 days.',
          'System logs: 12 months at most.',
          'Backups: what is erased may remain in them for 30 days more at most.',
        ],
      },
      'Data may be kept for longer where the law demands it or for the defence of a right in court.',
    ],
  },
  {
    id: 'direitos',
    title: 'Your rights',
    parts: [
      'You can ask, at any time and free of charge, for:',
      {
        list: [
          'access to your data and a copy of them;',
          'the correction of what is wrong or incomplete;',
          'erasure, and restriction of the processing;',
          'portability, in a format that other systems read;',
          'an end to processing that rests on legitimate interest;',
          'the withdrawal of a consent.',
        ],
      },
      [
        'Write to ',
        mailto(email.privacy),
        ' from the email address that you used on the site, so that we know that the request is yours. We answer within 1 month. With an account, you can also download your data and delete the account in the profile.',
      ],
      [
        'If you think that we did not treat your data well, you can complain to the Portuguese data protection authority, CNPD (',
        { text: 'www.cnpd.pt', to: 'https://www.cnpd.pt/' },
        ').',
      ],
      'We take no automated decisions about people and build no profiles: it is the company that decides on an application.',
    ],
  },
  {
    id: 'seguranca',
    title: 'Security',
    parts: [
      'Connections to the site are encrypted. Passwords are stored with a function that cannot be reversed. Resumes open only to those who sent them and to the company of the application. Where the company publishes the job with us directly, those are the people whom it names for that job and our administrators, and each time that a resume is opened is recorded.',
      'Administrators use multi-factor authentication. The links that we send by email, such as that of the page of an application, are signed and hard to guess: do not share them.',
      'If a data breach puts your rights at risk, we tell CNPD within 72 hours and, where the risk is high, you too.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies and other storage',
    parts: [
      'We use only what the site needs to work. There are no cookies from third parties, for advertising or for analytics, which is why we do not ask you to accept any.',
      {
        list: [
          'sid (or __Host-sid): cookie that keeps you signed in. It exists only while you are.',
          'i18next: cookie and local storage, with the chosen language.',
          'ui-theme: local storage, with the light or dark theme.',
          'jobs-visit: local storage, with the time of your last visit to the jobs, to show you the new ones.',
          'ui-pay: local storage, if you chose to see pay per month or per year.',
          'recent-searches: local storage, with the last five searches, which you can delete in the field “What”. Your location is kept only as the nearest municipality.',
          'ui-view and ui-keys: local storage, if you chose to see list and job side by side or switched the keyboard shortcuts off.',
          'seen-jobs.v1 and hidden-jobs.v1: local storage, with the last 500 jobs that you opened and that you hid in this browser.',
          'jobs-compared: local storage, with the jobs that you chose to compare, four at most.',
          'applied-jobs: local storage, with the jobs that you already applied for in this browser.',
          'application-claims: local storage, for up to seven days, with the applications that join the account you created when you sent them.',
          "The tab's own storage: the position in each page, the parts of the site that were reloaded, and what you entered in an application right before you left the page. It is gone once the tab is closed.",
          'Drafts of applications: in a database of the browser, with the file and the answers, for 30 days.',
          'Opened pages: a copy that the browser keeps, so that you can read them again without the Internet.',
        ],
      },
      'You can delete all this in the settings of the browser; you only lose preferences and drafts.',
    ],
  },
  {
    id: 'alteracoes',
    title: 'Changes',
    parts: [
      'When this policy changes, the new version appears here with its date. If the change is important and you have an account, we also tell you by email.',
      ['Other rules of the service are in the ', { text: 'Terms of service', to: routes.terms }, '.'],
    ],
  },
];
