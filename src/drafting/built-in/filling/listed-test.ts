import { isSameStep } from '../../../domain/answer-fields/step-names.ts'
import { hasDigit, hasLetter, partedAtSpaces, startsWithLetter, withoutEnd } from '../../../language/characters.ts'
import { formOf } from '../../../language/clause.ts'
import { hasDenial } from '../../../language/nothing-new.ts'
import { onlyProves, provesAt } from '../../../language/proving.ts'
import { binds } from '../../../language/quantity/quantity.ts'
import { isMeasure } from '../../../language/quantity/unit.ts'
import { isPersonal } from '../../../language/register.ts'
import { wordsOf } from '../../../language/words.ts'
import { type Figure, figuresTold } from './figures-told.ts'
import { shareEnd } from './limit-told.ts'
import { figureWords, isOfName, kindOf } from './pass-figure.ts'
import { ASKED } from './value-columns.ts'

/** A test of a list in its parts: what is tested, what it has to reach, and all that says how. */
export type ListedTest = { name: string; mark: string; how: string[] }

/** A part of a point, without what stands in brackets behind it, and whether it is, or may be, what has to be reached. */
type Part = { words: string; aside: string; figures: Figure[] }

/**
 * A point of a list of tests in its parts, by the kind of each: the name opens it, what has to be reached says so by "pass" or "must", by a figure that binds,
 * by what may not be or stays, or is the one figure that stands alone and measures what the name says. Undefined where any of that is not sure.
 */
export function listedTest(point: string, steps: readonly string[]): ListedTest | undefined {
  const text = point.replace(BENEATH, ', ').replace(ITS_STEP, ', ')
  // what stands in brackets proves nothing
  const at = provesAt(text.replace(IN_BRACKETS, (one) => '_'.repeat(one.length)))
  const proves = text.slice(at).replace(/^[\s,;.>→=-]+/, '')
  const [head = '', behind = text.slice(0, at)] = headed(text.slice(0, at))
  const isStep = (words: string) => steps.some((one) => isSameStep(one, withoutEnd(words.replace(WHERE, ''), ' .;')))
  const [first, ...others] = behind.split(BETWEEN).flatMap((words) => (hasWords(words) && !isStep(words) ? partOf(words) : []))
  const parts = head === '' ? others : first ? [first, ...others] : []
  const told = head === '' && first ? (namedIn(first, parts) ?? markedIn(first.words, parts)) : markedIn(head, parts)
  if (!told || !isNameOfTest(told.name)) return undefined
  return proves === '' ? told : { ...told, how: [...told.how, proves] }
}

