import { type BenchRow, median, timed } from './table.ts'

/** The length of text, in letters, that typing and tracing are measured on. */
const LETTERS = 20_000

/** Texts one after the other, repeated until they are as long as the measures want. */
export function longText(texts: readonly string[]): string {
  let text = texts.join('\n\n')
  while (text.length < LETTERS) text = `${text}\n\n${text}`
  return text.slice(0, LETTERS)
}

/** How long it takes to split a text into its words, in milliseconds: what the other figures stand beside. */
export async function timeOfWords(text: string): Promise<number> {
  return median(await timed(20, () => text.split(/(?<=[.!?])\s+/).map((sentence) => sentence.toLowerCase().match(/\p{L}+/gu)?.length)))
}

/** A measure with its aim, both in milliseconds, beside the time of splitting the text. */
export function row(measure: string, took: number, base: number, aim: number): BenchRow {
  return {
    measure,
    result: `${took.toFixed(1)} ms`,
    beside: `splitting 20,000 letters into words ${base.toFixed(1)} ms`,
    ratio: `${(took / base).toFixed(1)}x`,
    aim: `< ${aim} ms`,
    met: took < aim,
  }
}
