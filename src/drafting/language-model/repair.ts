import type { Objection } from './answers/objections.ts'

/** Most objections that are named to the model, and letters of its answer that are shown to it again. */
const MOST_NAMED = 30
const LONGEST_ANSWER = 12_000

/** What is put behind the matter when an answer has to be mended: the answer, and what is wrong with it. */
export function repairMatter(answer: string, objections: readonly Objection[]): string {
  const named = objections.slice(0, MOST_NAMED).map(({ sentence }) => `- ${sentence}`)
  return [
    '## Your answer so far',
    answer.slice(0, LONGEST_ANSWER),
    '## What is wrong with it',
    ...named,
    '',
    'Answer again in the same form, whole. Mend what is named and leave the rest as it is. Take out what no source states; put nothing invented in its place.',
  ].join('\n')
}
