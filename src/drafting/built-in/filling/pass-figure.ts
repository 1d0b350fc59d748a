import { hasDigit } from '../../../language/characters.ts'
import { cueList } from '../../../language/cue-list.ts'
import { hasDenial } from '../../../language/nothing-new.ts'
import { provesAt } from '../../../language/proving.ts'
import { comparisonAfter } from '../../../language/quantity/comparison.ts'
import { binds } from '../../../language/quantity/quantity.ts'
import { isMeasure, measureUnit } from '../../../language/quantity/unit.ts'
import { wordsOf } from '../../../language/words.ts'
import { type Figure, figuresTold } from './figures-told.ts'

/** What comes right before the figure that a test has to reach where no comparison says so. */
const ASKED =
  cueList(`want/wants | require/requires | need/needs | must be | must reach | has to be | have to be | has to reach | reach/reaches |
  stay at | stays at | agreement of | pass is | pass at | counts as`)

/**
 * The figure that a test has to reach, of all that its words have: the only one that binds, without those that say of what or how often something is looked at,
 * "particles over 2 microns", "over 30 gradings", and that stand in what it proves. Without any it is the only one that is asked for, else the only one that is
 * measured. Undefined where nobody can tell.
 */
export function passFigureIn(words: string): Figure | undefined {
  const told = words.slice(0, provesAt(words))
  const all = figuresTold(told, '').filter(({ start, end }) => !PART_OF_NAME.test(told.slice(start, end + 2)))
  const measured = all.filter((one) => !binds(one) && one.comparator !== 'approx' && isMeasure(one.unit) && one.unit !== 'times')
  const binding = all.filter(binds)
  const own = binding.filter((one) => !saysOfWhat(told, one))
  if (own.length > 0) return onlyOne(own)
  if (binding.length > 1) return undefined
  if (measured.length === 0 && binding.some(({ unit }) => isMeasure(unit))) return binding[0]
  const asked = all.filter((one) => !binds(one) && isAskedFor(told, one) && (one.unit !== '' || all.length === 1))
  const figure = onlyOne(asked) ?? onlyOne(measured)
  const isHow = figure && !asked.includes(figure) && (HOW.test(told.slice(0, figure.start)) || isToldWithout(told, all))
  return isHow ? undefined : figure
}

/** What a figure of these kinds measures is named by such words: without them it says how long, how warm, or how far something is done. */
const NAMED_BY: Readonly<Record<string, RegExp>> = {
  time: /\b(?:tim(?:e|ing)\b|life|duration|period|delay|latency|speed|endurance|response|interval|runtime|uptime)/i,
  celsius: /\b(?:temp|heat|freez|melt|point|warm|cool)/i,
  fahrenheit: /\b(?:temp|heat|freez|melt|point|warm|cool)/i,
  length: /\b(?:height|depth|reach|range|distance|radius|length|stroke|travel|width|size|thick|error|gap|drift)/i,
}

/** What a figure measures; what is over in a minute, or no wider than some millimeters, is nothing that somebody sets. */
export function kindOf({ unit }: Pick<Figure, 'unit'>): string {
  const { dimension = '', factor = 1 } = measureUnit(unit) ?? {}
  return (dimension === 'time' && factor < MINUTE) || (dimension === 'length' && factor < CENTIMETER) ? '' : dimension
}

const MINUTE = 60
const CENTIMETER = 0.01

/** Whether what is named may have such a figure; a time "to" something is told of what is reached in it. */
export function isOfName(figure: Pick<Figure, 'unit'>, name: string, behind = ''): boolean {
  const kind = kindOf(figure)
  return (kind === 'time' && behind.startsWith('to ')) || (NAMED_BY[kind]?.test(name) ?? true)
}

/** Whether a clause without a figure says when it has passed, "no bag leaks", "same band": what is measured beside it is how it is done. */
function isToldWithout(words: string, figures: readonly Figure[]): boolean {
  return Array.from(words.matchAll(CLAUSE)).some(({ 0: clause, index }) => {
    const hasOne = figures.some(({ start }) => start >= index && start < index + clause.length)
    return !hasOne && (hasDenial(clause) || SAME.test(clause))
  })
}

const CLAUSE = /[^,;]+/g
const SAME = /^\s*(?:the )?same (?!step|task)[\p{L}-]+\s*$|\b(?:stays?|remains?|unchanged)\b/iu

/** "After 1,000 hours", "at 43 °C", "from 1.5 m": how it is done, and no mark. */
const HOW = /\b(?:after|at|for|over|during|from|on|onto|with|every)\s+$/i

/** "31-channel". */
const PART_OF_NAME = /\d-\p{L}/u

/** The words of a figure with what is said behind it of how it binds, and with the thing that it counts where its unit is not known: "2 weight percent or less". */
export function figureWords(words: string, { start, end, unit }: Figure): string {
  const behind = words.slice(end)
  const things =
    unit === '' ? (/^(?:\s+(?!(?:or|and|at|in|on|of|for|with|by|from|to|today|now|per)\b)[\p{L}%/]+){1,2}/iu.exec(behind)?.[0] ?? '') : ''
  const to = end + things.length
  const compared = comparisonAfter(words.slice(to), unit || things.trim(), words.slice(0, start))
  return words.slice(start, to + (compared?.length ?? 0)).trim()
}

function onlyOne(some: readonly Figure[]): Figure | undefined {
  return some.length === 1 ? some[0] : undefined
}

const LONGEST_CUE = 30

function isAskedFor(words: string, { start }: Figure): boolean {
  const before = words.slice(Math.max(0, start - LONGEST_CUE), start)
  return ASKED.all(before).some(({ index, text }) => before.slice(index + text.length).trim() === '')
}

/**
 * "Particles larger than 2 µm", "over 30 gradings", "under 50 micromolar X we …": a thing that is counted stands right before the comparison, or behind it what
 * is done so often, or it opens its sentence.
 */
function saysOfWhat(words: string, one: Figure): boolean {
  if (one.comparator !== '>' && one.comparator !== '<') return false
  const before = wordsOf(words.slice(0, one.start)).at(-1)
  if (!before || (before.pos === 'NOUN' && before.lemma !== before.text.toLowerCase())) return true
  return !isMeasure(one.unit) && /^over\b/i.test(words.slice(one.start))
}

/** Whether words name what is measured: a thing, and nothing that is done or said with it. */
export function isThing(name: string): boolean {
  const words = wordsOf(name)
  const last = words.at(-1)
  const isNamed = last !== undefined && (last.pos === 'NOUN' || last.pos === 'PROPN')
  return isNamed && words[0]?.pos !== 'ADV' && !hasDigit(words[0]?.text ?? '') && !words.some(({ pos }) => pos === 'AUX' || pos === 'PRON')
}
