import { sentencesIn } from '../../domain/solicitation/sentence.ts'
import type { AnswerFact } from './answer-facts.ts'
import { finiteVerb } from './inflection.ts'
import { isPlural } from './noun-phrase.ts'
import { hasFinite } from './third-person.ts'
import { hasNumber, indefinite, lowerStart } from './wording.ts'
import { wordsOf } from './words.ts'

/** What the evidence has to show for a target that the person set: a value ("it shows 30 dB …"), a finding ("it shows that …"), or what they said. */
type Target = { kind: 'value' | 'finding' | 'told'; text: string }

const NUMBER = /(?<![A-Za-z\d-])\d|\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|twelve|half|no) /i
const COMMITS =
  /\b(?:the Contractor )?(?:also )?(?:shall |will )?commits? (?:itself )?to (?:reach(?:ing)? |achiev(?:e|ing) |show(?:ing)? |a value of )?(.+)$/i
const PASSES = /^(?:and )?(?:an? |the )?(?:pass(?:es|ing)?(?: mark)?|success|acceptance) (is|are|means|when|if)(?: that)? (.+)$/i
const AIMS = /\b(?:targets?|aims? (?:at|for)) (\d.+)$/i
const COUNTS = /^(.+?) (?:counts? as a pass|is a pass)$/i
const GOAL = /^(?:the |its |the Contractor's )?(?:own )?(?:target|goal|aim)(?: value)? is (.+)$/i
const REACHES = /\bthe Contractor shall (?:also )?(?:reach|achieve|attain|show|demonstrate)(?:,? )(.+)$/i

const PASSES_AT = /^(?:it|(?:a|the) [\w-]+(?: [\w-]+)?) passes (with|at|when|if) (.+)$/i
const WITHIN = /^the Contractor shall (?:be|stay|come|remain) ((?:with)?in|under|below|above|over|at) (.+)$/i
const MUST = /^(.{4,70}?) must ([a-z]+) ([^;]+)/i

const TIMES =
  /,? (?:by|at|before) (?:the end of )?(?:phase i+|the phase|this phase|the effort)\b|,? (?:by|in|before|until) (?:the end of )?month \d+\b|^(?:by|in|at) (?:the end of )?(?:phase i+|month \d+),? /gi

/** The criteria of a milestone that come from the person's own targets and pass marks, by the template deliverable, quantity, value, condition, evidence, date. */
export function ownTargets(facts: readonly AnswerFact[], place: { evidence: string; milestone: number; due: string }): string[] {
  return facts
    .flatMap((fact) => targetsIn(fact).map((target) => criterion(target, fact, place)))
    .filter((one, index, all) => all.indexOf(one) === index)
    .slice(0, 3)
}

function targetsIn(fact: AnswerFact): Target[] {
  const sentences = sentencesIn(fact.text).map(({ start, end }) => fact.text.slice(start, end).replace(/[.;]+$/, ''))
  const found = sentences.flatMap((sentence) => clausesOf(sentence).flatMap((clause) => targetOf(clause) ?? []))
  return found.filter(({ text }) => NUMBER.test(text) || hasNumber(text))
}

/** "Thickness is 1.2 in now; the Contractor shall show 1.8 in" is two clauses; only the second is a target. */
function clausesOf(sentence: string): string[] {
  return sentence.split(/[;.] (?=(?:the Contractor|pass|an? pass|the target|it is|it was)\b)/i)
}

function targetOf(clause: string): Target | null {
  const plain = clause
    .replace(TIMES, '')
    .replace(/^[,;] /, '')
    .trim()
  const counted = COUNTS.exec(plain)?.[1]
  if (counted) return shown(counted)
  const pass = PASSES.exec(plain)
  if (pass?.[1] && pass[2]) return /^(?:when|if)$/i.test(pass[1]) ? { kind: 'finding', text: lowerStart(pass[2]) } : shown(pass[2])
  const at = PASSES_AT.exec(plain)
  if (at?.[1] && at[2]) return /^(?:when|if)$/i.test(at[1]) ? { kind: 'finding', text: lowerStart(at[2]) } : shown(at[2])
  const within = WITHIN.exec(plain)
  if (within?.[1]) return { kind: 'value', text: `results ${within[1].toLowerCase()} ${within[2]}` }
  const must = MUST.exec(plain)
  if (must?.[1] && must[2] && must[3] && hasNumber(must[3])) return { kind: 'finding', text: comesTo(must[1], must[2], must[3]) }
  const value = GOAL.exec(plain)?.[1] ?? COMMITS.exec(plain)?.[1] ?? REACHES.exec(plain)?.[1] ?? AIMS.exec(plain)?.[1]
  if (value && /[a-z]{4}/i.test(value.replace(/percent/i, '')) && !/\bthe Contractor\b/i.test(value))
    return shown(value.replace(/\band to (?=an? |the |\d)/g, 'and '))
  if (!value && !isTarget(clause)) return null
  const isPhrase = !hasFinite(wordsOf(plain)) && /^[^,;:]{3,60} of [\d<>≤≥]/.test(plain)
  return isPhrase ? { kind: 'value', text: withArticle(plain) } : { kind: 'told', text: clause }
}

/** "Each module is 38 kg today and must come under 30 kg" → "each module comes under 30 kg". */
function comesTo(before: string, verb: string, rest: string): string {
  const subject = /^(.+?) (?:is|are|weighs?|stands?|takes?) .*\b(?:and|but)$/i.exec(before)?.[1] ?? before
  return `${lowerStart(subject)} ${finiteVerb(verb.toLowerCase(), isPlural(subject), false)} ${rest}`
}

function withArticle(phrase: string): string {
  return /^(?:an?|the|each|all|no|\d)\b/i.test(phrase) ? lowerStart(phrase) : `${indefinite(phrase)} ${lowerStart(phrase)}`
}

function shown(text: string): Target {
  return /^that /i.test(text) ? { kind: 'finding', text: lowerStart(text.slice(5)) } : { kind: 'value', text: lowerStart(text) }
}

/** A number to be reached, not one that was measured before. */
function isTarget(text: string): boolean {
  return (
    hasNumber(text) &&
    /\b(?:target|pass|at least|or better|or more|or less|at most|by the end|goal|must come|within \d)\b/i.test(text) &&
    !/^(?:today|currently|so far|now)\b/i.test(text)
  )
}

function criterion(
  { kind, text }: Target,
  { topic }: AnswerFact,
  { evidence, milestone, due }: { evidence: string; milestone: number; due: string },
): string {
  const condition = topic === 'test' && kind !== 'told' ? `, under the test plan of Milestone ${milestone}` : ''
  const what =
    kind === 'told'
      ? `, with the data behind it, what this plan sets: ${lowerStart(text)}`
      : kind === 'finding'
        ? ` that ${text}`
        : ` ${text}`
  return `The ${evidence} is accepted when it shows${what}${condition}; delivered to the TPOC by ${due}`
}
