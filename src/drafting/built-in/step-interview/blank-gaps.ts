import { blanksIn } from '../../../domain/blank.ts'
import { factsOfBlank } from '../../../domain/quality/how-blank.ts'
import { sentencesIn } from '../../../domain/solicitation/requirement/sentence.ts'
import { isBalanced } from '../english/wording.ts'
import { type Gap, gapOf } from './gap.ts'
import { BLANK, matterOf } from './matter.ts'
import type { MilestoneNow } from './milestone-now.ts'
import { isFilled } from './step-answers.ts'

/** A blank is an error of the plan, so it weighs more than what is only not said. */
const WEIGHT = 10

/** The longest sentence that a question shows around its blank, in characters. */
const LONGEST = 150

/** What the milestone leaves to be filled in, each as a question. */
export function blankGaps({ milestone, text, answers }: MilestoneNow): Gap[] {
  return [...text.split('\n'), ...milestone.deliverables, ...milestone.acceptance_criteria].flatMap((line) =>
    sentencesIn(line).flatMap(({ start, end }) => {
      const sentence = line.slice(start, end)
      return blanksIn(sentence)
        .filter(({ ask }) => !isFilled(ask, answers))
        .map(({ ask }) => gapFor(ask, sentence))
    }),
  )
}

/** What a blank asks of how, who, where or success is the question on that matter; anything else is asked in its own words. */
function gapFor(ask: string, sentence: string): Gap {
  const plain = ask.replace(/"/g, "'").replace(/[.?!]+$/, '')
  const q = `${BLANK}${plain}.`
  const asked = { q, why: whyOf(sentence), rule: 'QC-50', ...many(ask) }
  const matter = matterOf(q) ?? 'how'
  return gapOf(matter, WEIGHT, asked, factsOfBlank(ask).length > 0 ? matter : plain)
}

function whyOf(sentence: string): string {
  const plain = sentence.replace(/"/g, "'").trim()
  const shown =
    plain.length <= LONGEST ? plain : plain.slice(Math.max(0, plain.indexOf('[') - 60), plain.indexOf(']') + 1).replace(/^\S*\s/, '... ')
  return isBalanced(shown) ? `The text leaves this open: "${shown}"` : 'The text leaves this open, and nothing is handed in with a blank.'
}

function many(ask: string): { min_items?: number } {
  const count = (ask.match(/,| and /g) ?? []).length
  return count > 0 ? { min_items: Math.min(3, count + 1) } : {}
}
