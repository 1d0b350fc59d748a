import { useMemo } from 'react'
import type * as z from 'zod'
import type { api } from '../../contract/api.ts'
import { ChangedWords } from '../changes/changed-words.tsx'
import { wordPieces } from '../changes/word-changes.ts'
import { SoundPlayer } from './sound-player.tsx'

/** What was heard of an answer, what was made of it, and numbers that may be others than they sound. */
export type HeardAnswer = z.output<typeof api.summarizeAnswer.output>

/** What was heard, word for word, beside what stands in the box: every word that was left out or written otherwise is marked. */
export function HeardWords({ heard: { transcript, summary, unsure }, sound }: { heard: HeardAnswer; sound: Blob }) {
  const pieces = useMemo(() => wordPieces(transcript, summary), [transcript, summary])
  const isChanged = pieces.some(({ kind }) => kind === 'change')
  return (
    <section aria-label="What was heard" className="grid gap-3 rounded-control border border-line bg-sheet px-4 py-3">
      <p className="font-semibold">
        What was heard
        <span className="font-normal text-muted">{isChanged ? ' and what was written otherwise' : ', word for word'}</span>
      </p>
      <ChangedWords pieces={pieces} />
      {unsure.length > 0 && (
        <ul className="grid gap-1 text-warning">
          {unsure.map(({ said, written }) => (
            <li key={`${said} ${written}`}>
              “{said}” is written as {written}. Please check it.
            </li>
          ))}
        </ul>
      )}
      <SoundPlayer sound={sound} label="Your recording" />
    </section>
  )
}
