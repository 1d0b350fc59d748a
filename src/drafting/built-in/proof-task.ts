import type { Proof } from './demands.ts'
import type { Stage } from './duty-verbs.ts'
import { shortened } from './noun-phrase.ts'
import { leadStage, type Slot } from './sequence.ts'
import { hasNumber, lowerStart } from './wording.ts'

/** How a stage treats a value with a number, and how a property without one. */
const SHOWN: Record<Stage, { values: string; listed: string; properties: string; statements: string }> = {
  analyse: {
    values: 'carry into the analysis as conditions',
    listed: 'hold every option to',
    properties: 'work out what it takes so',
    statements: 'take into account what the solicitation states',
  },
  design: {
    values: 'show by calculation or simulation',
    listed: 'predict, with the margin of each,',
    properties: 'lay out the design so',
    statements: 'design to what the solicitation states',
  },
  build: {
    values: 'make sure, and record in the build documents,',
    listed: 'record as built',
    properties: 'build it so',
    statements: 'follow in the build what the solicitation states',
  },
  integrate: {
    values: 'check on the joined system',
    listed: 'check after joining',
    properties: 'integrate the parts so',
    statements: 'respect in the integration what the solicitation states',
  },
  test: {
    values: 'verify, and report with result and margin,',
    listed: 'measure, and report with margin,',
    properties: 'examine, and report with examples,',
    statements: 'show with the results how they meet what the solicitation states',
  },
  close: { values: 'report', listed: 'report', properties: 'report', statements: 'report on what the solicitation states' },
}

/** What a milestone has to show, as tasks, in the solicitation's words: needs, properties, values, and what fits no form. */
export function proofTasks(proofs: readonly Proof[], slot: Slot): string[] {
  const stage = slot.stages.includes('test') ? 'test' : leadStage(slot)
  const needs = proofs.filter(({ form }) => form === 'need')
  const properties = proofs.filter(({ form, text }) => form === 'that' && !hasNumber(text))
  const conditions = proofs.filter(({ form, text }) => form === 'that' && hasNumber(text))
  const values = proofs.filter(({ form }) => form === 'thing')
  return [
    ...(needs.length > 0 ? [`provide ${cited(needs).join('; and ')}`] : []),
    ...(properties.length > 0 ? [`${SHOWN[stage].properties} that ${cited(properties).join('; that ')}`] : []),
    ...(conditions.length > 0 ? [measured(SHOWN[stage].values, conditions, [])] : []),
    ...(values.length > 0 ? [measured(SHOWN[stage].listed, [], values)] : []),
    ...inItsWords(
      SHOWN[stage].statements,
      proofs.filter(({ form }) => form === 'words'),
    ),
  ]
}

export function measured(start: string, conditions: readonly Proof[], values: readonly Proof[]): string {
  const that = conditions.length > 0 ? ` that ${cited(conditions).join('; that ')}` : ''
  const listed = values.length > 0 ? ` the following: ${grouped(values)}` : ''
  return `${start}${that}${that && listed ? '; and' : ''}${listed}`
}

/** Values under the heading of their list, where it has one: "On board Processing: …". */
function grouped(values: readonly Proof[]): string {
  const groups = [...new Set(values.map(({ group }) => group))]
  return groups
    .map((group) => {
      const own = cited(values.filter((value) => value.group === group)).join('; ')
      return isHeading(group) ? `for ${headingOf(group)}, ${own}` : own
    })
    .join('; ')
}

/** A group is named when its introduction is a heading, not half a sentence. */
function isHeading(group: string): boolean {
  return (
    group !== '' &&
    group.split(' ').length <= 12 &&
    !/\b(?:include|includes|are|is|must|should|shall|will|may|can|on)\b/i.test(group) &&
    !/^performance (?:parameters|goals)/i.test(group)
  )
}

/** "In-Water Passive Acoustic Sensor Specific Objectives:" → "the In-Water Passive Acoustic Sensor". */
function headingOf(group: string): string {
  const plain = group
    .replace(/:$/, '')
    .replace(/\s*(?:specific |system )*(?:objectives|goals|parameters|requirements|metrics)$/i, '')
    .trim()
  const short = plain.length > 44 ? shortened(plain.split(' for ')[0] ?? plain, 60) : plain
  return /^(?:the|each|on|all|environment)\b/i.test(short) ? lowerStart(short) : `the ${short}`
}

function inItsWords(start: string, statements: readonly Proof[]): string[] {
  if (statements.length === 0) return []
  return [`${start}: ${statements.map(({ text, page }) => `"${text.replace(/"/g, "'")}" (p. ${page})`).join('; ')}`]
}

/** The texts, with the page behind the first of each page; page 0 is not shown. */
function cited(proofs: readonly Proof[]): string[] {
  return proofs.map(({ text, page }, index) =>
    page > 0 && (index === 0 || proofs[index - 1]?.page !== page) ? `${text} (p. ${page})` : text,
  )
}
