import { headOf, startsSmall } from '../../../language/characters.ts'
import { formOf } from '../../../language/clause.ts'
import { cueList } from '../../../language/cue-list.ts'
import { goingOn } from '../../../language/in-sentence.ts'
import { isBareFigure } from '../../../language/quantity/bare-figure.ts'
import { figured } from '../../../language/quantity/printed-quantity.ts'
import { binds, quantitiesIn } from '../../../language/quantity/quantity.ts'
import { standingIn } from '../../../language/tokens.ts'
import { textOf, type Word, wordsOf } from '../../../language/words.ts'
import { dutyIn } from '../told-elsewhere.ts'
import type { Commitment, Proof, WorkStep } from '../work-breakdown.ts'
import { bound } from './bound.ts'
import { claimFirst } from './claim-first.ts'
import { committedIn, todayOf } from './committed.ts'
import { type ComposedLine, cellsOf } from './composed.ts'
import type { Composition } from './frame.ts'
import { isName } from './people.ts'
import { figure, figuresIn, joined, lowered, open, PASS_MARK, raised, runsTold } from './phrase.ts'
import { isToldOf } from './same-test.ts'
import { workInShort } from './thing.ts'

/** A proof and its step, what it is `of` where it does not say so itself, by when it is met and what it answers. */
type Marked = { step: WorkStep; proof: Proof; of?: string; by?: string | undefined; answers?: string | undefined }

/** A proof with its figure, the value of the commitment that it measures, how it is tested and who judges it. */
export function passMark({ step, proof: asTold, of = 'result', by, answers }: Marked, { rows, frame }: Composition): ComposedLine {
  const proof = withThing(asTold)
  const committed = committedIn(proof, step, rows)
  // "25 kN/m at least" has its mark, whatever else was committed
  const hasOwn = proof.value ? proof.comparator || !committed?.comparator : quantitiesIn(proof.quantity).some(binds)
  const own = hasOwn || !committed?.value ? proof : committed
  const asked = bound(own, frame.requirements, step.requirement_ids)
  const quantity = isNameless(proof) ? of : (dutyOf(proof, of) ?? claimFirst(proof.quantity))
  const told = markTold({
    ...proof,
    quantity,
    mark: asked.value !== undefined && isSaidIn(quantity, asked.value) ? '' : figure(asked),
    limit: asked,
    today: committed && todayOf(committed),
    how: committed?.how && !isToldOf(proof, committed.how) ? committed.how : undefined,
    judge: isJudged(proof) ? undefined : proof.judge,
    by,
    answers,
  })
  const about = standsFor(proof) ? of : isOfAll(proof) ? workInShort(step) : undefined
  const isOfOne = about !== undefined && OF_ONE.test(told)
  return {
    text: isOfOne ? `The ${lowered(about)}${told.replace(OF_ONE, ' ')}` : raised(about ? `${about}: ${lowered(told)}` : told),
    from: [...cellsOf(step.id, 'proof'), ...(committed ? cellsOf(committed.id, 'quantity', 'today', 'value', 'how') : [])],
  }
}

/** The fields of a criterion, its mark with the parts that this is made of, by when it is met and what it answers. */
type Told = Pick<Proof, 'quantity' | 'condition' | 'runs' | 'evidence' | 'judge'> &
  Pick<Commitment, 'how' | 'today'> & { mark: string; limit: Limit; by: string | undefined; answers: string | undefined }
type Limit = Pick<Proof, 'comparator' | 'value' | 'unit' | 'as_told'>

/**
 * A criterion of its fields, all in one form: the name with its conditions in brackets, its mark as it was told, and each other cell behind fixed words, as it
 * was typed and nothing twice, so that any words read.
 */
export function markTold({ quantity, mark, limit, today, condition, runs, how, evidence, judge, by, answers }: Told): string {
  const often = runs && runsTold(runs)
  const once = unsaidIn([quantity, mark], [condition, often, how, evidence])
  const name = conditioned(open(quantity), once(condition))
  const behind = [
    runsLabelled(once(often)),
    labelled('measured', once(how)),
    labelled('evidence', once(evidence)),
    judge && judging(open(judge)),
    by,
    answers,
  ]
  return joined([joined([headed(name, figured(mark), limit), today], ' '), ...behind], '; ')
}

function headed(name: string, mark: string, limit: Limit): string {
  if (mark === '') return name
  return `${name}${PASS_MARK}${limit.comparator === '=' && isBareFigure(mark) ? 'exactly ' : ''}${mark}`
}

/** "Noise (microphone at the ear)"; conditions that hold brackets of their own stand behind a comma. */
function conditioned(name: string, condition: string | undefined): string {
  if (!condition) return name
  return condition.includes('(') ? `${name}, ${goingOn(condition)}` : `${name} (${goingOn(condition)})`
}

/** A number of runs says itself what it counts, anything else stands behind its label. */
function runsLabelled(often: string | undefined): string | undefined {
  return often && (COUNTED_RUNS.test(often) ? often : labelled('runs', often))
}

const COUNTED_RUNS = /^\S+ runs?$/

function labelled(label: string, words: string | undefined): string | undefined {
  return words && `${label}: ${words}`
}

