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
  lead: 'Matches your technology to open SBIR and STTR topics, and shows how sure each match is and why.',
  features: [
    {
      title: 'Confidence scoring',
      text: 'Each topic is scored against what your technology does, so that you read the promising ones first.',
    },
    { title: 'Detailed analysis', text: 'See which parts of a topic your technology answers, and which it does not.' },
    { title: 'Export', text: 'Take the matches and their analysis with you, to share with your team.' },
  ],
  benefits: [
    { title: 'Read fewer topics', text: 'Spend your hours on the topics that fit, not on finding them.' },
    { title: 'Decide on evidence', text: 'Go or no-go rests on what the topic says, side by side with what you have.' },
    { title: 'Start early', text: 'Know your topics while there is still time to write.' },
  ],
}

/** AI-assisted, compliant work plans (spec §1). */
export const WORK_PLAN_GENERATOR: Offering = {
  name: 'Work Plan Generator',
  path: '/work-plan-generator',
  price: 249,
  link: 'work_plan',
  lead: 'AI-assisted, compliant work plans, made with Work Plan Builder: a solicitation and an interview become a plan that is ready for your proposal as a Word document.',
  features: [
    {
      title: 'Templates',
      text: 'Phase I and Phase II plans in the five columns that evaluators know, and in the forms that the Army, the Air Force and AFWERX ask for.',
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
      text: 'The solicitation’s own requirements, each with its page and quote, become tasks with method, people, place, result and pass mark.',
    },
  ],
  benefits: [
    { title: 'Every line has a source', text: 'A sentence of the plan leads back to a page of the solicitation or to an answer you gave.' },
    { title: 'Nothing is forgotten', text: 'See which requirements of the solicitation the plan answers, and which it does not yet.' },
    {
      title: 'It stays with you',
      text: 'Nothing leaves your machine: reading, drafting, speech and database are built in. What nobody said is left as a blank, never made up.',
    },
  ],
}
