import type { Role } from './vocabulary.types.ts';

const technologyRoles: readonly Role[] = [
  {
    title: 'Backend Engineer',
    focus: ['Go', 'Node.js', 'Java'],
    setting: 'digital',
    pay: { mid: [2600, 3600], senior: [3600, 5200], expert: [4800, 6400] },
    lead: [
      'We are looking for someone who writes services that are still readable six months later.',
      'You would join a team of six that owns payments and everything behind them.',
    ],
    tasks: [
      'Design and build services and their APIs.',
      'Model data in PostgreSQL and keep slow queries away.',
      'Watch what you build in production.',
      'Review code and ask for reviews early.',
    ],
    needs: [
      'Experience with relational databases and automated tests.',
      'An eye for failure modes: queues, retries, timeouts.',
      'Good written English.',
    ],
    tags: ['backend', 'PostgreSQL', 'API'],
  },
  {
    title: 'Frontend Engineer',
    focus: ['React'],
    setting: 'digital',
    pay: { junior: [1700, 2200], mid: [2400, 3400], senior: [3400, 4800] },
    lead: [
      'We want interfaces that need no manual, down to the last error state.',
      'You would build the screens that our customers keep open all day.',
    ],
    tasks: [
      'Build interfaces in React and TypeScript, with tests.',
      'Turn designs into accessible components.',
      'Measure and shorten loading times.',
      'Work with designers from the first sketch.',
    ],
    needs: [
      'TypeScript, semantic HTML and modern CSS.',
      'A working knowledge of accessibility.',
      'Pleasure in details.',
    ],
    tags: ['React', 'TypeScript', 'frontend'],
  },
  {
    title: 'Site Reliability Engineer',
    setting: 'digital',
    pay: { mid: [3000, 4000], senior: [4000, 5800] },
    lead: [
      'We are looking for someone who treats infrastructure as code and nights as time for sleep.',
      'You would lead the move of our last servers to the cloud.',
    ],
    tasks: [
      'Run our Kubernetes clusters with Terraform.',
      'Shorten the way from commit to production.',
      'Define alerts that ring only when someone has to act.',
      'Rehearse recovery twice a year.',
    ],
    needs: [
      'Experience with one of the large clouds.',
      'Linux, networks and automation.',
      'Calm writing during incidents.',
    ],
    tags: ['SRE', 'Kubernetes', 'Terraform'],
  },
  {
    title: 'Data Engineer',
    setting: 'digital',
    pay: { mid: [2400, 3300], senior: [3300, 4600] },
    lead: [
      'We need someone who gets data from where it is to where it is useful, without losing any.',
      'Four product teams rely on one warehouse; you would look after it.',
    ],
    tasks: [
      'Build and test data pipelines.',
      'Model the warehouse with analysts.',
      'Find and fix quality problems at the source.',
      'Keep costs visible.',
    ],
    needs: ['Fluent SQL and good Python.', 'Experience with an orchestration tool.', 'Patience with messy sources.'],
    tags: ['SQL', 'Python', 'data'],
  },
];

const supportRoles: readonly Role[] = [
  {
    title: 'Customer Support Agent',
    focus: ['German', 'Dutch', 'French', 'Swedish'],
    setting: 'office',
    pay: { entry: [1100, 1250], junior: [1200, 1450] },
    lead: [
      'We are looking for someone who answers people the way they would like to be answered.',
      'Training is paid, takes four weeks and ends with two weeks beside a colleague.',
    ],
    tasks: [
      'Answer calls, e-mails and chats in your own language.',
      'Solve the problem or find who can, and tell the customer.',
      'Write notes that a colleague understands.',
      'Improve our help articles.',
    ],
    needs: ['A native or near-native level of the language in the title.', 'Good English.', 'Patience.'],
    tags: ['customer support', 'languages', 'relocation'],
  },
  {
    title: 'Customer Success Manager',
    setting: 'digital',
    pay: { mid: [1900, 2600], senior: [2600, 3400] },
    lead: [
      'We want customers to get what they paid for, and you would see to it.',
      'The first ninety days of a customer decide everything; they would be yours.',
    ],
    tasks: [
      'Guide new customers through their first months.',
      'Run trainings online and on site.',
      'Spot who is about to leave, and why.',
      'Bring needs to the product team.',
    ],
    needs: ['Experience with software for companies.', 'Fluent English; German or French helps.', 'Clear writing.'],
    tags: ['SaaS', 'onboarding', 'customer success'],
  },
];

