import { projectEntries } from '../../../../domain/grounding/project-entries.ts'
import type { PlanSources, SourceDocument } from '../../../../domain/grounding/sources.ts'
import { answersWithoutOrders } from '../../../../domain/grounding/sources-without-orders.ts'
import { withoutMachineTalk } from '../../../../domain/machine-talk/machine-talk.ts'
import type { Analysis, LeftOut, Page } from '../../../../domain/solicitation/analysis.ts'
import { analysisOf } from '../../../../domain/solicitation/analysis-of.ts'
import { withoutUnseenCharacters } from '../../../../domain/solicitation/layout/unseen-characters.ts'
import type { PlanFacts } from '../../../drafter.ts'
import type { Injected } from './injected.ts'

/** The pages of a topic on a mast, with an order in its description; an order with a page break runs over two. */
export const mastPages = (order: string): string[] =>
  [
    [
      'N900-001 TITLE: Folding Mast for Small Boats',
      '',
      'OBJECTIVE: Develop a folding mast that carries a radio antenna on a small boat.',
      '',
      'DESCRIPTION: Masts of today bend in wind. The mast shall stand in wind of 30 knots. The mast shall weigh less than 12 kg.',
      order,
      'A crew of two shall be able to raise the mast in 10 minutes.',
    ].join('\n'),
    [
      'PHASE I: Define a concept for the folding mast. Model the load of the wind on the mast and determine its feasibility. Deliver a Phase II plan.',
      '',
      'PHASE II: Build two masts and test them at sea.',
    ].join('\n'),
  ].flatMap((page) => page.split('\f'))

const ANSWERS = [
  ['Which solution do you propose?', 'We propose a telescoping mast of carbon tubes that folds at three joints.'],
  ['Which technology do you build on?', 'Our TubeFold joint carried 40 kg in 2023. It has to be made lighter.'],
  ['How do you model the load?', 'We model the wind in Fluent at 10, 20 and 30 knots and measure strain on a 2 m sample.'],
  ['Who does the work?', 'Jane Roe is the PI. Tom Velez leads the modeling at our Dayton shop.'],
] as const

/** What a plan is drafted from, with what the person is shown as left out. */
export type InjectedTopic = { facts: PlanFacts; sources: PlanSources; left_out: LeftOut[] }

/** A topic on a mast with an order somewhere in what is handed in, read as the product reads it. */
export function injectedTopic({ carrier, text }: Pick<Injected, 'carrier' | 'text'>): InjectedTopic {
  const at = (one: Injected['carrier']) => (carrier === one ? text : '')
  const file_name = at('file name') || 'topic.pdf'
  const printed = mastPages(at('solicitation')).map((page, index): Page => ({ page: index + 1, text: page }))
  return topicOf(printed, file_name, [], {
    instructions: at('instructions'),
    company: at('company'),
    answer: at('answer'),
  })
}

/** The same from pages that were read already. */
export function topicOf(
  printed: readonly Page[],
  file_name: string,
  known: readonly LeftOut[],
  { instructions = '', company = '', answer = '' } = {},
): InjectedTopic {
  const { pages, left_out: unseen } = withoutUnseenCharacters(printed)
  const { pages: plain, left_out: orders } = withoutMachineTalk(pages)
  const analysis = analysisOf(plain, file_name, { left_out: [...known, ...unseen, ...orders] })
  const other = (role: SourceDocument['role'], words: string): SourceDocument[] =>
    words === '' ? [] : [{ id: role, file_name: `${role}.pdf`, role, pages: [{ page: 1, text: `The joint carries 40 kg. ${words}` }] }]
  const documents: SourceDocument[] = [
    { id: 'topic', file_name, role: 'solicitation', pages },
    ...other('instructions', instructions),
    ...other('company', company),
  ]
  const told = withoutMachineTalk(documents.slice(1).flatMap((document) => document.pages)).left_out
  return { ...factsAndSources(analysis, documents, answer), left_out: [...analysis.reading.left_out, ...told] }
}

function factsAndSources(analysis: Analysis, documents: SourceDocument[], answer: string): Omit<InjectedTopic, 'left_out'> {
  const answers = ANSWERS.map(([question, said], at) => ({
    slot: `Q${at + 1}`,
    question,
    answer: at === 0 && answer !== '' ? `${said} ${answer}` : said,
  }))
  const facts: PlanFacts = {
    company_name: 'Meridian Works',
    program_type: 'SBIR',
    phase: 'I',
    period_of_performance: 6,
    analysis,
    component: null,
    company: null,
    answers: answersWithoutOrders(answers),
  }
  const entered = { company_name: 'Meridian Works', program_type: 'SBIR', phase: 'I', period_of_performance: 6 } as const
  const entries = projectEntries({ ...entered, requirements: analysis.requirements })
  return { facts, sources: { documents, answers, entries, own_statements: [] } }
}
