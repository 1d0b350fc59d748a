import { centsOf, dollarLabel } from '../../../../domain/money.ts'
import { phaseLabel } from '../../../../domain/program.ts'
import type { CurrentTopic } from '../../../../domain/topic.ts'
import { type EntryName, entriesOf, NEW_ENTRIES } from '../../../entries/entries.ts'
import type { Proposal, Proposals } from '../../../entries/proposals.ts'

/** Where a field's value comes from. `usual` is how the form opened, `kept` what it opened with where the person let it stand and saved, `none` is nothing yet; `unknown` was entered in another browser. */
export type FieldSource =
  | { kind: 'documents'; proposal: Proposal; isEntered: boolean }
  | { kind: 'entry' }
  | { kind: 'usual' }
  | { kind: 'kept' }
  | { kind: 'none' }
  | { kind: 'unknown' }

/** One field of the review. `says` is what the documents say where that is something else, or may mean as well. */
export type ProjectField = {
  name: EntryName
  label: string
  value: string
  source: FieldSource
  says: { text: string; proposal: Proposal } | null
}

const LABELS: Record<EntryName, string> = {
  companyName: 'Company',
  phase: 'Phase',
  programType: 'Program type',
  period: 'Period of performance',
  award: 'Award amount',
  customerOrganization: 'Customer organization',
  systemName: 'System name',
  researchInstitution: 'Research institution',
  topicName: 'Topic',
}
const ORDER = Object.keys(LABELS) as EntryName[]
const OPTIONAL: readonly EntryName[] = ['customerOrganization', 'systemName']

/**
 * What is reviewed, in the specification's order (spec §2). What was not entered is left out, unless the documents name it; an STTR project
 * without its research institution says so, because the program may come from the document. The topic stands above them all, and here where it is in doubt.
 * `touched` is null when it is not known which entries are the person's own. What is known of the component alone is left out as long as the phase is open.
 */
export function projectFields(topic: CurrentTopic, touched: readonly EntryName[] | null, documents: Proposals): ProjectField[] {
  const isOpen = isPhaseOpen(topic, touched, documents)
  const proposals: Proposals = isOpen
    ? Object.fromEntries(Object.entries(documents).filter(([, { from }]) => from !== 'component'))
    : documents
  const entries = entriesOf(topic)
  const fields = ORDER.filter((name) => name !== 'researchInstitution' || topic.programType === 'STTR').map((name): ProjectField => {
    const value = entries[name]
    const proposal = readAs(value, proposals[name])
    const also = proposal?.also
    const agrees = proposal !== undefined && valueText(name, proposal.value).toLowerCase() === valueText(name, value).toLowerCase()
    const isEntered = touched?.includes(name) ?? false
    return {
      name,
      label: LABELS[name],
      value: valueText(name, value),
      source: agrees ? { kind: 'documents', proposal, isEntered } : sourceAlone(name, value, touched),
      says:
        proposal && !agrees && !isWithin(name, value, proposal.value) && !(proposal.is_issuer && value)
          ? { text: valueText(name, proposal.value), proposal }
          : agrees && also && !isEntered
            ? { text: valueText(name, also), proposal: readAs(also, proposal) }
            : null,
    }
  })
  return fields.filter(({ name, value, source, says }) =>
    name === 'topicName' ? says || isDoubted(source) : value !== '' || says || !OPTIONAL.includes(name),
  )
}

/** Whether the phase is only what the form began with: nobody has chosen it, and the documents do not say it. */
export function isPhaseOpen({ phase }: CurrentTopic, touched: readonly EntryName[] | null, proposals: Proposals): boolean {
  return touched !== null && !touched.includes('phase') && proposals.phase?.value !== phase
}

/** What documents say, read in the other way where that is what a value is. */
function readAs<Said extends Proposal | undefined>(value: string, proposal: Said): Said {
  return proposal && proposal.also === value ? { ...proposal, value, also: proposal.value } : proposal
}

/** Whether a value was read where it may stand for something else, and nobody has looked at it. */
export function isDoubted(source: FieldSource): boolean {
  return source.kind === 'documents' && source.proposal.is_doubted === true && !source.isEntered
}

/** Whether nobody has chosen a value or looked at it. */
export function isUnchecked(source: FieldSource): boolean {
  return source.kind === 'usual' || isDoubted(source)
}

/** What documents say of an award is the most that it may be: what is less agrees. */
function isWithin(name: EntryName, value: string, most: string): boolean {
  return name === 'award' && value !== '' && centsOf(value) <= centsOf(most)
}

function sourceAlone(name: EntryName, value: string, touched: readonly EntryName[] | null): FieldSource {
  if (name === 'companyName') return { kind: 'entry' }
  if (value === '') return { kind: 'none' }
  if (!touched) return { kind: 'unknown' }
  if (!touched.includes(name)) return { kind: 'usual' }
  return { kind: value === NEW_ENTRIES[name] ? 'kept' : 'entry' }
}

function valueText(name: EntryName, value: string): string {
  switch (name) {
    case 'phase':
      return phaseLabel(value === 'II' ? 'II' : 'I')
    case 'period':
      return `${value} ${value === '1' ? 'month' : 'months'}`
    case 'award':
      return dollarLabel(centsOf(value))
    default:
      return value.trim()
  }
}
