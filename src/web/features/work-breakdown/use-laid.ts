import { useMemo, useState } from 'react'
import * as z from 'zod'
import type { Difference, Unplaced } from '../../../contract/work-breakdown-calls.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { readDraft, writeDraft } from '../../app/browser-store.ts'
import { topicDraft } from '../../app/topic-draft.ts'
import type { UndoStack } from './undo-stack.ts'

/** What a person did with words that found no place, with what an answer says otherwise, or with what the topic asks for. Kept in this browser. */
const Laid = z.record(z.string(), z.enum(['placed', 'note', 'out', 'mine', 'unknown']))
type Laid = z.infer<typeof Laid>

/** What was done with which words, and how something is done with others, which is taken back like any other change. */
export type LaidWords = { of: (key: string) => Laid[string] | undefined; lay: (key: string, as: Laid[string]) => void }

/** By what words that found no place are remembered. */
export function keyOfWords({ slot, text }: Unplaced): string {
  return `${slot} ${text}`
}

/** Each of these words once. */
export function differentWords(pieces: readonly Unplaced[]): Unplaced[] {
  return [...new Map(pieces.map((piece) => [keyOfWords(piece), piece])).values()]
}

/** By what a difference is remembered: once an answer says yet something else, it is another one. */
export function keyOfDifference({ row_id, cell, value }: Difference): string {
  return `${row_id}/${cell} ${JSON.stringify(value)}`
}

/** By what a requirement, or a part of it, is remembered. */
export function keyOfAsked(id: string, words = ''): string {
  return `asked ${id} ${words}`
}

/** What a person did with the words of a topic's answers. */
export function useLaid(topic: CurrentTopic, undo: UndoStack): LaidWords {
  const name = topicDraft('not-placed', topic)
  const [laid, setLaid] = useState(() => readDraft(name, Laid) ?? {})
  return useMemo(() => {
    const put = (key: string, as: Laid[string] | undefined) =>
      setLaid((now) => {
        const { [key]: _former, ...others } = now
        const next = as === undefined ? others : { ...others, [key]: as }
        writeDraft(name, next)
        return next
      })
    return {
      // what browsers kept as a note is to be placed like everything else
      of: (key) => (laid[key] === 'note' ? undefined : laid[key]),
      lay: (key, as) => {
        put(key, as)
        undo.push(async () => put(key, laid[key]))
      },
    }
  }, [laid, name, undo])
}
