import { beginningOf, oneLine, stripped } from '../../../language/characters.ts'

/** What code objects to in a text that a model wrote, as a sentence that tells the model what to mend. */
export type Objection = {
  /**
   * number, unit, name, standard, quote, claim: rests on nothing · dropped-requirement, altered-value: something that stood before was lost ·
   * passage: no such passage was handed over · length · wording: words that have no place in a plan, such as praise, or what speaks to a machine.
   */
  kind:
    | 'number'
    | 'unit'
    | 'name'
    | 'standard'
    | 'quote'
    | 'claim'
    | 'dropped-requirement'
    | 'altered-value'
    | 'passage'
    | 'length'
    | 'wording'
  sentence: string
}

/** Holds texts against the sources and against what they must keep. */
export type Checks = {
  /**
   * What in a text rests on nothing: numbers, units, names, standards, quotations, claims, money, dates; and words that speak to a machine. What was
   * objectionable in `before` already, which the text is put for, is not objected to.
   */
  ofText: (text: string, before?: string) => Objection[]
  /** The same text without words that fill and praise, and with the contractor's duties as duties, where that leaves the sentence whole. */
  plain: (text: string, before: string) => string
}

/** Passages that an answer names although they were not handed over. "Q4" names the answer, whichever piece of it was. */
export function passageObjections(named: readonly string[], handed: readonly { id: string }[]): Objection[] {
  const known = new Set(handed.flatMap(({ id }) => (PIECED.has(id.charAt(0)) ? [keyOf(id), keyOf(id).split('.')[0]] : [keyOf(id)])))
  return named
    .filter((id) => !known.has(keyOf(id)))
    .map((id) => ({
      kind: 'passage',
      sentence: `No passage "${id.slice(0, 40)}" was handed over: name only passages that you were handed.`,
    }))
}

/** Answers and entries are named whole as well as by their pieces. */
const PIECED: ReadonlySet<string> = new Set(['Q', 'E'])

function keyOf(id: string): string {
  return stripped(id.toUpperCase(), '[](){}<>"\'.,:')
}

const LONGEST_QUOTE = 220

/** Words that an objection repeats, on one line and not too many. */
export function shortened(text: string): string {
  const line = oneLine(text)
  return line.length <= LONGEST_QUOTE ? line : `${beginningOf(line, LONGEST_QUOTE)} ...`
}
