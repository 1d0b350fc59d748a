import type { Proof } from './demands.ts'
import type { Slot } from './sequence.ts'

const SHOWN: Record<string, string> = {
  analyse: 'carry into the analysis, as bounds that no option may break',
  design: 'show by calculation or simulation',
  build: 'make sure, and record in the build documents,',
  integrate: 'check on the joined system',
  test: 'verify, and report with result and margin,',
}

/** What a milestone has to show, as tasks: conditions and values in one, unchanged; needs in another; the rest in its own words. */
export function proofTasks(proofs: readonly Proof[], slot: Slot): string[] {
  const stage = slot.stages.includes('test') ? 'test' : (slot.stages[0] ?? 'design')
  const start = SHOWN[stage] ?? 'show'
  const conditions = proofs.filter(({ form }) => form === 'that')
  const values = proofs.filter(({ form }) => form === 'thing')
  const needs = proofs.filter(({ form }) => form === 'need')
  const that = conditions.length > 0 ? ` that ${cited(conditions).join('; that ')}` : ''
  const listed = values.length > 0 ? `${that === '' ? '' : '; and'} the following: ${cited(values).join('; ')}` : ''
  return [
    ...(needs.length > 0 ? [`provide ${cited(needs).join('; and ')}`] : []),
    ...(that + listed === '' ? [] : [`${start}${that}${listed}`]),
    ...proofs.filter(({ form }) => form === 'words').map(inItsWords),
  ]
}

function inItsWords({ text, page }: Proof): string {
  return `show how the work meets the statement "${text.replace(/"/g, "'")}" (solicitation p. ${page})`
}

/** The texts, with the page behind the first of each page. */
function cited(proofs: readonly Proof[]): string[] {
  return proofs.map(({ text, page }, index) => (index === 0 || proofs[index - 1]?.page !== page ? `${text} (p. ${page})` : text))
}
