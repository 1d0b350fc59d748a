import type { Origin } from './sources.ts'

/**
 * A piece of a sentence that stands in no source: `start` and `end` count in the whole text.
 * quote: words in quotation marks that nobody wrote, or a cited page on which nothing of the kind stands.
 */
export type UnsupportedPiece = {
  kind: 'number' | 'unit' | 'name' | 'standard' | 'quote' | 'claim'
  text: string
  start: number
  end: number
}

/**
 * What a sentence rests on.
 * sourced: on at least one origin · connecting: it says nothing that needs one (the product's own words for the order of work) ·
 * own: the person has accepted it as their statement · blank: something in it is still to be filled in · unsupported: on nothing, or on not enough.
 */
export type Grounds = 'sourced' | 'connecting' | 'own' | 'blank' | 'unsupported'

/** One sentence with what it rests on. `start` and `end` count in the whole text; origins stand strongest first. */
export type TracedSentence = {
  start: number
  end: number
  text: string
  grounds: Grounds
  origins: Origin[]
  unsupported: UnsupportedPiece[]
}