const designRoles: readonly Role[] = [
  {
    title: 'Product Designer',
    setting: 'digital',
    pay: { mid: [2100, 2900], senior: [2900, 3900] },
    lead: [
      'We are looking for someone who designs from the first sketch to the last component.',
      'You would make simple what now takes three screens and a spreadsheet.',
    ],
    tasks: [
      'Lead projects from problem to release.',
      'Talk to customers every week.',
      'Care for the design system and its accessibility.',
      'Test prototypes before there is code.',
    ],
    needs: [
      'A portfolio of products that shipped.',
      'Ease with prototypes and light research.',
      'Good writing: half of an interface is words.',
    ],
    tags: ['Figma', 'UX', 'design system'],
  },
];

const marketingRoles: readonly Role[] = [
  {
    title: 'Growth Marketing Manager',
    setting: 'digital',
    pay: { mid: [2000, 2800], senior: [2800, 3800] },
    lead: [
      'We want someone who runs campaigns end to end and stops what does not work.',
      'You would have your own budget and three markets.',
    ],
    tasks: [
      'Plan and run search and social campaigns.',
      'Measure weekly and explain in plain words.',
      'Work with content and product.',
      'Own the newsletter.',
    ],
    needs: ['Experience with paid channels and analytics.', 'Ease with numbers.', 'Native-level English.'],
    tags: ['growth', 'paid media', 'analytics'],
  },
];

const financeRoles: readonly Role[] = [
  {
    title: 'General Ledger Accountant',
    focus: ['Shared Services'],
    setting: 'office',
    pay: { junior: [1400, 1750], mid: [1750, 2400] },
    lead: [
      'We are looking for someone who closes the month without drama.',
      'You would look after two European entities in a team of nine.',
    ],
    tasks: [
      'Post and reconcile accounts.',
      'Prepare the monthly close.',
      'Answer auditors.',
      'Simplify what is done by hand.',
    ],
    needs: ['A degree in accounting or finance.', 'Experience with an ERP.', 'Fluent English.'],
    tags: ['accounting', 'shared services', 'SAP'],
  },
];

const engineeringRoles: readonly Role[] = [
  {
    title: 'Mechanical Design Engineer',
    setting: 'site',
    pay: { junior: [1500, 1850], mid: [1900, 2600], senior: [2600, 3500] },
    lead: [
      'We are looking for someone who designs parts that can be made.',
      'You would work a short walk from the machines that make your drawings real.',
    ],
    tasks: [
      'Design parts and assemblies in 3D.',
      'Calculate and choose materials.',
      'Follow prototypes and tests.',
      'Talk to suppliers across Europe.',
    ],
    needs: [
      'A degree in mechanical engineering.',
      'SolidWorks or similar.',
      'Some Portuguese, or the wish to learn it.',
    ],
    tags: ['SolidWorks', 'CAD', 'mechanical'],
  },
];

const rolesBySector: Readonly<Record<string, readonly Role[]>> = {
  Tecnologia: technologyRoles,
  'Apoio ao Cliente': supportRoles,
  Design: designRoles,
  Marketing: marketingRoles,
  'Finanças/Contabilidade': financeRoles,
  Engenharia: engineeringRoles,
};

/** Roles of a sector that are advertised in English; none where that would be odd. */
export function englishRolesOf(sector: string): readonly Role[] {
  return rolesBySector[sector] ?? [];
}
