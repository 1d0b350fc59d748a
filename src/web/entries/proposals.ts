import type { Instructions } from '../../domain/instructions/instructions.ts'
import type { Phase } from '../../domain/program.ts'
import { type ProposedEntry, proposedEntries, settledEntries } from '../../domain/proposed-entries.ts'
import type { Analysis } from '../../domain/solicitation/analysis.ts'
import type { Entries, EntryName } from './entries.ts'

/** What the documents say of an entry: its value as the form would hold it, and where it stands. */
export type Proposal = Pick<ProposedEntry<string>, 'value' | 'from' | 'page' | 'quote'>

/** What the documents say, by the names of the form; what they do not say is absent. */
export type Proposals = Partial<Record<EntryName, Proposal>>

/** What the documents say of the form's entries; period and award are those of `phase`. */
export function proposalsFor(analysis: Analysis, instructions: Instructions | null, phase: Phase): Proposals {
  const proposed = proposedEntries(analysis, instructions, phase)
  const named: [EntryName, ProposedEntry<string | number> | undefined][] = [
    ['phase', proposed.phase],
    ['period', proposed.period_of_performance],
    ['award', proposed.award],
    ['programType', proposed.program_type],
    ['customerOrganization', proposed.customer_organization],
  ]
  return Object.fromEntries(
    named.flatMap(([name, entry]) => {
      if (!entry) return []
      const { value, from, page, quote } = entry
      return [[name, { value: String(value), from, page, quote }]]
    }),
  )
}

/** What of the entries no document changes by itself: where it says otherwise, the review asks. */
const CHOSEN: readonly EntryName[] = ['phase', 'programType']

/** The entries with what the documents say put where the person typed nothing, but for phase and program, which are the person's to choose. */
export function settled<Entered extends Entries>(
  entered: Entered,
  touched: readonly EntryName[],
  analysis: Analysis,
  instructions: Instructions | null,
): Entered {
  const proposals = proposalsFor(analysis, instructions, entered.phase)
  const values = Object.fromEntries(Object.entries(proposals).map(([name, { value }]) => [name, value]))
  return settledEntries(entered, new Set<keyof Entered>([...touched, ...CHOSEN]), values as Partial<Entered>)
}
