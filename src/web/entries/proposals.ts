import type { Instructions } from '../../domain/instructions/instructions.ts'
import { Phase } from '../../domain/program.ts'
import { type ProposedEntry, proposedEntries, settledEntries } from '../../domain/proposed-entries.ts'
import type { Analysis } from '../../domain/solicitation/analysis.ts'
import type { Entries, EntryName } from './entries.ts'

/** What the documents say of an entry: its value as the form would hold it, and where it stands. */
export type Proposal = Omit<ProposedEntry<string>, 'as_printed'>

/** What the documents say, by the names of the form; what they do not say is absent. */
export type Proposals = Partial<Record<EntryName, Proposal>>

/** What the documents say of the form's entries, and what is known of the component; period and award are those of phase and program. */
export function proposalsFor(
  analysis: Analysis,
  instructions: Instructions | null,
  { phase, programType }: Pick<Entries, 'phase' | 'programType'>,
): Proposals {
  const proposed = proposedEntries(analysis, instructions, { phase, program_type: programType })
  const named: [EntryName, ProposedEntry<string | number> | undefined][] = [
    ['phase', proposed.phase],
    ['period', proposed.period_of_performance],
    ['award', proposed.award],
    ['programType', proposed.program_type],
    ['customerOrganization', proposed.customer_organization],
    ['topicName', proposed.topic_name],
  ]
  return Object.fromEntries(
    named.flatMap(([name, entry]) => {
      if (!entry) return []
      const { as_printed: _, value, also, ...rest } = entry
      return [[name, { value: String(value), ...(also !== undefined && { also: String(also) }), ...rest }]]
    }),
  )
}

/** What no document changes by itself: where it says otherwise, the review asks. */
const CHOSEN: readonly EntryName[] = ['programType']

/**
 * The entries with what the documents say put where the person typed nothing, first the phase, since the others are those of a phase; but for the program,
 * which is the person's to choose, and for what is only offered: what is known of the component from another release, and who issues the topic. As long
 * as nobody has said the phase, nothing is put that is known of the component alone.
 */
export function settled<Entered extends Entries>(
  entered: Entered,
  touched: readonly EntryName[],
  analysis: Analysis,
  instructions: Instructions | null,
): Entered {
  const { phase: said } = proposalsFor(analysis, instructions, entered)
  const isChosen = touched.includes('phase')
  const phase = isChosen || !said ? entered.phase : Phase.parse(said.value)
  const proposals = Object.entries(proposalsFor(analysis, instructions, { ...entered, phase }))
  const isKnown = isChosen || said !== undefined
  const taken = proposals.filter(([, one]) => !one.is_other_release && !one.is_issuer && (isKnown || one.from !== 'component'))
  const values = Object.fromEntries(taken.map(([name, { value }]) => [name, value]))
  return settledEntries(entered, new Set<keyof Entered>([...touched, ...CHOSEN]), values as Partial<Entered>)
}
