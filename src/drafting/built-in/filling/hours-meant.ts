import type { AnswerRow } from '../../../domain/answer-fields/answer-rows.ts'
import { sentencesOfLines } from '../../../language/sentence.ts'
import { takenBack } from '../../../language/taken-back/taken-back.ts'
import { effortIn, type Stretch } from '../../../language/times-in.ts'

/**
 * The hours that a sentence tells; of those that it takes back the ones in their place, and that is all that the rest says: "760 h... no, wait, 860, I forgot the
 * gauge" tells 860.
 */
export function hoursMeant(sentence: string): Stretch[] {
  const { figures } = takenBack(sentence)
  return effortIn(sentence).map((one) => {
    const now = figures.find(({ was }) => was.start < one.end && was.end > one.start)?.now
    return now ? { text: sentence.slice(now.start, now.end), start: one.start, end: sentence.length } : one
  })
}

/** So many characters of stopping stand before the figure that was meant. */
const SOON = 24

/** A row of which the method begins with what takes its hours back, with the hours that were meant. */
export function withHoursMeant(row: AnswerRow): AnswerRow {
  const { hours, method = '' } = row
  const [first = ''] = sentencesOfLines(method)
  const [meant] = hours === undefined ? [] : hoursMeant(`${hours}, ${first}`)
  const isAnew = meant !== undefined && meant.end > (hours?.length ?? 0) && first.slice(0, SOON).includes(meant.text)
  return isAnew ? { ...row, hours: meant.text, method: method.replace(first, () => '').trim() } : row
}
