import { expect, test } from 'vitest'
import type { Linked } from './known-steps.ts'
import { withWholeActions } from './whole-actions.ts'

/** The actions of an answer, whose told words stand in it one after another. */
function actionsOf(answer: string, ...all: [words: string, cell: string, step?: number][]): string[] {
  let from = 0
  const linked = all.map(([text, cell, step = 0]): Linked => {
    const start = answer.indexOf(text, from)
    from = start + text.length
    return { told: { kind: 'step', cell, text, start, end: from, segment: 0 }, steps: [step] }
  })
  return withWholeActions(answer, linked).flatMap(({ told }) => (told.cell === 'action' ? [told.text] : []))
}

test('the parts of an action in one sentence or note are what was said from the first to the last', () => {
  expect(
    actionsOf(
      'limits: thin starts to 1/5/50% of obs, run it, measure error growth',
      ['limits', 'action'],
      ['thin', 'action'],
      ['starts to 1/5/50', 'months'],
      ['run it', 'action'],
      ['measure error growth', 'action'],
    ),
  ).toEqual(['limits: thin starts to 1/5/50% of obs, run it, measure error growth'])
})

test.each<[string, string, ...[string, string, number?][]]>([
  ['another step', 'model it, build it', ['model it', 'action'], ['build it', 'action', 1]],
  ['a month', 'model it in month 2 and build it', ['model it', 'action'], ['month 2', 'months'], ['build it', 'action']],
  ['somebody', 'measure it, and we show it', ['measure it', 'action'], ['show it', 'action']],
  ['somebody who is named', 'model it, Ana Ruiz builds it', ['model it', 'action'], ['Ana Ruiz', 'lead'], ['builds it', 'action']],
  ['a result', 'model it -> files, build it', ['model it', 'action'], ['files', 'result'], ['build it', 'action']],
  ['another sentence', 'Model it. Build it', ['Model it', 'action'], ['Build it', 'action']],
])('%s between them parts two actions', (_, answer, ...all) => {
  expect(actionsOf(answer, ...all)).toHaveLength(2)
})
