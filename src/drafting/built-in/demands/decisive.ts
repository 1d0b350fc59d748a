/** A threshold or a limit decides more than a bare number. */
export function decisive(text: string): number {
  return (
    (/threshold/i.test(text) ? 4 : 0) +
    (/objective/i.test(text) ? 1 : 0) +
    (/less than|greater than|at least|not less|below|minimum|maximum|no more|≤|≥|</i.test(text) ? 2 : 0) +
    (text.length < 110 ? 2 : 0)
  )
}
