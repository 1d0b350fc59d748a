import { Fragment } from 'react'
import type { TracedText } from './plan-texts.ts'
import { sentenceKey } from './sentence-key.ts'
import { SentenceMark } from './sentence-mark.tsx'
import { stretches } from './text-pieces.ts'

/** A text as it stands, each sentence marked by what it rests on. */
export function TracedWords({ traced, stop, active }: { traced: TracedText; stop: string | null; active: string | null }) {
  return (
    <span className="whitespace-pre-wrap [overflow-wrap:anywhere]">
      {stretches(traced.text, traced.sentences).map((stretch, at) => {
        if (stretch.kind === 'between') {
          // biome-ignore lint/suspicious/noArrayIndexKey: what stands between sentences has no other name than its place
          return <Fragment key={at}>{stretch.text}</Fragment>
        }
        const name = sentenceKey(traced, stretch.position)
        return (
          <SentenceMark
            key={name}
            name={name}
            sentence={stretch.sentence}
            pieces={stretch.pieces}
            isStop={name === stop}
            isActive={name === active}
          />
        )
      })}
    </span>
  )
}
