import { slotName } from '../../../domain/interview.ts'
import { sentencesIn } from '../../../domain/solicitation/requirement/sentence.ts'
import { wordsOf } from '../../../language/words.ts'
import { hasFinite } from '../english/third-person.ts'
import { hasNumber, listed, lowerStart } from '../english/wording.ts'
import type { AnswerFact } from './answer-facts.ts'
import { isSetting, isTakenBackBy, monthIn, withoutGoals, withoutStart } from './binding.ts'
import { committedIn, withoutStatus } from './commitment.ts'
import { GOAL as WISHED } from './goal.ts'
import { isCompared, isNoTarget, isSame, type Limit, limitsOf, setsLimit, withArticle } from './limits.ts'
import { namedValue, withOf } from './named-value.ts'
import { passLimits } from './pass-rule.ts'
import { comesTo, finding, value, whole } from './whole-limit.ts'

const NUMBER = /(?<![A-Za-z\d-])\d|\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|twelve|half|no) /i
const COMMITS =
  /\b(?:the Contractor )?(?:also )?(?:shall |will )?commits? (?:itself )?to:? (?:reach(?:ing)? |achiev(?:e|ing) |show(?:ing)? |a value of )?(.+)$/i
const AIMS = /\btargets? (\d.+)$/i
const GOAL = /^(?:the |its |the Contractor's )?(?:own )?target(?: value)? is (.+)$/i
const REACHES = /\bthe Contractor shall (?:also )?(?:reach|achieve|attain|show|demonstrate)(?:,? )(.+)$/i
const KEEPS = /^the Contractor (?:shall |would )?(?:also )?(?:want|keep|hold|limit|bring|reduce|cut|need)s? (.+)$/i
const LABELS =
  /^(?:(?:also|for phase i+|commit(?:ment|ted)?|targets?|goals?|limits?|values?|pass mark|starting point)(?: values?)?:|and|but) /i

/** "Pressure drop we want under 25 mm" sets the limit without the wanting. */
const WANTS = /(?<=\w) the Contractor (?:shall |would )?wants? (?=\S+ (?:\w+ )?[\d.])/i

const WITHIN = /^the Contractor shall (?:be|stay|come|remain) ((?:with)?in|under|below|above|over|at) (.+)$/i
const MUST = /^(.{4,70}?) must ([a-z]+) ([^;]+)/i
const HAS_TO = /^((?!it |they |this |that |these |the Contractor )[^;:]{4,70}?) (?:has|have) to ([a-z]+) ([^;]+)/i

const TIMES =
  /,? (?:by|at|before) (?:the end of )?(?:phase i+|the phase|this phase|the effort)\b|,? (?:by|in|before|until) (?:the end of )?month \d+\b|^(?:by|in|at) (?:the end of )?(?:phase i+|month \d+)[,:]? /gi

/** The most limits that one criterion holds, and the most words in its bracket of conditions. */
const MOST_LIMITS = 2
const MOST_WORDS = 34
const MOST_CONDITION = 20

/** The evidence of a milestone, its number, and when it is due. */
type Place = { evidence: string; milestone: number; due: string }
/** How many criteria of own limits stand before, and the conditions of the last of them. */
type Turn = Place & { turn: number; before: string }

/** A limit of the answers, whether a test plan shows it, and the month after award that it is said for. */
export type OwnLimit = Limit & { isTest: boolean; month: number | null }

/** "None is below 18 kV/mm" is read with the limit before it. */
const COMPANION = /^(?:none|no one|not one)\b/i

/** The person's own targets and pass marks as criteria: quantity, comparator, value, condition, evidence, judge, date; each its own, but for one that is read with the one before it. */
export function limitCriteria(limits: readonly OwnLimit[], place: Place): string[] {
  const groups: OwnLimit[][] = []
  for (const limit of limits) {
    const last = groups.find(
      (group) =>
        COMPANION.test(limit.text) &&
        group[0]?.condition === limit.condition &&
        group[0].isTest === limit.isTest &&
        group.length < MOST_LIMITS &&
        [...group, limit].reduce((sum, { text }) => sum + text.split(' ').length, 0) <= MOST_WORDS,
    )
    if (last) last.push(limit)
    else groups.push([limit])
  }
  return groups.map((group, turn) => criterion(group, { ...place, turn, before: groups[turn - 1]?.[0]?.condition ?? '' }))
}

function criterion(group: readonly OwnLimit[], { evidence, milestone, due, turn, before }: Turn): string {
  const said = [...group]
    .sort((one, other) => Number(one.kind === 'finding') - Number(other.kind === 'finding'))
    .map(({ kind, text }) => (kind === 'finding' && isClause(text) ? `that ${text}` : text))
  const [first] = group
  const isShort = first && first.condition !== '' && !/[()=]/.test(first.condition) && first.condition.split(' ').length <= MOST_CONDITION
  const condition =
    isShort && first.condition === before && /\d|\b(?:runs?|tests?|trials?)\b/i.test(before)
      ? ', in the same runs'
      : isShort
        ? ` (${lowerStart(first.condition)})`
        : first?.isTest
          ? `, under the test plan of Milestone ${milestone}`
          : ''
  return turn % 2 === 0
    ? `The ${evidence} is accepted when it shows ${listed(said)}${condition}; delivered to the TPOC by ${due}`
    : `By ${due} the ${evidence} shows the TPOC, with result and margin, ${listed(said)}${condition}`
}

/** "beam switching in 20 us" names an activity with its value: no clause that could stand behind "that". */
const ACTIVITY = /^(?:[\w-]+ ){0,2}[a-z]+ing (?:in|of|at|within|below|above|under|over) /i

function isClause(text: string): boolean {
  return !ACTIVITY.test(text) || /\b(?:is|are|has|have|stays?|reach(?:es)?|remains?|takes?)\b/i.test(text)
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

/** A pass mark says so wherever it was told. */
const MARK = /(?:^|[.;] )(?:it |the test )?pass(?:es)?(?: mark)?(?::| when\b| if\b| is\b)/i

/** The question of what the work starts from: its values were reached before. */
const STARTS_FROM = slotName(2)

/** What a test consists of is no limit: "the test has 24 runs under 2 loads". */
const SET_UP =
  /^(?:an?|the|each|this|its) (?:[\w-]+ ){0,3}(?:tests?|campaigns?|series|trials?|demonstrations?) (?:has|have|comprises?|consists? of|includes?|uses?) (?!to\b)/i

/** The limits that one statement of the answers sets. */
export function limitsInFact(fact: AnswerFact): OwnLimit[] {
  const hasMark = MARK.test(fact.text) && fact.topic !== 'risk'
  const isMain = OF_LIMITS.test(fact.topic) || hasMark || (fact.topic === 'other' && /\bcommits? to\b/.test(fact.text))
  if (!isMain && (!IN_PASSING.test(fact.topic) || fact.slot === STARTS_FROM)) return []
  const sentences = sentencesIn(fact.text).map(({ start, end }) => fact.text.slice(start, end).replace(/[.;]+$/, ''))
  const binding = sentences.filter((one, at) => !one.startsWith(WISHED) && !isTakenBackBy(sentences[at + 1]))
  const clauses = binding.flatMap(clausesOf).flatMap((clause) => {
    const own = withoutStart(withoutGoals(clause))
    return own === '' ? [] : [own]
  })
  const passAt = clauses.findIndex((one) => /\bpass/i.test(one))
  const on =
    fact.topic === 'test' || hasMark
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
  return clauses.flatMap((clause, at) =>
    (isMain ? targetOf(clause, fact) : inPassing(clause))
      .filter(({ text }) => (NUMBER.test(text) || hasNumber(text)) && !isSetting(text))
      .filter(({ kind, text }) => at >= passAt || kind === 'finding' || !BARE_LIMIT.test(text))
      .map((limit) => ({
        ...limit,
        condition: conditionOf(limit, fact) || (/\bpass/i.test(clause) ? on : ''),
        isTest: (fact.topic === 'test' && /\bpass/i.test(fact.text)) || hasMark,
        month: monthIn(clause),
      })),
  )
}

/** Where a value is measured; a sentence of its own on what else there will be is no condition of it. */
function conditionOf({ condition }: Limit, { topic }: AnswerFact): string {
  const undated = condition.replace(/^(?:by |in )?months? \d[\d to-]*(?:, |$)/i, '')
  return topic === 'end_state' && hasFinite(wordsOf(undated)) ? '' : undated
}

/** Before the pass mark of a test a bare "below 20 K" belongs to its set-up. */
const BARE_LIMIT = /^(?:below|under|above|over|within|at (?:least|most)|(?:less|more|better) than)\b/i

/** "Thickness is 1.2 in now; the Contractor shall show 1.8 in" is two clauses; only the second is a target. */
function clausesOf(sentence: string): string[] {
  return sentence.split(
    /[;.] (?=(?:the Contractor|pass|an? pass|the target|it is|it was|(?:the|an?) [\w-]+ passes)\b)|,? and (?=the Contractor shall (?:weigh|measure|time|count|check) )/i,
  )
}

function inPassing(clause: string): Limit[] {
  const plain = clause.replace(TIMES, '').trim()
  const isToldOfWork =
    /\bthe Contractor\b|\bneeds?\b|\bif\b|\bmay\b|\bsuch as\b|\bwhich\b|\bthat [a-z]+s\b|\bselects?\b|^(?:it|they|this|that)\b/i.test(plain)
  if (isNoTarget(plain) || isToldOfWork || !isCompared(plain)) return []
  const must = MUST.exec(plain)
  if (must?.[1] && must[2] && must[3]) return [finding(comesTo(must[1], must[2], must[3]))]
  return limitsOf(plain).filter(({ text }) => isCompared(text))
}

function targetOf(clause: string, { topic, form }: AnswerFact): Limit[] {
  const plain = withoutStatus(clause)
    .replace(TIMES, '')
    .replace(/^[,;] /, '')
    .trim()
    .replace(LABELS, '')
    .replace(WANTS, ' ')
  const must = MUST.exec(plain) ?? HAS_TO.exec(plain)
  if (must?.[1] && must[2] && must[3] && hasNumber(must[3])) return [finding(comesTo(must[1], must[2], must[3]))]
  if (SET_UP.test(plain)) return []
  const passes = passLimits(plain)
  if (passes) return passes
  const own = committedIn(plain)
  if (own) return own
  if (isNoTarget(plain)) return []
  const committed = COMMITS.exec(plain)
  const named = committed?.[1] ? namedValue(committed[1], plain.slice(0, committed.index)) : null
  if (named) return named
  const within = WITHIN.exec(plain)
  if (within?.[1]) return [value(`results ${within[1].toLowerCase()} ${within[2]}`)]
  const said = GOAL.exec(plain)?.[1] ?? committed?.[1] ?? REACHES.exec(plain)?.[1] ?? AIMS.exec(plain)?.[1] ?? KEEPS.exec(plain)?.[1]
  if (said && /[a-z]{2}/i.test(said.replace(/percent/i, '')) && !/\bthe Contractor\b/i.test(said))
    return whereFirst(said.replace(/\band to (?=an? |the |\d)/g, 'and '))
  if (/\bthe Contractor shall\b/i.test(plain)) return []
  if (setsLimit(plain)) return limitsOf(plain)
  const isPhrase =
    !hasFinite(wordsOf(plain)) &&
    (/^[^,;:]{3,60} (?:of|above|over|below|under|within|at least|at most|no more than) [\d<>≤≥]/.test(plain) ||
      (topic === 'threshold' && form === 'phrase'))
  return isPhrase ? [value(withArticle(withOf(plain)))] : []
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
