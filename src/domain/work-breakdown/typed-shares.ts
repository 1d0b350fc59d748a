import type { Performer } from '../quality/least-share.ts'

/** Shares of the cost that somebody typed, in percent. */
export type TypedShares = Partial<Record<Performer, number>>

const BEGINNINGS: readonly (readonly [Performer, string])[] = [
  ['small business', 'the Contractor performs '],
  ['research institution', 'the research institution performs '],
  ['others', 'others perform '],
]
const END = ' percent of the work by cost'

/** Typed shares as the plan says them: "The Contractor performs 70 percent of the work by cost; others perform 30 percent of the work by cost." */
export function sharesWords(shares: TypedShares): string {
  const clauses = BEGINNINGS.flatMap(([performer, beginning]) => {
    const percent = shares[performer]
    return percent === undefined ? [] : [`${beginning}${percent}${END}`]
  })
  const words = clauses.join('; ')
  return words === '' ? '' : `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}

/** The shares in words that came of typed ones; none where somebody put it in words of their own. */
export function typedShares(words: string): TypedShares {
  const shares: TypedShares = {}
  for (const clause of words.trim().replace(/\.$/, '').split('; ')) {
    const said = `${clause.charAt(0).toLowerCase()}${clause.slice(1)}`
    const [performer, beginning] = BEGINNINGS.find(([, start]) => said.startsWith(start)) ?? []
    const percent = Number(said.slice(beginning?.length ?? 0, -END.length))
    if (performer === undefined || !said.endsWith(END) || !Number.isFinite(percent)) return {}
    shares[performer] = percent
  }
  return shares
}
