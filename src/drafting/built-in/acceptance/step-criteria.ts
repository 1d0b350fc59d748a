import { NUMBER_WORD } from '../../../language/quantity/number-word.ts'
import { wordsOf } from '../../../language/words.ts'
import { setsLimit } from '../answers/limits.ts'
import { isThing, shortened } from '../english/noun-phrase.ts'
import { hasFinite } from '../english/third-person.ts'
import { isBalanced, lowerStart } from '../english/wording.ts'
import type { TaskLine } from '../milestones/task-line.ts'
import { openingVerb } from '../steps/step-verb.ts'

/** The most criteria that the steps of one milestone give. */
const MOST = 2
const LONGEST_YIELD = 110

const NUMBER = `(?:\\d[\\d,]*|(?!one\\b)${NUMBER_WORD})`
/** A number that is a size and counts nothing: "25 mm swatches". */
const SIZE =
  '(?!mm\\b|cm\\b|m\\b|in\\b|inch|[munpk]?[mgsVAWJ]\\b|[kMG]?Hz\\b|h\\b|hours?\\b|minutes?\\b|days?\\b|weeks?\\b|months?\\b|x\\b|by\\b|percent\\b|%|°|degrees?\\b|[A-Z]\\b)'
const COUNTED = new RegExp(
  `^(fabricate|build|make|print|produce|manufacture|assemble|machine|cast|weave|grow|cut|coat|collect|record|label|simulate|model|compare|survey|develop|design|add|synthesize) ((?:at least |a minimum of |up to |no fewer than |no less than )?${NUMBER} ${SIZE}(?:(?!\\b(?:and|or|to|so|that|by|using|which)\\b)[^,;:.()])*[a-z]s\\b)`,
  'i',
)

/** How what a step counts is checked, by what the step does. */
const CHECKED: readonly [RegExp, string][] = [
  [/^(?:simulate|model|compare|survey|develop|design)$/i, 'its result'],
  [/^(?:collect|record|label)$/i, 'its source and date'],
]

/** What stands for the work of a milestone, from its own tasks: what a step counts out, and the result that it names behind a colon. */
export function stepCriteria(tasks: readonly TaskLine[], { evidence, due }: { evidence: string; due: string }): string[] {
  const counts = tasks.flatMap(({ duty, number }) => {
    const [, verb = '', thing] = COUNTED.exec(duty) ?? []
    const each = CHECKED.find(([pattern]) => pattern.test(verb))?.[1] ?? 'its inspection or measurement'
    return thing && number !== '0.0' && thing.length <= 90
      ? [`By ${due} the ${evidence} shows the TPOC ${thing} from task ${number}, each with ${each}`]
      : []
  })
  const counted = tasks.find(({ duty }) => COUNTED.test(duty))
  const yields = tasks.flatMap(({ duty, number, isAsked }) => {
    const said = isAsked || number === counted?.number ? null : yieldOf(duty)
    return said && number !== '0.0'
      ? [`The ${evidence} is accepted when it holds the full result of task ${number}: ${said}; delivered to the TPOC by ${due}`]
      : []
  })
  return [...counts.slice(0, 1), ...yields.slice(0, 1)].slice(0, MOST)
}

/** "carry out a survey: table of twelve materials with their boiling points (months 1 to 2)" → what comes out of it. */
function yieldOf(duty: string): string | null {
  const said = /^[^:]{6,70}: (.{12,})$/
    .exec(duty)?.[1]
    ?.replace(/ ?\(months? [^)]*\)/g, '')
    .trim()
  if (!said || said.length > LONGEST_YIELD || !isBalanced(said) || /[":;[\]]/.test(said)) return null
  if (
    setsLimit(said.split(/ (?:that|which) /)[0] ?? '') ||
    /\b(?:it|them|we|you)\b/i.test(said) ||
    openingVerb(lowerStart(said), false) !== null
  )
    return null
  const isWhole = isThing(shortened(said, LONGEST_YIELD)) && !hasFinite(wordsOf(said))
  return isWhole && said.split(' ').length >= 3 ? `the ${said.replace(/^(?:the|an?) /i, '')}` : null
}
