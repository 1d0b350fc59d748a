import type { Answer } from '../../../domain/interview.ts'
import { questionTopic } from '../answers/answer-topic.ts'
import { isTelling } from '../answers/telling.ts'
import { stageOf } from '../demands/duty.ts'
import { type Stage, usualStage } from '../demands/duty-verbs.ts'
import { inThirdPerson } from '../english/third-person.ts'
import { meaningfulWords, overlap } from '../english/wording.ts'
import { type Adaptation, adaptationsIn } from './adaptation.ts'
import { actOf, compoundVerb } from './compound-verb.ts'
import { named } from './step-noun.ts'
import { type Piece, sequencesIn } from './step-sequence.ts'
import { headWord, isActivity, openingVerb } from './step-verb.ts'

/**
 * One step of the company's own work: an order that follows "The Contractor shall", the answer that it stands in, and the words that it was
 * read from. `place` says where in the person's own order it stands, from 0 to 1; an adaptation that no order names has none.
 */
export type OwnStep = {
  text: string
  verb: string
  stage: Stage
  slot: string
  said: string
  place: number | null
  /** The months of the effort that the company gives for it, first and last, and what its calendar calls them. */
  months?: readonly [number, number]
  label?: string
  /** The development milestone in which a dated step stands, from 0; their number stands for the closing milestone. */
  at?: number
}

/** A thing or an activity that somebody names as a step, as an order: "optical design" → "develop the optical design". */
export function namedStep(noun: string): string {
  return named(noun, '', '')
}

/** An order as a step of the company's own. */
export function asOwnStep(text: string, slot: string, said: string, place: number | null): OwnStep {
  return stepOf(plain(text), slot, said, place)
}

/** The company's own steps and adaptations, in the order in which they were given; the same step is named once. */
export function ownSteps(answers: readonly Answer[]): OwnStep[] {
  const told = answers.filter(({ question }) => isTelling(question))
  const all = told.map(({ answer }) => answer).join('\n')
  const steps = told.flatMap(({ slot, question, answer }) => {
    const topic = questionTopic(question)
    return sequencesIn(answer, topic === 'method' || topic === 'other').flatMap(({ pieces, said }) => stepsOf(pieces, said, slot, all))
  })
  const changes = told
    .filter(({ question }) => questionTopic(question) !== 'test' && !/size, weight|environment/i.test(question))
    .flatMap(({ slot, answer }) => adaptationsIn(answer).map((one) => ({ ...one, slot })))
  return changes.reduce(withChange, distinct(steps))
}

function stepsOf(pieces: readonly Piece[], said: string, slot: string, all: string): OwnStep[] {
  const texts: string[] = []
  let carried = ''
  for (const piece of resolved(pieces)) {
    const verb = openingVerb(piece.text, piece.isTold)
    const text = verb ? made(piece.text) : named(piece.text, carried, all)
    if (verb) carried = verb
    const tested = PROVED.test(text) ? thingIn(texts.at(-1) ?? '') : null
    const from = /^start (?:from|with) (?:the |our )?(.+)$/.exec(texts.at(-1) ?? '')?.[1]
    if (tested) texts.push(text.replace(/ (?:it|them)\b/, ` ${tested}`))
    else if (from && /^[a-z]+ its \w+$/.test(text)) texts[texts.length - 1] = text.replace(/ its (\w+)$/, ` the $1 of the ${from}`)
    else if (texts.length > 0 && verb && LEANS.test(piece.text))
      texts[texts.length - 1] = `${texts.at(-1)}${/ and /.test(texts.at(-1) ?? '') ? ', and then' : ' and'} ${text}`
    else texts.push(text)
  }
  return texts.map((text, index) => stepOf(plain(text), slot, said, (index + 0.5) / texts.length))
}

/** "sort them into families" and "fold its optics" go with what they speak of. */
const LEANS = /^(?:\S+ ){1,3}(?:its|their|both|those|these)\b|\b(?:it|them)\b|^[a-z]+$/

/** A proof is work of its own: "train the detector and test it" is two steps. */
const PROVED = /^(?:test|validate|verify|evaluate|fly|demonstrate|benchmark) (?:it|them)\b/

function thingIn(step: string): string | null {
  const thing = bare(step).split(/ (?:in|on|to|with|for|from|by|that|and) /)[0] ?? ''
  return /^(?:the|an?|\d+|two|three) ./.test(thing) ? thing.replace(/^an? /, 'the ').replace(/^(?=\d|two|three)/, 'the ') : null
}

/** "sensitivity of both to look angle" names what both are. */
function resolved(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, index) => {
    const [two, one] = [pieces[index - 2], pieces[index - 1]]
    return one && two && /\bof both\b/.test(piece.text)
      ? { ...piece, text: piece.text.replace(/\bof both\b/, `of ${bare(two.text)} and ${bare(one.text)}`) }
      : piece
  })
}

function bare(text: string): string {
  const verb = openingVerb(text, false)
  return verb ? text.slice(verb.length).trim() : text
}

/** "do lattice simulation" → "carry out lattice simulation"; one speaks of work so, one does not write it. */
function made(text: string): string {
  return text
    .replace(/^(?:do|run through) (?=(?:the |an? |some )?[\w-]+)/, (whole) =>
      isActivity(text.replace(/^\w+ /, '')) ? 'carry out ' : /^do /.test(whole) ? 'develop ' : whole,
    )
    .replace(/^get (?=the |an? )/, 'obtain ')
}

/** "the cost model; the Phase II design falls out of those": what comes of a step is told elsewhere. */
const OUTCOME = /; (?:and )?(?!the (?:check|result) is )(?=(?:the|its|this|that|it) (?:[\w-]+ ){1,4}(?:falls|follows|comes|is|are|will)\b)/i

