import type { AnswerRow } from '../../../domain/answer-fields/answer-rows.ts'
import type { Answer, LineRead, ListAsked } from '../../../domain/interview.ts'
import { toldAnswers } from '../../../domain/open-sentences.ts'
import { hasLetter } from '../../../language/characters.ts'
import { sentencesOfLines } from '../../../language/sentence.ts'
import { gathered } from '../filling/gathered.ts'
import type { GatheredRows } from '../filling/gathered-rows.ts'
import { answersApart } from '../filling/groups-told.ts'
import { LEARNED } from '../filling/learned.ts'
import { plainWords } from '../filling/read-cell.ts'
import { subjectAnswers } from '../filling/told.ts'
import { OWN } from './rows-as-read.ts'

/** The tests of a text as the work breakdown reads them of an answer, each with the step that is likeliest its own, and in lines of their own the words between that tell none. */
export function testsRead({ subject, also, text }: ListAsked, answers: readonly Answer[]): LineRead[] {
  const others = answers.filter((one) => one.subject !== 'test')
  const own = toldAnswers([{ slot: OWN, question: '', subject, also, answer: text }])
  const apart = answersApart(subjectAnswers([...others, ...own]))
  const { tests, steps } = gathered(apart, LEARNED)
  const written = apart.find(({ slot }) => slot === OWN)?.answer ?? ''
  let from = 0
  const lines = tests.flatMap(({ slot, words, proofs, steps: [step] }): LineRead[] => {
    if (slot !== OWN) return []
    const start = written.indexOf(words[0] ?? '', from)
    const left = between(written.slice(from, start))
    from = Math.max(from, ...words.map((one) => written.indexOf(one, start) + one.length))
    return [...left, ...proofs.map((proof) => ({ text: words.join(' '), row: rowOf(proof, steps[step ?? -1]) }))]
  })
  return [...lines, ...between(written.slice(from))]
}

/** What stands between tests, but for the number or the bullet of the next one. */
function between(words: string): LineRead[] {
  return sentencesOfLines(words).flatMap((text) => (hasLetter(text) ? [{ text, row: {} }] : []))
}

type Steps = GatheredRows['steps']

function rowOf(proof: Steps[number]['proofs'][number], step: Steps[number] | undefined): AnswerRow {
  const action = step?.cells.action
  const cells = Object.entries(proof).map(([cell, pieces]): [string, string] => [`proof.${cell}`, plainWords(pieces)])
  return Object.fromEntries([...(action ? [['action', plainWords(action)] as const] : []), ...cells])
}
