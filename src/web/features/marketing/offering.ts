/** A paid offering as the marketing pages tell of it (spec §1, §9). `price` is in dollars per month; `link` names its external payment link. */
export type Offering = {
  name: string
  path: string
  price: number
  link: 'matching_tool' | 'work_plan'
  lead: string
  features: readonly { title: string; text: string }[]
  benefits: readonly { title: string; text: string }[]
}

/** Matches a company's technology to open topics (spec §1). */
export const MATCHING_TOOL: Offering = {
  name: 'Technology Matching Tool',
  path: '/matching-tool',
  price: 49,
  link: 'matching_tool',
  lead: 'Matches your technology to open SBIR and STTR topics. It is not part of Work Plan Builder.',
  features: [
    {
      title: 'Confidence scoring',
      text: 'Each match has a score that says how sure it is.',
    },
    { title: 'Detailed analysis', text: 'See which parts of a topic your technology answers, and which it does not.' },
    { title: 'Export', text: 'Matches and their analysis as a file for those who decide with you.' },
  ],
  benefits: [
    { title: 'Read fewer topics', text: 'The score says which topics are worth your hours.' },
    { title: 'Decide on evidence', text: 'What the topic asks stands beside what your technology does.' },
    { title: 'Start early', text: 'Topics are matched while they are open, before their proposals are due.' },
  ],
}

/** AI-assisted, compliant work plans (spec §1): what is learned in the product reads, and that is said. */
export const WORK_PLAN_GENERATOR: Offering = {
  name: 'Work Plan Generator',
  path: '/work-plan-generator',
  price: 249,
  link: 'work_plan',
  lead: 'AI-assisted, compliant work plans, by subscription to Work Plan Builder: small trained models read the solicitation and your answers on your own machine, you confirm what they read, and rules write the plan of it, as a Word document. A language model takes part only where you connect one.',
  features: [
    {
      title: 'Templates',
      text: 'Phase I and Phase II plans as a table of five columns (milestone, duration, deliverables, acceptance criteria, payment), and in the forms of the Army, the Air Force and AFWERX.',
    },
    {
      title: 'Milestone and timeline planning',
      text: 'Your steps on a timeline, dragged under milestones that have their due months; what needs what is checked.',
    },
    {
      title: 'Budget allocation',
      text: 'Payments for each milestone, split by months or by the days on which the component pays, checked to the cent against your award.',
    },
    {
      title: 'Technical-approach structuring',
      text: 'Your steps become tasks with method, people, place, result and pass mark. Each requirement of the solicitation, with its page and quote, is put to the task that answers it.',
    },
  ],
  benefits: [
    {
      title: 'What is claimed has a source',
      text: 'A sentence leads back to a page of the solicitation or to what you said; one that rests on nothing is marked.',
    },
    {
      title: 'You see what is missing',
      text: 'Each requirement of the solicitation stands in a list, with where the plan answers it or that it does not yet.',
    },
    {
      title: 'It stays with you',
      text: 'Reading, drafting, speech and database are built in, and nothing leaves your machine unless you connect a service. What nobody said is left as a blank.',
    },
  ],
}