/** Gives what is told in a cell as one part, unless one before it says so already, or one of `all` says it and more. */
function unsaidIn(said: string[], all: readonly (string | undefined)[]): (cell: string | undefined) => string | undefined {
  return (cell) => {
    if (!cell || standingIn(said)(cell)) return undefined
    const longer = all.filter((other) => other !== undefined && other.length > cell.length) as string[]
    if (standingIn(longer)(cell)) return undefined
    said.push(cell)
    return open(cell).replaceAll('; ', ', ')
  }
}

/** Whether a name says a value already: its figures, or where it says more than these its words. */
function isSaidIn(quantity: string, value: string): boolean {
  return isBareFigure(value) ? figuresIn(value).every((one) => figuresIn(quantity).includes(one)) : standingIn([quantity])(value)
}

/** A mark that says only what is done is told of the result: it shall do so, or does. What has a head is a test by its name, "Pump-down: gauge, 4 min". */
function dutyOf({ quantity, value }: Proof, of: string): string | undefined {
  const form = value === undefined && headOf(raised(quantity)) === '' ? dutyIn(quantity) : undefined
  return form && `the ${of} ${form === 'bare' ? 'shall ' : ''}${lowered(quantity)}`
}

/** A proof that tells of its thing by a word that only points to it: "it passes if no lot fails" says nothing alone. */
function standsFor({ quantity }: Proof): boolean {
  return POINTING.test(quantity.trim().split(' ', 1)[0] ?? '')
}

/** "It holds" tells of the result as its subject does. */
const OF_ONE = /^it\s+(?=\p{L})/iu

const POINTING = cueList('it | they | this | that | these | those')

/** A proof that says of which things only how many, "each has a margin", or of none: what they are is known by the work alone. */
function isOfAll({ quantity }: Proof): boolean {
  const [first, second] = wordsOf(quantity)
  if (first?.pos === 'AUX') return true
  return first !== undefined && HOW_MANY.test(first.text) && (second?.pos === 'AUX' || second?.pos === 'VERB')
}

const HOW_MANY = cueList('each | all | both | none | neither')

const JUDGING = cueList('judge* | sign | signs | signed | accept* | approve* | confirm* | witness* | certif* | decide* | review*')

/** Who judges: somebody by their name or role, without what only says again that they judge, "the harbor master signs". */
function judging(judge: string): string {
  const words = wordsOf(judge)
  const end = words.findIndex(({ text }, at) => at > 0 && JUDGING.test(text))
  const who = words.slice(0, end < 0 ? undefined : end)
  const isSomebody = end > 0 ? isNamed(who.filter(({ pos }) => pos !== 'ADP')) && isOnlyJudging(words.slice(end)) : isName(judge)
  return isSomebody ? `judged by ${roleNamed(who)}` : `judging: ${judge}`
}

/** "Signs", "signs it off", "accepts the log". */
function isOnlyJudging([, ...rest]: readonly Word[]): boolean {
  return rest.length <= MOST_BEHIND && rest.every(({ pos }) => pos !== 'VERB' && pos !== 'PUNCT')
}

const MOST_BEHIND = 3

/** A role has its article, "the harbor master"; a name has none. */
function roleNamed(who: readonly Word[]): string {
  const words = textOf(who).trim()
  const [first, last] = [who[0], who.at(-1)]
  const isRole = isNamed(who) && last?.pos === 'NOUN' && startsSmall(last.text) && first?.pos !== 'DET'
  return isRole ? `the ${first?.pos === 'PROPN' ? words : lowered(words)}` : words
}

/** Words without a clause at their end that says no more than who judges them, and that as the end of a criterion: "; the Contractor judges" → "judged by the Contractor". */
export function judgeApart(words: string): { words: string; judge?: string } {
  const clause = /^(.+); (.+)$/s.exec(open(words))
  const said = wordsOf(clause?.[2] ?? '')
  const [verb, who] = [said.at(-1), said.slice(0, -1)]
  if (!clause?.[1] || !verb || formOf(verb) !== 's' || !JUDGING.test(verb.text) || !isNamed(who)) return { words }
  return { words: clause[1], judge: `${participleOf(verb.lemma)} by ${textOf(who).trim()}` }
}

const IN_NAME: ReadonlySet<string> = new Set(['NOUN', 'PROPN', 'ADJ', 'DET'])

function isNamed(words: readonly Word[]): boolean {
  return words.length > 0 && words.every(({ pos }) => IN_NAME.has(pos))
}

/** Of a regular verb, as all of `JUDGING` are. */
function participleOf(lemma: string): string {
  return lemma.replace(/y$/, 'i').replace(/e?$/, 'ed')
}

/** Whether what is told of the proof says already who judges it: "and Tom Velez judges it", "Velez signs". */
function isJudged({ quantity, judge = '' }: Proof): boolean {
  const names = judge.match(/\p{Lu}[\p{L}’'-]{2,}/gu) ?? []
  return names.some((name) => quantity.includes(name)) && JUDGING.test(quantity)
}

/** A proof that was told without the name of what is measured is of the step's result. */
function isNameless({ quantity }: Proof): boolean {
  return /^(?:results?|pass(?: mark)?)$/i.test(quantity.trim())
}

/** A proof without a name and a figure: where it holds is what has to hold, "all ropes are weighed". */
function withThing({ condition, ...proof }: Proof): Proof {
  return isNameless(proof) && proof.value === undefined && condition
    ? { ...proof, quantity: condition }
    : { ...proof, ...(condition && { condition }) }
}
