import type { Answer } from '../../domain/interview.ts'
import { type Adaptation, adaptationsIn } from './adaptation.ts'
import { questionTopic } from './answer-topic.ts'
import { stageOf } from './duty.ts'
import { type Stage, usualStage } from './duty-verbs.ts'
import { baseForm } from './inflection.ts'
import { type Piece, sequencesIn } from './step-sequence.ts'
import { carries, headWord, isActivity, openingVerb, verbFor } from './step-verb.ts'
import { isTelling } from './telling.ts'
import { inThirdPerson } from './third-person.ts'
import { indefinite, meaningfulWords, overlap } from './wording.ts'

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

function named(noun: string, carried: string, all: string): string {
  const isWork = isActivity(noun)
  const own = isWork ? null : ownVerb(noun, all)
  const usual = verbFor(noun)
  const verb = own ?? (!isWork && carries(carried) && (carried !== 'add' || needs(all, noun)) && usual === 'develop' ? carried : usual)
  const said = withArticle(noun)
  const isBare = said !== noun || !/^(?:the|an?|its|our|each|all|\d\S*|one|two|three|four|five) /i.test(noun)
  const isOutput = verb === 'develop' && isBare && !/^[A-Z]{2,}/.test(noun) && !MAKEABLE.test(headWord(noun))
  return `${isOutput ? 'work out' : verb} ${/^[a-z]+ed /.test(said) && said.startsWith(verb.replace(/e$/, '')) ? said.replace(/^\S+ /, '') : said}`
}

/** "literature review" → "a literature review", "kernel" → "the kernel", "dust tests" as they are. */
function withArticle(noun: string): string {
  const head = headWord(noun)
  if (/^(?:the|an?|its|our|each|all|\d\S*|one|two|three|four|five) /i.test(noun)) return noun
  const isMany = /s$/.test(head) && !/ss$|us$|is$/.test(head)
  if (SINGLE.test(head)) return `${indefinite(noun)} ${noun}`
  if (isActivity(noun)) return isMany || !/ of /.test(noun) ? noun : `the ${noun}`
  if (/^[A-Z]{2,}$/.test(noun) || /^requirements$/i.test(noun)) return `the ${noun}`
  return isMany || /^[A-Z]/.test(noun) || MASS.test(head) ? noun : `the ${noun}`
}

/** Work that is counted. */
const SINGLE =
  /^(?:review|study|trial|test|survey|demonstration|demo|experiment|campaign|flight|workshop|interview|trade-?off|comparison|assessment|evaluation|exercise|inspection|run|replay)$/i

/** Nouns that stand without an article. */
const MASS = /^(?:data|software|hardware|firmware|electronics|feasibility|code|testing)$/i

/** Plural things that are developed; others, such as winds or boundaries, are worked out. */
const MAKEABLE =
  /^(?:models?|tools?|algorithms?|interfaces?|modules?|filters?|sensors?|electronics|features|concepts|designs|circuits|boards|cards|antennas|arrays|classifiers|networks|apps?|components|parts|drivers|controllers|materials|displays?|methods)$/i

/** Whether somebody said that it needs this thing. */
function needs(all: string, noun: string): boolean {
  return new RegExp(`\\bneeds?\\b[^.;]*\\b${headWord(noun)}\\b`, 'i').test(all)
}

/** Verbs with which a person says how a thing comes about; "measured" or "used" says something else. */
const MAKES =
  /^(?:simulate|model|compute|derive|generate|extract|join|train|print|draw|write|build|fabricate|make|calculate|code|assemble|machine|cast|synthesize|vectorize)$/

/** The verb that the person uses of a thing elsewhere: "Frames are simulated with …" → "simulate". */
function ownVerb(noun: string, all: string): string | null {
  const head = headWord(noun)
  if (head.length < 4 || !/^[A-Za-z-]+$/.test(head)) return null
  const stem = head.replace(/s$/, '')
  const passive = new RegExp(`\\b${stem}(?:s|es)? (?:is|are) ([a-z]+ed|drawn|built|made|written)\\b`, 'i').exec(all)?.[1]
  const active = new RegExp(`\\b(generates?|builds?|computes?|derives?|prints?) (?:[a-z]+ )?${stem}(?:s|es)?\\b`, 'i').exec(all)?.[1]
  const word = passive ?? active
  if (!word) return null
  const forms = [
    baseForm(word, word),
    word.replace(/s$/, ''),
    word.replace(/d$/, ''),
    word.replace(/ed$/, ''),
    word.replace(/(.)ed$/, '').replace(/l$/, ''),
  ]
  return forms.find((form) => MAKES.test(form)) ?? null
}

function stepOf(text: string, slot: string, said: string, place: number | null): OwnStep {
  const verb = /^[a-z-]+/i.exec(text)?.[0].toLowerCase() ?? 'develop'
  return { text, verb, stage: inOrder(stageIn(text, verb), place), slot, said, place }
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
