/** How much stands between the two numbers: more than a page of the database, so that half of it could be written. */
const REPEATED = 500

/** A long text that begins and ends with a number, so that it shows whether it is whole. */
export function numberedText(number: number): string {
  return `State ${number}. ${'The coil is wound. '.repeat(REPEATED)}This was state ${number}.`
}

/** The number of such a text; null where it is not whole. 0 stands for a text from before. */
export function numberOf(text: string): number | null {
  const [, first] = /^State (\d+)\. /.exec(text) ?? []
  if (first === undefined) return 0
  return text === numberedText(Number(first)) ? Number(first) : null
}

/** What was found of a text that one state after another is put into. */
export function foundText(text: string): { numbers: number[]; torn: number } {
  const number = numberOf(text)
  return number === null ? { numbers: [], torn: 1 } : { numbers: [number], torn: 0 }
}
