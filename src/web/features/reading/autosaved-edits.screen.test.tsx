import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '../../../contract/client.ts'
import { done, fail, type Result } from '../../../domain/result.ts'
import { readDraft, writeDraft } from '../../app/browser-store.ts'
import { topicDraft } from '../../app/topic-draft.ts'
import { ANTENNA } from '../../testing/topic.ts'
import { KeptEdits, type RequirementFields } from './kept-edits.ts'
import { useAutosavedEdits } from './use-autosaved-edits.ts'

const NAME = topicDraft('requirements', ANTENNA)
// in another order than it is read back from the browser
const fields = (text: string): RequirementFields => ({ quantities: [], kind: 'performance', strength: 'must', phase: 'I', text })
const kept = () => Object.entries(readDraft(NAME, KeptEdits)?.edits ?? {}).map(([id, { text }]) => `${id}: ${text}`)

/** The edits of a topic at a server that answers so. */
function editing(answer: () => Result<null, ApiError> = () => done(null)) {
  const sent: string[] = []
  const { result } = renderHook(() =>
    useAutosavedEdits(ANTENNA, async (id, { text }) => {
      sent.push(`${id}: ${text}`)
      return answer()
    }),
  )
  return { sent, now: () => result.current, type: (id: string, text: string) => act(() => result.current.setEdit(id, fields(text))) }
}

test('an edit is over once it is saved, and stays, also over a reload, where that fails', async () => {
  let answer: Result<null, ApiError> = done(null)
  const { sent, now, type } = editing(() => answer)
  type('R2', 'Weigh 2 kg.')
  expect([await act(() => now().save('R2')), now().edits, kept()]).toEqual([done(null), {}, []])
  answer = fail(new ApiError('The disk is full.', 500))
  type('R1', 'Cover 2 GHz.')
  expect(await act(() => now().save('R1'))).toEqual(fail('The disk is full.'))
  expect([now().edits.R1?.text, kept(), editing().now().edits.R1?.text]).toEqual(['Cover 2 GHz.', ['R1: Cover 2 GHz.'], 'Cover 2 GHz.'])
  answer = done(null)
  expect(await act(() => now().save('R1'))).toEqual(done(null))
  expect([sent.length, now().edits, kept()]).toEqual([3, {}, []])
})

test('what is typed while an edit is being saved stays', async () => {
  const { now, type } = editing(() => {
    type('R1', 'Cover 2 to 6 GHz.')
    return done(null)
  })
  type('R1', 'Cover 2 GHz.')
  await act(() => now().save('R1'))
  expect([now().edits.R1?.text, kept()]).toEqual(['Cover 2 to 6 GHz.', ['R1: Cover 2 to 6 GHz.']])
})

test('two tabs keep what was begun in either, and forget what either has given up', () => {
  const { now, type } = editing()
  type('R1', 'Here')
  const hear = (edits: KeptEdits['edits']) =>
    act(() =>
      window.dispatchEvent(new StorageEvent('storage', { key: `wpb.draft.${NAME}`, newValue: JSON.stringify({ edits, addition: null }) })),
    )
  hear({ R1: fields('Here'), R2: fields('There') })
  type('R1', 'Here, longer')
  expect(kept()).toEqual(['R1: Here, longer', 'R2: There'])
  // the other tab has begun another one, of which this one has not heard yet
  writeDraft(NAME, { edits: { R1: fields('Here, longer'), R2: fields('There'), R3: fields('There too') }, addition: null })
  type('R1', 'Here')
  expect(kept()).toEqual(['R1: Here', 'R2: There', 'R3: There too'])
  hear({ R1: fields('Here') })
  expect(Object.keys(now().edits)).toEqual(['R1'])
})
