import { wholeNumbersIn, withoutEnd } from '../../language/characters.ts'

/**
 * The names of steps that a field has with semicolons between them, as they were typed; a semicolon within the name of a step that is known parts nothing.
 * "Steps 3 and 4" are those that stand third and fourth among the known ones, of which one without a name yet is empty.
 */
export function stepNames(words: string, known: readonly string[]): string[] {
  const pieces = words.split(';').map((piece) => piece.trim())
  const names: string[] = []
  for (let at = 0; at < pieces.length; ) {
    const ends = Array.from({ length: pieces.length - at }, (_, less) => pieces.length - less)
    const end = ends.find((one) => known.some((name) => isSameStep(pieces.slice(at, one).join('; '), name))) ?? at + 1
    const name = pieces.slice(at, end).join('; ')
    names.push(...(numberedSteps(name, known) ?? [name]))
    at = end
  }
  return names.filter((name) => name !== '')
}

/** "3", "step 3", "steps 1, 4 and 7", "steps 2 to 4": numbers of steps and nothing else. */
const NUMBERS = /^(?:steps?\s*)?\d{1,2}(?:(?:\s*[,&+]\s*|\s*,?\s+and\s+|\s*[-–]\s*|\s+to\s+)(?:steps?\s*)?\d{1,2})*\.?$/i
/** Numbers of which the later one is the last of a row: "2 to 4". */
const FROM_TO = /(\d+)\s*(?:[-–]|to)\s*(?:steps?\s*)?(\d+)/gi

/** The numbers of steps that words are, "steps 2 to 4"; undefined where they say anything else, as "ASTM C518" does. */
export function stepNumbers(words: string): number[] | undefined {
  if (!NUMBERS.test(words)) return undefined
  return wholeNumbersIn(words.replace(FROM_TO, (_, from, to) => between(Number(from), Number(to)).join(' ')))
}

/** The steps that a field names, by their numbers: "steps 1 and 4"; undefined where nothing is named, or something that is none of them. */
export function byNumbers(words: string, known: readonly string[]): string | undefined {
  const numbers = stepNames(words, known).map((name) => 1 + known.findIndex((one) => one !== '' && isSameStep(one, name)))
  if (numbers.length === 0 || numbers.includes(0)) return undefined
  const [last, ...before] = numbers.toReversed()
  return before.length > 0 ? `steps ${before.reverse().join(', ')} and ${last}` : `step ${last}`
}

/** The known steps that numbers mean; undefined for other words, and for a number that none has. */
function numberedSteps(words: string, known: readonly string[]): string[] | undefined {
  if (known.some((name) => isSameStep(words, name))) return undefined
  const names = stepNumbers(words)?.map((number) => known[number - 1])
  return names?.every((name): name is string => !!name) ? names : undefined
}

/**
 * The known step that a name means, as it is called there: the one of that name, else the only one whose name begins so before its first mark, else the only
 * one in whose name all of its words stand. Of several nobody guesses.
 */
export function knownName(name: string, known: readonly string[]): string | undefined {
  const exact = known.find((one) => one !== '' && isSameStep(one, name))
  const own = tellingWords(name)
  if (exact || own.length === 0 || stepNumbers(name)) return exact
  const holds = (words: readonly string[]) => own.every((word) => words.includes(word))
  const headed = known.filter((one) => {
    const head = tellingWords(one.split(/[:,]/, 1)[0] ?? '')
    return holds(head) && head.length === own.length
  })
  return onlyOne(headed) ?? onlyOne(known.filter((one) => holds(tellingWords(one))))
}

/** The steps that words mean, by their names with semicolons between; what means none of the known ones stays as it was typed. */
export function meantSteps(words: string, known: readonly string[]): string {
  return stepNames(words, known)
    .map((name) => knownName(name, known) ?? name)
    .join('; ')
}

function onlyOne(names: readonly string[]): string | undefined {
  return names.length === 1 ? names[0] : undefined
}

/** The words that tell steps apart; "the" and "of" are shorter. */
function tellingWords(name: string): string[] {
  return [...new Set(plain(name).match(/[\p{L}\d]{4,}/gu))]
}

function between(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) + 1 }, (_, more) => from + more)
}

/** Whether two names are of one step: whatever their capitals, the room in them and the mark at their end. */
export function isSameStep(one: string, other: string): boolean {
  return plain(one) === plain(other)
}

function plain(name: string): string {
  return withoutEnd(name.trim(), ' \t\n.;,:')
    .toLowerCase()
    .split(/\s*;\s*/)
    .join('; ')
}