/** Lines beneath a point, and the joints between what one line tells; two bare numbers are a list of numbers. */
const BENEATH = /[,;.]?\s*\n\s*(?:[-–—•*]\s+)?/g
const BETWEEN = /(?:(?<!\b[\d.]+),|;|\.(?=\s+[\p{Lu}\d(])|,(?=\s+\D)|\s[–—-](?=\s\D))\s+(?![^()]*\))/u
/** Where it is done is told by its step. */
const STEP = String.raw`(?:in )?(?:step|task|wp)s?\s?\d{1,2}`
const ITS_STEP = new RegExp(String.raw`\s*\(${STEP}\)|[,;.\s]+${STEP}\b(?=\s*(?:$|[,;.:]|->|→))`, 'gi')
const IN_BRACKETS = /\([^()]*\)/g
const WHERE = /^\s*(?:(?:that['’]s|that is|in|on|at|during)\s+)?(?:the\s+)?/i
const HEAD = /^([^:,;.]{2,60}):\s+(.+)$/s

function headed(words: string): readonly string[] {
  const [, head = '', behind = ''] = HEAD.exec(words) ?? []
  return head === '' || figuresTold(head, '').some(binds) ? [] : [head, behind]
}

function hasWords(words: string): boolean {
  return hasLetter(words) || hasDigit(words)
}

function partOf(told: string): Part {
  const [aside = ''] = /\s*\([^()]*\)\s*$/.exec(told) ?? []
  const words = withoutEnd(told.slice(0, told.length - aside.length).trim(), ' .,;')
  return { words, aside: withoutEnd(aside.trim().slice(1), ')'), figures: figuresTold(words, '') }
}

/** "Resolution <= 0.8 um", "uptime 95 %": what opens a point has its figure itself, and no other part has one to be reached. */
function namedIn({ words, aside, figures }: Part, parts: readonly Part[]): ListedTest | undefined {
  const [figure] = figures
  const name = withoutEnd(words.slice(0, figure?.start).trim(), ' :,')
  if (!figure || name === '' || !namesThing(name) || parts.some(tellsMark)) return undefined
  const own = figureWords(words, figure)
  const behind = words.slice(figure.start + own.length)
  const mark = own + behind.slice(0, shareEnd(behind))
  const rest = behind.slice(shareEnd(behind)).replace(/^[\s,/]+/, '')
  const isSure = binds(figure) || (rest === '' && isMeasure(figure.unit) && isOfName(figure, name))
  return isSure ? { name, mark, how: [rest, aside, ...parts.map(said)].filter(hasWords) } : undefined
}

/** What has to be reached among the parts behind a name, and all others as how; undefined where it is in none of them, or parts that are none stand between. */
function markedIn(name: string, parts: readonly Part[]): ListedTest | undefined {
  const of = (isMark: (part: Part, at: number) => boolean) => parts.flatMap((part, at) => (isMark(part, at) ? at : []))
  const [asked, told] = [of(({ words }) => OWED.test(words)), of(tellsMark)]
  const last = of(({ words }, at) => at === parts.length - 1 && isState(words))
  const marks = [asked, told, last, bareIn(name, parts)].find((some) => some.length > 0) ?? []
  const [from = 0, to = -1] = [marks[0], marks.at(-1)]
  if (to - from !== marks.length - 1 || parts.slice(to + 1).some(isDoubtful)) return undefined
  const mark = marks.map((at) => parts[at]?.words.replace(OPENS, '')).join(', ')
  const aside = marks.flatMap((at) => parts[at]?.aside ?? []).filter((one) => !ASKED.test(one))
  const how = [...parts.filter((_, at) => !marks.includes(at)).map(said), ...aside]
  return { name, mark, how: how.filter(hasWords) }
}

/** "The lamp is green", "all boards keep talking", "the same band": what something is or does, behind what was done. */
function isState(words: string): boolean {
  const all = wordsOf(words)
  const ofAll = /^(?:all|both|every|each)\b/i.test(words)
  const verb = all.findIndex((word) => word.pos === 'AUX' || (word.pos === 'VERB' && (ofAll || formOf(word) === 's')))
  return SAME.test(words) || (verb > 0 && all.slice(0, verb).every(({ pos }) => OF_SUBJECT.has(pos)))
}

const OF_SUBJECT: ReadonlySet<string> = new Set(['DET', 'NOUN', 'PROPN', 'ADJ', 'NUM', 'ADV'])
const SAME = /^(?:the )?same (?!step|task)[\p{L}-]+$/iu

function said({ words, aside }: Part): string {
  return aside === '' ? words : `${words} (${aside})`
}

/** What opens, or stands in, the words on what has to be reached. */
const OPENS = /^(?:pass(?:es|ed)?|done|ok|good|accepted?|target|goal|criterion|limit)\b(?:\s*(?:mark|criterion|is|if|when|at|=|:))*\s+/i
const OWED = new RegExp(String.raw`${OPENS.source}|\b(?:must|has to|have to|may|shall)\s+\p{L}`, 'iu')

/** A part that says itself that it has to be so: a figure that binds, "0 of 12", "no bag leaks", "it stays dry". */
function tellsMark(part: Part): boolean {
  return isBinding(part) || SHARE.test(part.words) || (hasDenial(part.words) && !onlyProves(part.words)) || STAYS.test(part.words)
}

const SHARE = /^(?:(?:\d+|all|none)\s+(?:out )?of\s+(?!the\b)\d+|(?:0|zero)\s+\p{L})/iu
const STAYS = /\b(?:stays?|remains?|unchanged)\b/i

/** What stands before a figure that says how something is done: "after 50 cycles", "at 43 °C", "rise over 10 min". */
const HOW = /\b(?:after|at|for|over|during|from|on|onto|with|every|before)\s*$/i

function isBinding({ words, figures }: Part): boolean {
  return figures.some((one) => {
    const isLong = /^over\b/i.test(words.slice(one.start)) && kindOf(one) === 'time'
    return binds(one) && !isLong && !HOW.test(words.slice(0, one.start))
  })
}

/** The figure, or the figures with a name each, that stand alone and measure what is named: "41 min", "90 % in 6 min" and "spread 5 %". */
function bareIn(name: string, parts: readonly Part[]): number[] {
  const bare = parts.flatMap((part, at) => (measuresName(part, name) ? at : []))
  const isNamed = (at: number) => startsWithLetter(parts[at]?.words ?? '')
  const isSure = bare.length > 0 && bare.slice(1).every(isNamed) && bare.length < parts.length
  return isSure ? bare : []
}

function measuresName({ words, figures }: Part, name: string): boolean {
  const [figure] = figures
  if (!figure || !isMeasure(figure.unit) || figure.comparator === 'approx') return false
  const [before, behind] = [words.slice(0, figure.start).trim(), words.slice(figure.end).trim()]
  const isNamed = before === '' || (partedAtSpaces(before).length <= 2 && wordsOf(before).every(({ pos }) => OF_NAME.has(pos)))
  const isEnd = behind === '' || /^(?:in|to|per|of)\s/i.test(behind)
  return isNamed && isEnd && isOfName(figure, `${name} ${before}`, behind)
}

const OF_NAME: ReadonlySet<string> = new Set(['NOUN', 'PROPN', 'ADJ'])

/** What is measured behind the mark and does not say how it is done may be one more. */
function isDoubtful({ words, figures }: Part): boolean {
  const isHow = wordsOf(words)[0]?.pos === 'ADP'
  return !isHow && figures.some(({ unit }) => isMeasure(unit))
}

function namesThing(name: string): boolean {
  return !hasDigit(name) && !HOW.test(name) && wordsOf(name).every(({ pos }) => pos !== 'AUX' && pos !== 'PRON')
}

const LONGEST_NAME = 12

/** Nobody's deed, no sentence, and no test of its own. */
function isNameOfTest(name: string): boolean {
  const isShort = partedAtSpaces(name).length <= LONGEST_NAME && !figuresTold(name, '').some(binds)
  return hasLetter(name) && isShort && !isPersonal(name) && !OWED.test(name)
}
