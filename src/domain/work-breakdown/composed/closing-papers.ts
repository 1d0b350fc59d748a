import { cueList } from '../../../language/cue-list.ts'
import { textOf, type Word, wordsOf } from '../../../language/words.ts'
import type { Phase } from '../../program.ts'
import { announced } from '../../quality/citation.ts'
import { isFromSolicitation } from '../from-solicitation.ts'
import { isForStepsOnly } from '../goals.ts'
import type { WorkStep } from '../work-breakdown.ts'
import type { Composition, PlanFrame } from './frame.ts'
import { isPaper } from './result-items.ts'
import { isEnded, type Portion } from './spine.ts'

/** The two papers that close every plan, and the company's step that hands each over where one of its own does. */
export type ClosingPapers = { report: WorkStep | undefined; plan: WorkStep | undefined }

/** What the first page of the final report is (DoD SBIR 25.1 BAA, section 5.8). */
export function firstPage({ topic }: Pick<PlanFrame, 'topic'>): string {
  return `the SF 298 as its first page${announced('5.8', topic?.number) || ' (DoD SBIR announcement)'}`
}

/** Whether a plan of the company's own work names that page: by the announcement of the topic's own release, and not by one that nobody has confirmed to hold for it. */
export function isFirstPageSet({ topic, areStepsTold }: Pick<PlanFrame, 'topic' | 'areStepsTold'>): boolean {
  return !areStepsTold || announced('5.8', topic?.number) !== ''
}

/** Which of the closing papers the company's own rows in the last milestone write: these are not asked for a second time. */
export function ownPapers(portions: readonly Portion[], { rows, frame }: Composition): ClosingPapers {
  const own = portions.filter(isEnded).flatMap(({ step }) => (isHandedOver(step, rows.steps) ? [step] : []))
  return {
    report: own.find((step) => things(step).some(isFinalReport)),
    plan: own.find((step) => things(step).some((thing) => isNextPlan(thing, frame.phase))),
  }
}

/** Whether a thing is one of the papers that close every plan. */
export function isClosingPaper(thing: string, phase: Phase): boolean {
  return things({ action: thing }).some((one) => isFinalReport(one) || isNextPlan(one, phase))
}

/** The papers that words name as things of their own: "Midterm report", not the report of "data for the report" or of "report template". */
export function papersIn(words: string): string[] {
  return things({ action: words }).flatMap(({ head, before, behind }) =>
    isPaper(head.text) && !['NOUN', 'PROPN'].includes(behind[0]?.pos ?? '') ? [textOf([...before, head])] : [],
  )
}

function isHandedOver(step: WorkStep, steps: readonly WorkStep[]): boolean {
  return step.result !== undefined && !isFromSolicitation(step) && !isForStepsOnly(step.goes_to, steps)
}

/** A noun with the words before it that tell which one is meant, and those behind it. */
type Thing = { head: Word; before: readonly Word[]; behind: readonly Word[] }

/** What result and action are about. What stands behind a preposition only serves something else: "data for the final report". */
function things({ result = '', action }: Pick<WorkStep, 'result' | 'action'>): Thing[] {
  return [result, action].flatMap((text) => {
    const words = wordsOf(text.toLowerCase())
    return words.flatMap((head, at) => {
      const start = words.findLastIndex((word, nth) => nth < at && !OF_NAME.has(word.pos)) + 1
      const leading = words[start - 1]
      const isServed = leading?.pos === 'ADP' && leading.text !== 'with'
      return isServed ? [] : [{ head, before: words.slice(start, at), behind: words.slice(at + 1, at + 5) }]
    })
  })
}

const OF_NAME = new Set(['NOUN', 'PROPN', 'ADJ', 'NUM', 'DET', 'VERB'])

const LAST = cueList('final | closing | closeout | concluding')

function isFinalReport({ head, before }: Thing): boolean {
  return head.lemma === 'report' && LAST.test(textOf(before))
}

/** Which kind a plan of a whole phase may be called; a test plan is one of a test. */
const OF_PHASE = cueList('development | work | project | program | transition | technical | execution | ii | iii | 2 | 3')

/** What leads out of Phase II has one plan, whether its name says Phase III or not. */
const OUT_OF_PHASE_2 = cueList('transition | commercialization | commercialisation')

function isNextPlan({ head, before, behind }: Thing, phase: Phase): boolean {
  const next = phase === 'I' ? ['ii', '2'] : ['iii', '3']
  if (head.lemma !== 'plan') return false
  if (phase === 'II' && OUT_OF_PHASE_2.test(before.at(-1)?.text ?? '')) return true
  const isNamed = namesPhase(before, next) && OF_PHASE.test(before.at(-1)?.text ?? '')
  return isNamed || (!isOfAnother(before.at(-1)) && ['for', 'of'].includes(behind[0]?.text ?? '') && namesPhase(behind, next))
}

/** "Test plan for Phase II": the noun before it says that it is the plan of something else. */
function isOfAnother(kind: Word | undefined): boolean {
  return kind?.pos === 'NOUN' && kind.text !== 'draft' && !OF_PHASE.test(kind.text)
}

function namesPhase(words: readonly Word[], next: readonly string[]): boolean {
  return words.some(({ text }, at) => text === 'phase' && next.includes(words[at + 1]?.text ?? ''))
}
