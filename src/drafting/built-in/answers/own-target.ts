import { sentencesIn } from '../../../domain/solicitation/sentence.ts'
import { finiteVerb } from '../english/inflection.ts'
import { isPlural } from '../english/noun-phrase.ts'
import { hasFinite } from '../english/third-person.ts'
import { hasNumber, listed, lowerStart } from '../english/wording.ts'
import { wordsOf } from '../english/words.ts'
import type { AnswerFact } from './answer-facts.ts'
import { GOAL as WISHED } from './goal.ts'
import { isCompared, isNoTarget, isSame, type Limit, limitsOf, setsLimit, withArticle } from './limits.ts'

const NUMBER = /(?<![A-Za-z\d-])\d|\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|twelve|half|no) /i
const COMMITS =
  /\b(?:the Contractor )?(?:also )?(?:shall |will )?commits? (?:itself )?to:? (?:reach(?:ing)? |achiev(?:e|ing) |show(?:ing)? |a value of )?(.+)$/i
const PASSES = /^(?:and )?(?:an? |the )?(?:pass(?:es|ing)?(?: mark)?|success|acceptance)(?: (?:is|are|means|when|if)|:)(?: that)? (.+)$/i
const AIMS = /\btargets? (\d.+)$/i
const COUNTS = /^(.+?) (?:counts? as a pass|is a pass)$/i
const GOAL = /^(?:the |its |the Contractor's )?(?:own )?target(?: value)? is (.+)$/i
const REACHES = /\bthe Contractor shall (?:also )?(?:reach|achieve|attain|show|demonstrate)(?:,? )(.+)$/i
const KEEPS = /^the Contractor (?:shall |would )?(?:also )?(?:want|keep|hold|limit|bring|reduce|cut|need)s? (.+)$/i
const LABELS =
  /^(?:(?:also|for phase i+|commit(?:ment|ted)?|targets?|goals?|limits?|values?|pass mark|starting point)(?: values?)?:|and|but) /i

/** "Pressure drop we want under 25 mm" sets the limit without the wanting. */
const WANTS = /(?<=\w) the Contractor (?:shall |would )?wants? (?=\S+ (?:\w+ )?[\d.])/i

const PASSES_AT =
  /^(?:(.{3,}?)[,;:]? )??(?:and )?(?:it|you|one|(?:an?|the|each) [\w-]+(?: [\w-]+)?) ?pass(?:es)? (?:with|at|when|if) (.+)$/i
const PASS_BEHIND = /^(.{3,}?)[,;:] (?:it )?pass(?:es)? (?:with|at|when|if) (.+)$/i
const WITHIN = /^the Contractor shall (?:be|stay|come|remain) ((?:with)?in|under|below|above|over|at) (.+)$/i
const MUST = /^(.{4,70}?) must ([a-z]+) ([^;]+)/i

const TIMES =
  /,? (?:by|at|before) (?:the end of )?(?:phase i+|the phase|this phase|the effort)\b|,? (?:by|in|before|until) (?:the end of )?month \d+\b|^(?:by|in|at) (?:the end of )?(?:phase i+|month \d+)[,:]? /gi

/** The most limits that one criterion holds, and the most words in its bracket of conditions. */
const MOST_LIMITS = 3
const MOST_WORDS = 34
const MOST_CONDITION = 20

/** The evidence of a milestone, its number, and when it is due. */
type Place = { evidence: string; milestone: number; due: string }

/** A limit of the answers, and whether a test plan shows it. */
export type OwnLimit = Limit & { isTest: boolean }

/** The person's own targets and pass marks as criteria: quantity, comparator, value, condition, evidence, judge, date; those on the same specimens or runs share one. */
export function limitCriteria(limits: readonly OwnLimit[], place: Place): string[] {
  const groups: OwnLimit[][] = []
  for (const limit of limits) {
    const last = groups.find(
      (group) =>
        group[0]?.condition === limit.condition &&
        group[0].isTest === limit.isTest &&
        group.length < MOST_LIMITS &&
        [...group, limit].reduce((sum, { text }) => sum + text.split(' ').length, 0) <= MOST_WORDS,
    )
    if (last) last.push(limit)
    else groups.push([limit])
  }
  return groups.map((group) => criterion(group, place))
}

function criterion(group: readonly OwnLimit[], { evidence, milestone, due }: Place): string {
  const said = [...group]
    .sort((one, other) => Number(one.kind === 'finding') - Number(other.kind === 'finding'))
    .map(({ kind, text }) => (kind === 'finding' ? `that ${text}` : text))
  const [first] = group
  const isShort = first && first.condition !== '' && first.condition.split(' ').length <= MOST_CONDITION
  const condition = isShort ? ` (${lowerStart(first.condition)})` : first?.isTest ? `, under the test plan of Milestone ${milestone}` : ''
  return `The ${evidence} is accepted when it shows ${listed(said)}${condition}; delivered to the TPOC by ${due}`
}

/** Each limit once: the one that says more stays, with the conditions of both. */
export function distinct<L extends Limit>(limits: readonly L[]): L[] {
  const kept: L[] = []
  for (const limit of limits) {
    const at = kept.findIndex((one) => isSame(one, limit))
    const before = kept[at]
    if (!before) {
      kept.push(limit)
      continue
    }
    const longer = limit.text.length > before.text.length ? limit.text : before.text
    const kind = longer === before.text ? before.kind : limit.kind
    kept[at] = { ...before, kind, text: longer, condition: before.condition || limit.condition }
  }
  return kept
}

/** Answers that set limits by their question; what others say in passing binds only where it is plainly compared with a number. */
const OF_LIMITS = /^(?:threshold|test)$/
const IN_PASSING = /^(?:data|method|solution|constraint|measurement|other|end_state)$/

/** The limits that one statement of the answers sets. */
export function limitsInFact(fact: AnswerFact): OwnLimit[] {
  const isMain = OF_LIMITS.test(fact.topic) || (fact.topic === 'other' && /\bcommits? to\b/.test(fact.text))
  if (!isMain && !IN_PASSING.test(fact.topic)) return []
  const sentences = sentencesIn(fact.text).map(({ start, end }) => fact.text.slice(start, end).replace(/[.;]+$/, ''))
  const clauses = sentences.filter((one) => !one.startsWith(WISHED)).flatMap(clausesOf)
  const on =
    fact.topic === 'test'
      ? clauses
          .filter(
            (one) =>
              /\d/.test(one) &&
              !setsLimit(one) &&
              !/\bpass/i.test(one) &&
              !/\bthe Contractor (?:shall|would)\b|\b(?:is|are|may)\b/i.test(one),
          )
          .join('; ')
      : ''
  return clauses.flatMap((clause) =>
    (isMain ? targetOf(clause, fact) : inPassing(clause))
      .filter(({ text }) => NUMBER.test(text) || hasNumber(text))
      .map((limit) => ({
        ...limit,
        condition: limit.condition || (/\bpass/i.test(clause) ? on : ''),
        isTest: fact.topic === 'test' && /\bpass/i.test(fact.text),
      })),
  )
}

/** "Thickness is 1.2 in now; the Contractor shall show 1.8 in" is two clauses; only the second is a target. */
function clausesOf(sentence: string): string[] {
  return sentence.split(/[;.] (?=(?:the Contractor|pass|an? pass|the target|it is|it was|(?:the|an?) [\w-]+ passes)\b)/i)
}

function inPassing(clause: string): Limit[] {
  const plain = clause.replace(TIMES, '').trim()
  const isToldOfWork =
    /\bthe Contractor\b|\bneeds?\b|\bif\b|\bmay\b|\bsuch as\b|\bwhich\b|\bthat [a-z]+s\b|\bselects?\b|^(?:it|they|this|that)\b/i.test(plain)
  return isNoTarget(plain) || isToldOfWork || !isCompared(plain) ? [] : limitsOf(plain).filter(({ text }) => isCompared(text))
}

function targetOf(clause: string, { topic, form }: AnswerFact): Limit[] {
  const plain = clause
    .replace(TIMES, '')
    .replace(/^[,;] /, '')
    .trim()
    .replace(LABELS, '')
    .replace(WANTS, ' ')
  const must = MUST.exec(plain)
  if (must?.[1] && must[2] && must[3] && hasNumber(must[3])) return [finding(comesTo(must[1], must[2], must[3]))]
  if (isNoTarget(plain)) return []
  const counted = COUNTS.exec(plain)?.[1]
  if (counted) return whole(counted)
  const passes = PASSES.exec(plain)?.[1]
  if (passes) return whole(passes, /^[^ ]+ (?:[a-z]+ )?(?:when|if) /i.test(plain))
  const [, on = '', at] = PASSES_AT.exec(plain) ?? PASS_BEHIND.exec(plain) ?? []
  if (at)
    return whole(at, !/ pass(?:es)? (?:with|at) /i.test(plain)).map((limit) => ({
      ...limit,
      condition: limit.condition || on.replace(/,? and$/, ''),
    }))
  const within = WITHIN.exec(plain)
  if (within?.[1]) return [value(`results ${within[1].toLowerCase()} ${within[2]}`)]
  const said =
    GOAL.exec(plain)?.[1] ?? COMMITS.exec(plain)?.[1] ?? REACHES.exec(plain)?.[1] ?? AIMS.exec(plain)?.[1] ?? KEEPS.exec(plain)?.[1]
  if (said && /[a-z]{2}/i.test(said.replace(/percent/i, '')) && !/\bthe Contractor\b/i.test(said))
    return whereFirst(said.replace(/\band to (?=an? |the |\d)/g, 'and '))
  if (/\bthe Contractor shall\b/i.test(plain)) return []
  if (setsLimit(plain)) return limitsOf(plain)
  const isPhrase =
    !hasFinite(wordsOf(plain)) &&
    (/^[^,;:]{3,60} (?:of|above|over|below|under|within|at least|at most|no more than) [\d<>≤≥]/.test(plain) ||
      (topic === 'threshold' && form === 'phrase'))
  return isPhrase ? [value(withArticle(plain))] : []
}

/** "in simulation and on a coupon, switching in 20 us" → the value, and where it is shown. */
const WHERE = /^((?:in|on|at|with|by|under) [^,;]{3,60}), (?=\D)(.+)$/i

function whereFirst(said: string): Limit[] {
  const [, where = '', rest = said] = WHERE.exec(said) ?? []
  return whole(rest).map(({ kind, text, condition }) => ({
    kind: kind === 'finding' && !hasFinite(wordsOf(text)) ? ('value' as const) : kind,
    text,
    condition: condition || where,
  }))
}

/** What is committed to or passes: its limits, else the whole as it was said. */
function whole(text: string, isClause = false): Limit[] {
  if (/^that /i.test(text)) return [finding(text.slice(5))]
  const limits = setsLimit(text) ? limitsOf(text) : []
  if (limits.length > 0) return limits
  return [isClause || /^(?:all|every|each) .*\bpass(?:es)?$/i.test(text) ? finding(text) : value(text)]
}

function finding(text: string): Limit {
  return { kind: 'finding', text: lowerStart(text.replace(/^and /i, '')), condition: '' }
}

function value(text: string): Limit {
  return { kind: 'value', text: lowerStart(text), condition: '' }
}

/** "Each module is 38 kg today and must come under 30 kg" → "each module comes under 30 kg". */
function comesTo(before: string, verb: string, rest: string): string {
  const subject = /^(.+?) (?:is|are|weighs?|stands?|takes?) .*\b(?:and|but)$/i.exec(before)?.[1] ?? before
  return `${lowerStart(subject)} ${finiteVerb(verb.toLowerCase(), isPlural(subject), false)} ${rest}`
}