function stepOf(told: string, slot: string, said: string, place: number | null): OwnStep {
  const [text = told] = told.split(OUTCOME)
  const compound = compoundVerb(text, true)
  const verb = (compound ?? /^[a-z-]+/i.exec(text)?.[0] ?? 'develop').toLowerCase()
  const act = actOf(verb)
  const stage = compound ? stageIn(`${act}${text.slice(compound.length)}`, act) : stageIn(text, verb)
  return { text, verb, stage: inOrder(stage, place), slot, said, place }
}

/** Measurements that the work begins with give its inputs; a study at its end is a proof. */
function inOrder(stage: Stage, place: number | null): Stage {
  if (place === null) return stage
  if (stage === 'test' && place < 0.4) return 'analyse'
  return stage === 'analyse' && place > 0.7 ? 'test' : stage
}

/** "carry out the assessment" is a test, "cut power" changes the design. */
function stageIn(text: string, verb: string): Stage {
  if (
    /^(?:measure|test|evaluate|compare|repeat|count|(?:carry out|run) (?:the |an? )?.*(?:tests?|trials?|assessment|demonstration|replay|experiments?|measurements?|evaluation|validation|verification|comparison|down-?select))\b/.test(
      text,
    )
  )
    return 'test'
  if (/^(?:write|record|prepare|set) [^:]*\b(?:plans?|requirements|specifications?|contracts)\b/i.test(text)) return 'design'
  if (/^(?:carry out|run|do) (?:the |an? )?(?:[\w-]+ ){0,3}(?:simulations?|modell?ing|calculations?|designs?)\b/.test(text)) return 'design'
  if (/^carry out .*(?:review|study|survey|analysis)\b|^explore\b/.test(text)) return 'analyse'
  const stage = usualStage(verb)
    ? stageOf(text)
    : /^(?:write|set|fit|fold|trade|move|work|determine|scale|start|redesign)$/.test(verb)
      ? 'design'
      : 'build'
  return stage === 'close' ? 'design' : stage
}

/** The statement as the plan says it: "our decks" → "its decks". */
function plain(text: string): string {
  const told = inThirdPerson(`The Contractor shall ${text}`)
  return told
    .replace(/^The Contractor shall /, '')
    .replace(/\.$/, '')
    .replace(/\bthe Contractor shall /g, '')
}

function singular(word: string): string {
  return word.toLowerCase().replace(/s$/, '')
}

function distinct(steps: readonly OwnStep[]): OwnStep[] {
  return steps.filter((step, index) => !steps.slice(0, index).some((before) => isSame(before.text, step.text)))
}

/** Whether two orders speak of the same work: the words of the shorter stand in the longer, numbers and all. */
export function isSame(one: string, other: string): boolean {
  const [short, long] = [meaningfulWords(one), meaningfulWords(other)].sort((a, b) => a.size - b.size) as [Set<string>, Set<string>]
  const numbers = (text: string): string[] => text.match(/\d+(?:\.\d+)?/g) ?? []
  const [few, many] = [numbers(one), numbers(other)].sort((a, b) => a.length - b.length) as [string[], string[]]
  const isOneThing = singular(headWord(bare(one))) === singular(headWord(bare(other)))
  return short.size > 1 && isOneThing && overlap(short, long) === 1 && few.every((number) => many.includes(number))
}

/** An adaptation that the order of work names is told there, in its fuller words; what it does not name stands beside it. */
function withChange(steps: OwnStep[], change: Adaptation & { slot: string }): OwnStep[] {
  const loose = (thing: string) => steps.findIndex(({ text, place }) => place !== null && names(text, thing))
  if (change.things.length > 1 && change.things.some((thing) => loose(thing) >= 0)) {
    return change.things.reduce((all, thing) => {
      const at = all.findIndex(({ text, place }) => place !== null && names(text, thing))
      const text = plain(`add ${thing}`)
      if (at >= 0)
        return all.map((step, index) => (index === at ? { ...step, text, verb: 'add', said: `${step.said} ${change.said}` } : step))
      const sibling = all.findLast(({ said }) => said.includes(change.said))?.place
      return all.concat(stepOf(plain(`add ${thing} to ${change.thing}`), change.slot, change.said, sibling ? sibling + BESIDE : null))
    }, steps)
  }
  const text = plain(change.text)
  const at = steps.findIndex((step) => isSame(step.text, text) || (step.place !== null && names(step.text, text.replace(/^\w+ /, ''))))
  if (at < 0) return [...steps, stepOf(text, change.slot, change.said, null)]
  return steps.map((step, index) => (index === at ? { ...step, ...fuller(step, text), said: `${step.said} ${change.said}` } : step))
}

/** The words that say more of one and the same work. */
function fuller(step: OwnStep, text: string): Pick<OwnStep, 'text' | 'verb'> {
  const isMore = meaningfulWords(bare(text)).size > meaningfulWords(bare(step.text)).size
  return isMore ? { text, verb: /^[a-z-]+/.exec(text)?.[0] ?? step.verb } : { text: step.text, verb: step.verb }
}

/** How far behind its neighbor in a list of changes one stands that the order of work does not name. */
const BESIDE = 0.001

/** Whether a step is about this thing and no other: "add the second lane" and "a second optical lane". */
function names(step: string, thing: string): boolean {
  const [own, other] = [meaningfulWords(bare(step).replace(ORDINAL, '')), meaningfulWords(thing.replace(ORDINAL, ''))]
  return own.size > 0 && headWord(bare(step)) === headWord(thing) && [...own].every((word) => other.has(word))
}

const ORDINAL = /\b(?:first|second|third|fourth|new|other) /gi
