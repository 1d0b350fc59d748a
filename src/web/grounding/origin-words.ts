import type { Origin } from '../../domain/grounding/sources.ts'
import type { Grounds, UnsupportedPiece } from '../../domain/grounding/traced.ts'

const DOCUMENTS = { solicitation: 'Solicitation', instructions: 'Component instructions' } as const

/** What people call the document of an origin: the solicitation, the component instructions, or a document of the company by its file. */
export function documentName({ role, file_name }: Pick<Extract<Origin, { kind: 'document' }>, 'role' | 'file_name'>): string {
  return role === 'company' ? file_name : DOCUMENTS[role]
}

/** Where words come from, in short: "Solicitation, page 2", "Answer Q4", "Project entries: Award Amount". */
export function originName(origin: Origin): string {
  switch (origin.kind) {
    case 'document':
      return `${documentName(origin)}, page ${origin.page}`
    case 'answer':
      return `Answer ${origin.slot}`
    case 'entry':
      return `${origin.from === 'project' ? 'Project entries' : 'Company profile'}: ${origin.label}`
  }
}

/** What each kind of grounds is called, and what it means for the person. */
export const GROUNDS_WORDS: Record<Grounds, { name: string; meaning: string }> = {
  sourced: { name: 'From a source', meaning: 'These words go back to what stands below.' },
  own: { name: 'Your statement', meaning: 'You have accepted this sentence as your own statement. Editing it takes that back.' },
  connecting: { name: 'Connecting words', meaning: 'This says how the work is ordered and needs no source.' },
  blank: { name: 'To fill in', meaning: 'Something in this sentence is still yours to fill in.' },
  unsupported: { name: 'No source', meaning: 'This rests on no source, or on not enough.' },
}

const PIECES: Record<UnsupportedPiece['kind'], string> = {
  number: 'number',
  unit: 'unit',
  name: 'name',
  standard: 'standard',
  quote: 'quote',
  claim: 'what is said of it',
}

/** What in a sentence stands in no source, each piece once: "40 dB" (number), "Acme-7" (name). */
export function looseWords(pieces: readonly UnsupportedPiece[]): string[] {
  return [...new Set(pieces.map(({ kind, text }) => `“${text}” (${PIECES[kind]})`))]
}
