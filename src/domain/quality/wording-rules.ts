import { hasDigit, inPlainWords, partedAtSpaces } from '../../language/characters.ts'
import { cueList } from '../../language/cue-list.ts'
import { withoutPlanNumbers } from '../grounding/plan-number.ts'

import { lineAlone, TASK_LABELS } from '../milestone-document.ts'
import { PRACTICE } from './citation.ts'
import { POINTER } from './how-fact.ts'
import { REQUIREMENT } from './how-task.ts'
import { otherTopics } from './naming-rules.ts'
import { ownWords } from './quoted.ts'
import { at, placeName, type QualityRule, type Said, shortQuote } from './rule.ts'

/** Words that promise without measure (brief §4, QC-04). */
const VAGUE = cueList(`
  adequate/adequately | appropriate/appropriately | as needed/required | best effort | various | robust/robustly/robustness | user friendly | state
  of the art | improve/improved/improving | optimize/optimized/optimizing | optimise/optimised/optimising | enhance/enhanced/enhancing |
  significant/significantly | timely | etc | and / or`)

/** A phrase that the Missile Defense Agency prescribes (MDA SBIR 25.1 instructions). */
const PRESCRIBED = 'evaluation and or'

/** QC-04: a vague word in a sentence without a number; each word is named once a milestone (brief §4). */
export const vagueWords: QualityRule = {
  id: 'QC-04',
  checks: 'no word that promises without a measure',
  severity: 'warning',
  source: PRACTICE,
  remedy: 'Put the measure beside the word, or say what is done instead.',
  objections: ({ topic, requirements }, { said }) => {
    const named = new Set<string>()
    const asked = inPlainWords([topic?.title, topic?.objective, ...requirements.map(({ quote }) => quote)].join(' '))
    return said
      .flatMap((one) => vagueIn(one.own, asked).map((word) => ({ one, word })))
      .filter(({ one, word }) => isFirst(named, `${one.milestone_number} ${word.toLowerCase()}`))
      .map(({ one, word }) => ({ message: `"${word}" in ${placeInside(one)} has no measure.`, ...at(one) }))
  },
}

/** The vague words of a sentence without a number. A phrase that stands in `asked`, as plain words, is the solicitation's and not the writer's. */
export function vagueIn(sentence: string, asked: string): string[] {
  if (hasDigit(withoutPlanNumbers(sentence))) return []
  const written = ownWords(sentence.replace(BLANK, ' '))
  return VAGUE.all(written).flatMap(({ text: word, index }) => {
    const before = partedAtSpaces(written.slice(0, index)).filter(Boolean).at(-1)
    const after = partedAtSpaces(written.slice(index + word.length)).filter(Boolean)[0]
    const phrases = [...(before ? [`${before} ${word}`] : []), ...(after ? [`${word} ${after}`] : [])].map(inPlainWords)
    return phrases.some((phrase) => phrase === PRESCRIBED || asked.includes(phrase)) ? [] : [word]
  })
}

/** What stands in square brackets is still to be filled in, which is QC-50's. */
const BLANK = /\[[^[\]\n]{0,200}\]/g

function isFirst(seen: Set<string>, key: string): boolean {
  return seen.size < seen.add(key).size
}

function placeInside(one: Said): string {
  return one.milestone_number === undefined ? 'the scope paragraph' : placeName(one)
}

/** What is left where something was to be filled in: TBD, filler text, blanks in brackets, the product's own placeholders. */
const LEFT_OPEN = cueList('tbd | tbc | tbr | lorem ipsum | to be determined/decided/confirmed/defined')
const PLACEHOLDER = /\[(?![\d\s,.–-]+\])[^[\]\n]{2,200}\]|_{3,}|\bXXX+\b|<[a-z][^<>\n]*>|\((?:Deliverable \d|Scope [^()]*)\)/gi

/** QC-50: nothing is left to be filled in (brief §4). */
export const leftovers: QualityRule = {
  id: 'QC-50',
  checks: 'nothing is left to be filled in, and no number of another topic is left in the plan',
  severity: 'error',
  source: PRACTICE,
  remedy: 'Fill the blank in, or take the sentence out.',
  objections: (plan, { said }) => {
    const named = new Set<string>()
    const open = said
      .flatMap((one) => leftoversIn(one.sentence).map((quote) => ({ one, quote })))
      .filter(({ one, quote }) => isFirst(named, `${one.milestone_number} ${quote}`))
      .map(({ one, quote }) => ({ message: `${placeName(one)} still has something to be filled in: ${quote}`, ...at(one), quote }))
    return [...open, ...otherTopics(plan, said)]
  },
}

function leftoversIn(text: string): string[] {
  const placeholders = Array.from(text.matchAll(PLACEHOLDER), ({ 0: words, index }) => ({ text: words, index }))
  const found = [...placeholders, ...LEFT_OPEN.all(text)].sort((one, other) => one.index - other.index)
  return [...new Set(found.map((one) => shortQuote(one.text)))]
}

/** A sentence this short may stand twice: "The lead is the Principal Investigator." */
const FEWEST_WORDS = 7

/** The words of a sentence without the label of its line, which is nobody's wording. */
function withoutLabel({ sentence, label }: Said): string {
  return label !== undefined && TASK_LABELS.has(label) && sentence.startsWith(`${label}:`) ? sentence.slice(label.length + 1) : sentence
}

/** Several tasks may be done at one place in the same months. */
const WHERE_AND_WHEN: ReadonlySet<string> = new Set(['Place', 'Place and time', 'Time'])

/** QC-54: no sentence and no criterion stands twice (brief §4). Told at its second place. What refers to where it is said may ("Method: As in Task 2.1."), and a requirement that several milestones answer. */
export const repeatedSentences: QualityRule = {
  id: 'QC-54',
  checks: 'no sentence and no criterion stands twice',
  severity: 'warning',
  source: PRACTICE,
  remedy: 'Say it once, where it belongs, and refer to it.',
  objections: (_, { said }) => {
    const first = new Map<string, number>()
    return said
      .filter(
        ({ part, sentence, label = '' }) =>
          part !== 'deliverable' &&
          part !== 'scope' &&
          !WHERE_AND_WHEN.has(label) &&
          !POINTER.test(sentence) &&
          !REQUIREMENT.test(lineAlone(sentence)),
      )
      .flatMap((one) => {
        const said = withoutLabel(one)
        const key = inPlainWords(said)
        const before = first.get(key)
        if (before === undefined) first.set(key, one.milestone_number ?? 0)
        if (partedAtSpaces(said.trim()).length < FEWEST_WORDS || before === undefined) return []
        const where = before === one.milestone_number ? 'says the same sentence twice' : `repeats a sentence of Milestone ${before}`
        return [{ message: `${placeName(one)} ${where}.`, ...at(one) }]
      })
  },
}
