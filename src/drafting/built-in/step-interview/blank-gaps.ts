import { blanksIn } from '../../../domain/blank.ts'
import { shownText } from '../../../domain/milestone.ts'
import { factsOfBlank } from '../../../domain/quality/how-blank.ts'
import { raised } from '../../../domain/work-breakdown/composed/phrase.ts'
import { sentencesOfLines } from '../../../language/sentence.ts'
import { type Gap, gapOf } from './gap.ts'
import { MATTER_OF } from './lacking.ts'
import type { MilestoneNow } from './milestone-now.ts'
import { quoted } from './quoting.ts'

/** A blank is an error of the plan, so it weighs more than what is only not said. */
const WEIGHT = 10

/** What the milestone leaves to be filled in, each as a question; a blank that was answered is asked about no more. */
export function blankGaps(now: MilestoneNow): Gap[] {
  const { milestone, answers } = now
  const lines = [...shownText(milestone).split('\n'), ...milestone.deliverables, ...milestone.acceptance_criteria]
  const sentences = lines.flatMap(sentencesOfLines)
  return sentences.flatMap((sentence) =>
    blanksIn(sentence)
      .filter(({ ask }) => !answers.some(({ question }) => asksFor(question, ask)))
      .map(({ ask }) => {
        const why = `The text leaves this open: ${quoted(sentence, 200)}. Nothing is handed in with a blank.`
        const matter = MATTER_OF[factsOfBlank(ask)[0] ?? 'method']
        const q = `${blankNamed(ask)}: what belongs there?`
        return gapOf(matter, WEIGHT, { q, label: raised(thingAsked(ask)), why, rule: 'QC-50' }, ask)
      }),
  )
}

/** Whether a question is the one that asks for what a blank asks for. */
export function asksFor(question: string, ask: string): boolean {
  return question.startsWith(blankNamed(ask))
}

/** "name the range of the test": the range of the test. */
export function thingAsked(ask: string): string {
  return ask.slice(ask.indexOf(' ') + 1)
}

function blankNamed(ask: string): string {
  return `The plan has a blank, “[${ask}]”`
}
