import { hasNumber, meaningfulWords, overlap } from '../english/wording.ts'
import type { Slot } from '../steps/sequence.ts'
import type { Proof } from './demands.ts'
import type { Stage } from './duty-verbs.ts'

/** Words of a milestone with nothing in it yet: a value goes rather to an emptier milestone. */
const EMPTY_MILESTONE = 40

/** From this many words on a milestone is full: other milestones take more, whatever fits them best. */
const FULL_MILESTONE = 190

/** The most words of one list that one milestone takes; longer lists are shared out. */
const LONGEST_LIST = 70

/** Each value goes to the milestone whose duties speak of it; late ones are preferred, full ones avoided, and empty ones served first. */
export function proofsBySlot(proofs: readonly Proof[], slots: readonly Slot[]): Proof[][] {
  const bySlot: Proof[][] = slots.map(() => [])
  const words = slots.map((slot) => meaningfulWords(slot.duties.map((duty) => duty.text).join('. ')))
  const load = slots.map((slot) => EMPTY_MILESTONE + slot.duties.reduce((sum, { text }) => sum + lengthOf(text), 0))
  const lists = listsOf(proofs)
  const all = proofs.reduce((sum, { text }) => sum + lengthOf(text), 0)
  const mean = (load.reduce((sum, one) => sum + one, 0) + all) / Math.max(1, slots.length)
  const telling = tellingStems(words)
  const scored = (list: readonly Proof[]) =>
    slots.map((slot, index) => {
      const own = meaningfulWords(`${list[0]?.group ?? ''} ${textOf(list)}`)
      const isTooEarly = list.some(isValue) && workStage(slot) === 'analyse'
      const named = !isTooEarly && [...own].some((word) => telling[index]?.has(stemOf(word))) ? NAMED : 0
      const late = HANDED.test(textOf(list)) && index === slots.length - 1 ? NAMED : 0
      const fitness = overlap(own, words[index] ?? new Set()) * 0.6 + named + late + (fitOf(list)[workStage(slot)] ?? 0)
      const heavy = (load[index] ?? 0) + lengthOf(textOf(list))
      return fitness - ((heavy - lengthOf(textOf(list)) / 2) / mean) * 1.1 - Math.max(0, heavy - FULL_MILESTONE) / 100
    })
  const give = (list: readonly Proof[], index: number) => {
    bySlot[index]?.push(...list)
    load[index] = (load[index] ?? 0) + lengthOf(textOf(list))
  }
  const left = new Set(lists)
  for (const [index, slot] of slots.entries()) {
    if (slot.duties.length > 0 || left.size === 0) continue
    const best = [...left].reduce((one, other) => ((scored(other)[index] ?? 0) > (scored(one)[index] ?? 0) ? other : one))
    left.delete(best)
    give(best, index)
  }
  for (const list of left) {
    const scores = scored(list)
    give(list, scores.indexOf(Math.max(...scores)))
  }
  return bySlot
}

/** What a milestone does with what it has to show: what the company does in it, else its last stage. */
function workStage({ duties, stages }: Slot): Stage {
  return duties.find(({ slot }) => slot)?.stage ?? stages.at(-1) ?? 'design'
}

/** How much a word that only one milestone's own work speaks of draws a requirement to it. */
const NAMED = 0.5

/** What is handed over at the end is there at the end. */
const HANDED = /\b(?:shall|should|must|will) be (?:delivered|provided|submitted) to\b|\bdelivered to the\b/i

/** Of each milestone the stems that no other's duties speak of. */
function tellingStems(words: readonly ReadonlySet<string>[]): Set<string>[] {
  const stems = words.map((own) => new Set([...own].map(stemOf)))
  return stems.map(
    (own, index) => new Set([...own].filter((stem) => stem.length > 3 && stems.every((other, at) => at === index || !other.has(stem)))),
  )
}

function stemOf(word: string): string {
  return word.slice(0, 6)
}

function textOf(list: readonly Proof[]): string {
  return list.map(({ text }) => text).join('. ')
}

function fitOf(list: readonly Proof[]): Partial<Record<Stage, number>> {
  return list.some((proof) => isValue(proof) || /\b(?:assess|test|evaluat|demonstrat|validat)/i.test(proof.text)) ? PROVES : SHAPES
}

/** The items of one list of the solicitation belong together, unless there are too many; the longest lists are placed first. */
function listsOf(proofs: readonly Proof[]): Proof[][] {
  const lists = new Map<string, Proof[]>()
  for (const [index, proof] of proofs.entries()) {
    const key = proof.group === '' ? `#${index}` : proof.group
    lists.set(key, [...(lists.get(key) ?? []), proof])
  }
  return [...lists.values()].flatMap(inPieces).sort((one, other) => other.length - one.length)
}

function inPieces(list: readonly Proof[]): Proof[][] {
  const pieces: Proof[][] = [[]]
  for (const proof of list) {
    const last = pieces.at(-1) ?? []
    if (last.length > 0 && lengthOf(textOf([...last, proof])) > LONGEST_LIST) pieces.push([proof])
    else last.push(proof)
  }
  return pieces
}

/** A value can be measured; a property shapes the design first. */
export function isValue({ text, form }: Proof): boolean {
  return form === 'thing' || (form === 'that' && hasNumber(text))
}

/** How fit a stage is for giving the thing a property. */
const SHAPES: Partial<Record<Stage, number>> = { design: 0.34, build: 0.28, integrate: 0.2, analyse: -0.1, test: 0.1 }

/** How fit a stage is for showing a value: tests most, analysis least. */
const PROVES: Partial<Record<Stage, number>> = { test: 0.34, integrate: 0.2, build: 0.16, design: 0.14, analyse: -0.2 }

function lengthOf(text: string): number {
  return text.split(' ').length
}
