import type { CheckedRequirement, FileCheck, PlacedPart } from '../../../../domain/file-check/checked-file.ts'
import type { CoverageStrength } from '../../../../domain/quality/review.ts'

/** Whether a requirement is found in the file, in a word or two. */
export const FOUND_WORDS: Record<CoverageStrength, string> = {
  full: 'Found',
  partial: 'Look yourself',
  quoted: 'Only named',
  none: 'Not found',
  broken: 'Broken',
}

const KINDS: Record<PlacedPart['kind'], readonly [one: string, many: string]> = {
  heading: ['milestone heading', 'milestone headings'],
  deliverable: ['deliverable', 'deliverables'],
  criterion: ['acceptance criterion', 'acceptance criteria'],
  payment: ['payment', 'payments'],
  scope: ['sentence of the scope', 'sentences of the scope'],
}

const IN_ORDER: readonly PlacedPart['kind'][] = ['heading', 'deliverable', 'criterion', 'payment', 'scope']

/**
 * For how many of the requirements the file has a sentence, criterion or task that shows it, for how many one that comes near, and for how many none. A form
 * that carries none on purpose is said to.
 */
export function foundSentence({ requirements, is_digest }: Pick<FileCheck, 'requirements' | 'is_digest'>): string {
  if (is_digest) return 'This form carries no requirements and no payments, so only the milestones are looked for'
  const count = (strength: CoverageStrength) => requirements.filter((one) => one.strength === strength).length
  const [partial, broken] = [count('partial'), count('broken')]
  const all = requirements.length
  const none = all - count('full') - partial - broken
  const found = `${count('full')} of ${all} ${all === 1 ? 'requirement' : 'requirements'} found`
  const others = [
    ...(partial > 0 ? [`${partial} where a passage comes near: look yourself`] : []),
    ...(broken > 0 ? [`${broken} broken by what it says`] : []),
    ...(none > 0 ? [`${none} not found`] : []),
  ]
  return [found, ...others].join('; ')
}

const WORST: readonly CoverageStrength[] = ['broken', 'none', 'quoted', 'partial', 'full']

/** What was read of the requirements, the worst first: what the file says nothing of, then what the plan had and the file has not. */
export function worstFirst(requirements: readonly CheckedRequirement[]): CheckedRequirement[] {
  const weight = (one: CheckedRequirement) => 2 * WORST.indexOf(one.strength) - (isLost(one) ? 1 : 0)
  return [...requirements].sort((a, b) => weight(a) - weight(b))
}

/** Whether the plan answers what the file does not: it was lost on the way. */
function isLost({ strength, in_plan }: CheckedRequirement): boolean {
  return strength !== 'full' && in_plan === 'full'
}

/** Why a requirement counts as not found, and what to do about it; empty where it is found. */
export function whyNotFound(one: CheckedRequirement): string {
  const lacking = one.lacks.length > 0 ? `The passage does not say ${one.lacks.join(' and ')}. ` : ''
  if (one.strength === 'full') return ''
  if (one.strength === 'broken') return 'The file says another value than is asked.'
  if (one.strength === 'quoted') return 'It is only named or quoted: say in a task, result or test how it is met.'
  if (one.strength === 'partial')
    return `${lacking}${isLost(one) ? 'The plan has it, and no criterion or task that it names says so here: does this passage show it?' : 'The plan answers it in part.'}`
  return isLost(one) ? 'The plan has it, and no passage of the file does.' : 'Neither the plan nor the file answers it.'
}

/** What of the plan arrived: "5 of 5 milestone headings". */
export function arrivedWords(parts: readonly PlacedPart[]): string[] {
  return IN_ORDER.flatMap((kind) => {
    const all = parts.filter((one) => one.kind === kind)
    if (all.length === 0) return []
    const arrived = all.filter(({ page }) => page !== null).length
    return [`${arrived} of ${all.length} ${KINDS[kind][all.length === 1 ? 0 : 1]}`]
  })
}

/** What is not found of the plan, with its kind and milestone: "Milestone 2, deliverable". */
export function lostWhere({ kind, milestone_number }: PlacedPart): string {
  const [one] = KINDS[kind]
  return milestone_number === undefined ? `A ${one}` : `Milestone ${milestone_number}, ${one}`
}

/** Where a requirement is answered: "Page 2, Milestone 3". A file without pages, as one that Word has not saved yet, has no page to name. */
export function placeWords({ places }: Pick<CheckedRequirement, 'places'>, pages: number): string {
  const [first] = places
  if (!first) return ''
  const part = first.milestone_number === null ? 'before Milestone 1' : `Milestone ${first.milestone_number}`
  return pages > 1 ? `Page ${first.page}, ${part}` : part.replace(/^b/, 'B')
}
