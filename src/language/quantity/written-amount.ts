import { partedAtSpaces } from '../characters.ts'

/** Units that stand before their number, by the words that name them: "TRL 5", "Mach 3". */
export const UNITS_BEFORE: Readonly<Record<string, string>> = { trl: 'TRL', trls: 'TRL', mrl: 'MRL', mrls: 'MRL', mach: 'Mach' }

/** Ranks that stand before their number, "grade 4", and whether a higher one is better; of the others, "class 2", that hangs on what they rank. */
export const RANKS: ReadonlyMap<string, 'higher' | undefined> = new Map([
  ...['grade', 'level', 'score', 'rating', 'rank'].map((rank) => [rank, 'higher'] as const),
  ...['class', 'category', 'type', 'stage', 'step'].map((rank) => [rank, undefined] as const),
])

const BEFORE: ReadonlySet<string> = new Set([...Object.values(UNITS_BEFORE), ...RANKS.keys()])

/** The rank whose number stands at a place of a text: "class" of "Class 1". */
export function rankBefore(text: string, at: number): string | undefined {
  const word = partedAtSpaces(text.slice(0, at).trimEnd()).at(-1)?.toLowerCase() ?? ''
  return RANKS.has(word) ? word : undefined
}

/** A value with its unit as it is written: "5 km", "TRL 4", "$300K"; a value that names the unit already has it. */
export function writtenAmount(value: string, unit: string): string {
  if (BEFORE.has(unit)) return value.startsWith(`${unit} `) ? value : `${unit} ${value}`
  return unit === '' || (unit === 'dollars' && value.startsWith('$')) ? value : `${value} ${unit}`
}
