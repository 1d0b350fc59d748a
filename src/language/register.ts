import { hasDigit } from './characters.ts'
import { type Learned, likelihoods } from './learned/logistic.ts'
import LEARNED from './learned/register.json' with { type: 'json' }
import { remarkFeatures } from './remark-features.ts'
import { remembering } from './remembering.ts'
import { tokensOf } from './tokens.ts'

/** So likely a line has to be spoken for it to be called that: most of what a contract may have is left alone then. */
const LIKELY = 0.6

/**
 * Whether a line of a plan stands as it was said or noted, among colleagues, and not as a contract has it: without who acts, with an aside, a wish, a short
 * form. Judged by what was learned of lines that somebody wrote both ways (`npm run evals train-register`), not by rules.
 */
export function isSpoken(line: string, learned?: Learned): boolean {
  return (learned ? spokenLikely(line, learned) : likelySpoken(line)) > LIKELY
}

const likelySpoken = remembering((line) => spokenLikely(line, LEARNED))

function spokenLikely(line: string, learned: Learned): number {
  return likelihoods(registerFeatures(line), learned)[learned.answers.indexOf('spoken')] ?? 0
}

const SHORTENED = /\p{L}['’](?!s\b)\p{L}/u
const SIGNS = /[&+~>]|w\/|\.{3}/

/** As much of a line, in characters, tells how it is said as all of it. */
const SEEN = 500

/** What is seen of a line: what tells a remark, how it opens and ends, its length, and whether it has short forms and signs of a note. */
export function registerFeatures(whole: string): string[] {
  const line = whole.slice(0, SEEN)
  const words = tokensOf(line.toLowerCase()).map(({ text }) => text)
  return [
    ...remarkFeatures(line),
    `first ${/^\p{Ll}/u.test(line) ? 'small' : hasDigit(line.charAt(0)) ? 'figure' : 'capital'}`,
    `opens ${words[0]}`,
    `opens ${words.slice(0, 2).join(' ')}`,
    `last ${/[.!?:;)]$/.exec(line)?.[0] ?? 'none'}`,
    `thirds ${Math.min(8, Math.floor(words.length / 3))}`,
    `shortened ${SHORTENED.test(line)}`,
    `signs ${SIGNS.test(line)}`,
  ]
}
