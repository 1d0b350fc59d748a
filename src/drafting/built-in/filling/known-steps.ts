import type { Subject } from '../../../domain/interview.ts'
import { isName } from './link-features.ts'
import { addWords, kindsIn, likenesses, rootsIn, type StepWords } from './step-words.ts'
import type { Told } from './told.ts'

/**
 * By which words a step can be known again: its name and what it makes, what stands around its name where the steps are told, what other answers call it,
 * what they say beside that, who works on it, and the number under which it was told.
 */
export type KnownStep = Record<Said, StepWords> & { number?: number }

/** Where words of a step were said. */
export type Said = 'name' | 'around' | 'called' | 'beside' | 'people'

/** A thing that was told of steps, with the steps that it belongs to, by their places among all; `isListed` where it stands in the item of a list on its step. */
export type Linked<One extends Told = Told> = { told: One; steps: readonly number[]; isListed?: true }

/** The steps as far as they are known, to which an answer adds; a step that was told under a number has it. */
export type StepsSoFar = {
  known: readonly KnownStep[]
  begin: (name: string, number?: number) => number
  mayBegin: (one: Told) => boolean
}

/** A step of which nothing is known yet. */
export function newStep(): KnownStep {
  return { name: new Map(), around: new Map(), called: new Map(), beside: new Map(), people: new Map() }
}

/** A step of which only its name is known. */
export function knownStep(name: string): KnownStep {
  const step = newStep()
  addWords(step.name, name, 1)
  return step
}

/** Whether a step was told where the steps were asked for. */
export function wasToldAsStep({ around }: KnownStep): boolean {
  return around.size > 0
}

/** Cells that name a step besides its action. */
const NAMING: ReadonlySet<string> = new Set(['result', 'tools', 'method', 'input'])
/** How much those count. */
const BY_THE_WAY = 0.6

/** Adds to what is known of the steps what one answer tells of them. */
export function learnFrom(known: readonly KnownStep[], answer: string, subject: Subject, linked: readonly Linked[]): void {
  const [name, around] = subject === 'steps' ? (['name', 'around'] as const) : (['called', 'beside'] as const)
  const add = (to: Said, text: string, steps: readonly number[], weight = 1) => {
    for (const step of steps) addWords(known[step]?.[to] ?? new Map(), text, weight)
  }
  const names = linked.filter(({ told }) => isName(told))
  const beside = textsBeside(
    answer,
    names.map(({ told }) => told),
  )
  names.forEach(({ told, steps }, at) => {
    if (subject === 'steps' && told.cell === 'action') number(known[steps[0] ?? -1], numberBefore(answer, told.start))
    add(name, told.text, steps)
    add(around, beside[at] ?? '', steps)
  })
  for (const { told, steps } of linked) {
    if (told.cell === 'lead' || told.cell === 'people') add('people', told.text, steps)
    else if (subject === 'steps' && NAMING.has(told.cell)) add('name', told.text, steps, BY_THE_WAY)
  }
}

function number(step: KnownStep | undefined, told: number | undefined): void {
  if (step && step.number === undefined && told !== undefined) step.number = told
}

/** "3. Wind the coil", "S3 (M1-2): wind it", "WP 3 - wind it": a number that stands before a step, unless it counts time: "Months 1 to 3: wind it". */
function numberBefore(answer: string, start: number): number | undefined {
  const before = answer.slice(Math.max(0, start - LONGEST_LABEL), start)
  const [, label = '', digits] = /(?:^|\s)(\p{L}*) ?(\d{1,2})\s*[.):-]?\s*(?:\([^()]*\)[\s:-]*)?$/u.exec(before) ?? []
  return digits && !OF_TIME.has(label.toLowerCase()) ? Number(digits) : undefined
}

const OF_TIME: ReadonlySet<string> = new Set('m mo month months week weeks quarter quarters year years to through until and by'.split(' '))

const LONGEST_LABEL = 30

/** The number of each step: as it was told, or where none was, its place. */
export function numbersOf(known: readonly KnownStep[]): (number | undefined)[] {
  return known.some((step) => step.number !== undefined) ? known.map((step) => step.number) : known.map((_, at) => at + 1)
}

/** Behind steps that have the numbers of their places, as those told in fields do, another one has its own. */
export function nextNumber(known: readonly KnownStep[]): number | undefined {
  const isCounted = known.length > 0 && known.every(({ number }, at) => number === at + 1)
  return isCounted ? known.length + 1 : undefined
}

/** What an answer says beside each of some names: from the start of its sentence to that of the next name's. */
export function textsBeside(answer: string, names: readonly Told[]): string[] {
  const starts = names.map(({ start }, at) => Math.max(names[at - 1]?.end ?? 0, sentenceStart(answer, start)))
  return starts.map((start, at) => answer.slice(start, starts[at + 1] ?? answer.length))
}

function sentenceStart(answer: string, before: number): number {
  return Math.max(...['. ', '? ', '! ', '; ', '\n'].map((end) => answer.lastIndexOf(end, before - 1))) + 1
}

/** How much of a text the steps say, by each kind of words that is known of them. */
export function likenessesBy(text: string, known: readonly KnownStep[], by: Said): number[] {
  return likenesses(
    rootsIn(text),
    known.map((one) => one[by]),
  )
}

/** How much of a text the steps say in words of the same kinds, by each kind of words that is known of them. */
export function kindLikenessesBy(text: string, known: readonly KnownStep[], by: Said): number[] {
  return likenesses(
    kindsIn(text),
    known.map((one) => one[by]),
  )
}

/** Whether somebody who works on the step is named in a text. */
export function namesWhoWorks({ people }: KnownStep, text: string): boolean {
  return rootsIn(text).some((root) => people.has(root))
}
