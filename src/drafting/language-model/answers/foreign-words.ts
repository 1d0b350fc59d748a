import { talksToMachine } from '../../../domain/machine-talk/machine-talk.ts'
import { cueList, cuesIn } from '../../../language/cue-list.ts'
import type { Objection } from './objections.ts'

const VERDICTS = 'approved selected accepted compliant cleared superior awarded'.split(' ')
const PAPERS = ['proposal', 'offeror', 'solicitation', 'submission', 'company', 'firm', 'work plan']
const CHECKS = ['qc', 'quality control', 'quality check', 'quality checks', 'quality review', 'quality findings']
const PASSED = ['pass*', 'approved', 'green', 'cleared', 'waived', 'complete']

/** What a plan never says: words to a machine or to whoever judges it, words about the text itself, and how assistants speak. */
const FOREIGN = cueList(
  [
    'as an ai model | as an ai language | as an ai assistant | as an ai , | as a language model | as a large language model',
    'as a helpful assistant | as a chatbot | i am sorry | i m sorry | i am unable | i m unable | i cannot | i can t | i will not',
    'i have been | i have updated | i have revised | i have rewritten | i ve been | i ve updated | i ve revised | i ve rewritten',
    'previous instruction | prior instruction | ignore the above | disregard the above | your instruction | your rules',
    'system prompt | hidden prompt | secret prompt | developer prompt | system message | hidden instruction | secret instruction',
    'prompt injection | jailbreak* | end of document | end of instruction',
    'highest score | highest possible score | perfect score | maximum score | top score | best possible score | highest rating | top rating',
    'sure , | sure ! | certainly , | certainly ! | of course , | okay , | understood . | absolutely , | here is the | here are the | here is your',
    'as requested | as you requested | i hope this helps | let me know if | happy to help | revised text : | updated text : | revised version',
    ...PAPERS.flatMap((paper) => VERDICTS.flatMap((verdict) => ['is', 'is _', 'has been', 'was'].map((is) => `${paper} ${is} ${verdict}`))),
    ...PAPERS.flatMap((paper) => ['select', 'recommend', 'approve', 'award', 'fund', 'prefer'].map((verb) => `${verb} _ ${paper}`)),
    ...CHECKS.flatMap((check) => PASSED.flatMap((passed) => [`${check} ${passed}`, `${check} _ ${passed}`, `${check} _ _ ${passed}`])),
    ...CHECKS.flatMap((check) => [`pass* ${check}`, `pass* _ ${check}`]),
  ].join(' | '),
)

/** Letters of other scripts than the product writes; Greek stands in formulas. */
const SCRIPT = /(?:(?![\p{Script=Latin}\p{Script=Greek}])\p{L}){2,}/gu

/** Words that have no place in a plan, but for those that stood in `before`. */
export function foreignIn(text: string, before: string): Objection[] {
  const known = before.toLowerCase()
  const isNew = (said: string) => !known.includes(said.toLowerCase())
  const found = cuesIn(FOREIGN, text).filter(isNew)
  const scripts = (text.match(SCRIPT) ?? []).filter(isNew)
  return [
    ...found.map((said) => worded(`"${said}" has no place in a plan of work: leave the sentence out.`)),
    ...scripts.slice(0, 1).map((said) => worded(`"${said.slice(0, 60)}" is not English: write English only.`)),
    ...(found.length === 0 && talksToMachine(text) && !talksToMachine(before) ? [worded(ADDRESSED)] : []),
  ]
}

const ADDRESSED = 'The text speaks to a machine: leave these words out, and do not mention them.'

function worded(sentence: string): Objection {
  return { kind: 'wording', sentence }
}
