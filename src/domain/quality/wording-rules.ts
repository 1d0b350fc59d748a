import { type StoredMilestone, shownText } from '../milestone.ts'
import { partsOf, type QualityRule, sentencesOf, shortQuote } from './rule.ts'

/** Words that promise without measure (brief §4, QC-04). */
const VAGUE =
  /\b(?:adequate(?:ly)?|appropriate(?:ly)?|as needed|as required|best efforts?|various|robust(?:ly|ness)?|user[- ]friendly|state[- ]of[- ]the[- ]art|improv(?:e|es|ed|ing)|optimi[sz](?:e|es|ed|ing)|enhanc(?:e|es|ed|ing)|significant(?:ly)?|timely|etc|and\/or)\b/gi

/** QC-04: a vague word in a sentence without a number; each word is named once a milestone (brief §4). */
export const vagueWords: QualityRule = {
  id: 'QC-04',
  checks: 'no word that promises without a measure',
  severity: 'warning',
  source: 'Brief §3.2, §4',
  remedy: 'Put the measure beside the word, or say what is done instead.',
  objections: (plan, context) => vagueWordsIn(plan, context),
}

const vagueWordsIn: QualityRule['objections'] = ({ milestones }) => milestones.flatMap(vagueWordsOf)

function vagueWordsOf(milestone: StoredMilestone) {
  const firstUse = new Map<string, string>()
  for (const sentence of partsOf(milestone).flatMap(sentencesOf)) {
    if (/\d/.test(sentence)) continue
    for (const [word] of sentence.matchAll(VAGUE)) if (!firstUse.has(word.toLowerCase())) firstUse.set(word.toLowerCase(), sentence)
  }
  return Array.from(firstUse, ([word, sentence]) => ({
    severity: 'warning' as const,
    milestone_number: milestone.milestone_number,
    message: `"${word}" in Milestone ${milestone.milestone_number} has no measure.`,
    quote: shortQuote(sentence),
  }))
}

/** What is left where something was to be filled in: TBD, filler text, blanks in brackets, the product's own placeholders. */
const LEFTOVER =
  /\b(?:TBD|TBC|TBR|XXX+|lorem ipsum|to be (?:determined|decided|confirmed|defined))\b|\[(?![\d\s,.–-]+\])[^[\]\n]{2,80}\]|_{3,}|<(?:insert|your|company|name)[^<>\n]*>|\(Deliverable \d\)|\(Scope (?:paragraph will be generated here|generation failed)\)/gi

/** QC-50: nothing is left to be filled in (brief §4). */
export const leftovers: QualityRule = {
  id: 'QC-50',
  checks: 'nothing is left to be filled in',
  severity: 'error',
  source: 'Brief §4',
  remedy: 'Fill the blank in, or take the sentence out.',
  objections: (plan, context) => leftoverObjections(plan, context),
}

const leftoverObjections: QualityRule['objections'] = ({ milestones, scope_paragraph }) => [
  ...leftoversIn(scope_paragraph ?? '').map((quote) => ({
    severity: 'error' as const,
    message: 'The scope paragraph still has something to be filled in.',
    quote,
  })),
  ...milestones.flatMap((milestone) =>
    milestoneLeftovers(milestone).map((quote) => ({
      severity: 'error' as const,
      milestone_number: milestone.milestone_number,
      message: `Milestone ${milestone.milestone_number} still has something to be filled in.`,
      quote,
    })),
  ),
]

/** What one milestone still has to be filled in: bracketed blanks, "TBD", placeholders. */
export function milestoneLeftovers(milestone: StoredMilestone): string[] {
  return leftoversIn(partsOf(milestone).join('\n'))
}

function leftoversIn(text: string): string[] {
  return Array.from(new Set(Array.from(text.matchAll(LEFTOVER), ([match]) => shortQuote(match))))
}

/** A sentence this short may stand twice: "The lead is the Principal Investigator." */
const FEWEST_WORDS = 7

/** QC-54: no sentence and no criterion stands twice (brief §4). Told at its second place. */
export const repeatedSentences: QualityRule = {
  id: 'QC-54',
  checks: 'no sentence and no criterion stands twice',
  severity: 'warning',
  source: 'Brief §4',
  remedy: 'Say it once, where it belongs, and refer to it.',
  objections: (plan, context) => repeatedSentencesIn(plan, context),
}

const repeatedSentencesIn: QualityRule['objections'] = ({ milestones }) => {
  const first = new Map<string, number>()
  return milestones.flatMap((milestone) =>
    [shownText(milestone), ...milestone.acceptance_criteria].flatMap(sentencesOf).flatMap((sentence) => {
      const words = sentence.toLowerCase().match(/[\p{L}\d]+(?:[.,]\d+)*/gu) ?? []
      const key = words.join(' ')
      const before = first.get(key)
      if (words.length >= FEWEST_WORDS && before !== undefined) return [repeated(milestone.milestone_number, before, sentence)]
      first.set(key, milestone.milestone_number)
      return []
    }),
  )
}

function repeated(milestone_number: number, before: number, sentence: string) {
  return {
    severity: 'warning' as const,
    milestone_number,
    message: `Milestone ${milestone_number} repeats a sentence of Milestone ${before}.`,
    quote: shortQuote(sentence),
  }
}
