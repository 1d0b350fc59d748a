import type { OutlinedPart, Script } from '../../src/drafting/language-model/testing/scripted-model.ts'
import { draftedAt, type HandedOver, type Place } from './asked.ts'
import { reworded } from './reworded.ts'

/** An answer of a model to one prompt: the words for each part of the outline. */
export type Answer = ReadonlyMap<string, string>

/** What became of one answer. */
export type Outcome = {
  /** What code objected to when the answer came, a line each. */
  objections: string[]
  handed: HandedOver
}

/** A place with the outline that the model is handed there, a good answer, and what comes of that. */
export type Site = Place & { outline: readonly OutlinedPart[]; good: Answer; outcome: Outcome }

/** The model repeats its answer when it is asked to mend it: what code objects to may not depend on the model's help. */
export async function outcomeOf(place: Place, answer: Answer): Promise<Outcome> {
  const objections: string[] = []
  const script: Script = ({ matter }, outline) => {
    objections.push(...objectedIn(matter))
    return { parts: [...answer].filter(([id]) => outline.some((part) => part.id === id)).map(([id, text]) => ({ id, text })), used: [] }
  }
  const handed = await draftedAt(place, script)
  return { objections: [...new Set(objections)], handed }
}

/** What is named as wrong in a request for repair. */
function objectedIn(matter: string): string[] {
  const [, named] = matter.split('## What is wrong with it\n')
  return named === undefined ? [] : (named.split('\n</data-')[0] ?? '').split('\n').filter((line) => line.startsWith('- '))
}

/** Asks at a place and answers well; null where the model is not asked for anything there. */
export async function siteAt(place: Place): Promise<Site | null> {
  let outline: OutlinedPart[] = []
  await draftedAt(place, (_, parts) => {
    outline = parts
    return { parts: [], used: [] }
  })
  if (outline.length === 0) return null
  const seed = `${place.topic.name} ${place.prompt} ${place.number}`
  const good = new Map(outline.map(({ id, text }) => [id, reworded(id, text, seed)]))
  return { ...place, outline, good, outcome: await outcomeOf(place, good) }
}
