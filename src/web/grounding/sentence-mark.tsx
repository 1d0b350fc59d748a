import type { Grounds, TracedSentence } from '../../domain/grounding/traced.ts'
import { groundsOf } from './origin-words.ts'
import type { Piece } from './text-pieces.ts'

/** The mark of each kind of grounds: the kind of line tells them apart, not the colour alone. */
export const MARK_LOOKS: Record<Grounds, string> = {
  sourced: 'underline decoration-sky decoration-1 underline-offset-4',
  own: 'underline decoration-success decoration-2 decoration-dotted underline-offset-4',
  connecting: '',
  blank: '',
  unsupported: 'underline decoration-warning decoration-1 decoration-wavy underline-offset-4',
}

const PIECE_LOOKS: Record<Piece['kind'], string> = {
  plain: '',
  blank: 'rounded-[3px] border border-dashed border-lit-line bg-lit px-0.5 text-ink',
  unsupported: 'rounded-[3px] bg-warning-soft font-semibold text-warning',
}

/** One sentence with its mark. It is pressed like a button, but flows with the text as no button can. */
export function SentenceMark({
  name,
  sentence,
  pieces,
  isStop,
  isActive,
}: {
  /** Names its place, for whoever listens to the group. */
  name: string
  sentence: TracedSentence
  pieces: readonly Piece[]
  /** Whether Tab comes to this one of its group. */
  isStop: boolean
  isActive: boolean
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button is a box, and a sentence runs over lines
    <span
      role="button"
      tabIndex={isStop ? 0 : -1}
      data-sentence={name}
      aria-haspopup="dialog"
      className={`cursor-pointer rounded-[3px] box-decoration-clone transition-colors hover:bg-blue-soft ${isActive ? 'bg-blue-soft' : ''} ${MARK_LOOKS[sentence.grounds]}`}
    >
      {pieces.map(({ kind, text }, at) =>
        kind === 'plain' ? (
          text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never change places
          <mark key={at} className={PIECE_LOOKS[kind]}>
            {text}
          </mark>
        ),
      )}
      <span className="sr-only select-none"> ({groundsOf(sentence)})</span>
    </span>
  )
}
