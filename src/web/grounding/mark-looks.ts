import type { Grounds } from '../../domain/grounding/traced.ts'
import type { Piece } from './text-pieces.ts'

/** The mark of each kind of grounds: the kind of line tells them apart, not the colour alone. */
export const MARK_LOOKS: Record<Grounds, string> = {
  sourced: 'underline decoration-sky decoration-1 underline-offset-4',
  own: 'underline decoration-success decoration-2 decoration-dotted underline-offset-4',
  connecting: '',
  blank: '',
  unsupported: 'underline decoration-warning decoration-1 decoration-wavy underline-offset-4',
}

/** The look of a piece of a sentence; nothing of it is wider than its letters, so that it stands behind those that are typed. */
export const PIECE_LOOKS: Record<Piece['kind'], string> = {
  plain: '',
  blank: 'rounded-[3px] bg-lit outline-1 outline-dashed outline-lit-line',
  unsupported: 'rounded-[3px] bg-warning-soft',
}
