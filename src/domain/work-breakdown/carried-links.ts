import { hasDenial } from '../../language/nothing-new.ts'
import { sentencesOfLines } from '../../language/sentence.ts'
import { saidIn, thingWords } from './named-alike.ts'
import type { LimitSaid } from './rows.ts'

type Held = Readonly<Record<string, { value: unknown } | undefined>>
type Values = Readonly<Record<string, unknown>>

/**
 * What a person has said of the sentences of a row's cells, once these cells read so: a sentence that is worded otherwise answers what it answered, and so do
 * those beside it. No cell where nothing of it changes; what is left out carries nothing on.
 */
export function carriedLinks(cells: Held, changed: Values, isSameOne: (before: string, now: string) => boolean): { limits?: LimitSaid[] } {
  const said = (cells.limits?.value ?? []) as LimitSaid[]
  const carriers = Object.entries(changed).flatMap(([name, now]) => {
    const before = cells[name]?.value
    return typeof before === 'string' && typeof now === 'string' ? carriersIn(before, now, isSameOne) : []
  })
  const limits = said.map((one) => {
    const carrier = one.answers === 'plan' || one.answers === 'step' ? carriers.find(({ told }) => told.includes(one.told)) : undefined
    return carrier ? { ...one, told: carrier.now } : one
  })
  return limits.some((one, at) => one !== said[at]) ? { limits } : {}
}

/** Whether two sentences still say mostly the same things, neither denying what the other says, so that one is the other as somebody has typed it anew. */
export function isAlikeTyped(before: string, now: string): boolean {
  const [things, isSaid] = [thingWords(before), saidIn(now)]
  if (hasDenial(before) !== hasDenial(now)) return false
  return things.length > 0 && things.filter(isSaid).length >= things.length / 2
}

/** Sentences of a text that stand there no longer, each with what stands in its place. */
function carriersIn(before: string, now: string, isSameOne: (before: string, now: string) => boolean): { told: string; now: string }[] {
  const [were, are] = [sentencesOfLines(before), sentencesOfLines(now)].map((all) => all.map(unmarked)) as [string[], string[]]
  const first = were.findIndex((one, at) => one !== are[at])
  if (first < 0) return []
  const most = Math.min(were.length, are.length) - first
  const same = [...Array(most).keys()].findIndex((back) => were.at(-1 - back) !== are.at(-1 - back))
  const behind = same < 0 ? most : same
  const [gone, come] = [were, are].map((all) => all.slice(first, all.length - behind)) as [string[], string[]]
  return gone.flatMap((told, at) => {
    const own = come.length === gone.length ? come[at] : come.toSorted((one, other) => sharedBy(told, other) - sharedBy(told, one))[0]
    return own !== undefined && isSameOne(told, own) ? [{ told, now: own }] : []
  })
}

/** How many things one sentence says of another. */
function sharedBy(one: string, other: string): number {
  return thingWords(one).filter(saidIn(other)).length
}

/** A sentence without the mark of its list, as it is shown to choose from. */
function unmarked(sentence: string): string {
  return sentence.trim().replace(/^(?:[-•*–]|\d+[.)])\s+/, '')
}
