import type { Requirement } from '../../../src/domain/solicitation/analysis.ts'
import type { PromptName } from '../asked.ts'
import type { Chance } from '../chance.ts'
import type { Topic } from '../topic.ts'

/** What is planted: a number from nowhere, words that nobody said, a requirement that is answered no longer, a value that was changed. */
export const DEFECT_KINDS = ['invented number', 'false quote', 'dropped requirement', 'altered threshold'] as const
export type DefectKind = (typeof DEFECT_KINDS)[number]

/** Where a defect is planted: the good words for one part of an outline, and what the topic holds. */
export type Soil = { topic: Topic; prompt: PromptName; id: string; text: string; requirements: readonly Requirement[]; chance: Chance }

/** The part with the defect in it, and the words that make the defect, for the report. */
export type Plant = { text: string; words: string }

/** One way in which a model goes wrong. Gives null where the part has nothing for it. */
export type Defect = { name: string; kind: DefectKind; plant: (soil: Soil) => Plant | null }

/** Words put behind the last sentence of a part; a part that is one line, such as a deliverable, gets them behind a comma by `asItem`. */
export function appended({ id, text }: Soil, sentence: string, asItem: string): Plant | null {
  if (id === 'title') return null
  if (/^D\d+$/.test(id)) return asItem === '' ? null : { text: `${text.replace(/\.$/, '')}, ${asItem}`, words: asItem }
  return { text: `${text.replace(/\s+$/, '')} ${sentence}`, words: sentence }
}

/** Numbers that are no values: of pages, tasks, milestones, requirements, sections, forms, and due months. */
const NUMBERING =
  /\bpp?\. ?\d+(?:(?:, | and |-)\d+)*|\b[Tt]asks? \d+\.\d+|\b[Mm]ilestones? \d+|\bR\d+\b|\bAward \+ \d+|\bsections? [\d.]+|\b(?:SF|DD|Form|Phase|DFARS|FAR|MIL-STD-?|IEEE|NIST|TRL) ?\d[\d.-]*|\b\d{3}\.\d{3}-\d{4}\b|\b[A-Z]+\d+(?:\.\d)?-\w+|\bSBIR \d+\.\d|\bof Phase [I]+/g

/** What a text looks like without its numbering: blanks of the same length, so that places stay. */
export function withoutNumbering(text: string): string {
  return text.replace(NUMBERING, (found) => ' '.repeat(found.length))
}

/** Whether a figure stands in the sources or in the plan, in digits. */
export function isKnownFigure({ name, draft, source }: Topic, figure: string): boolean {
  const plan = [
    ...draft.milestones.flatMap((one) => [one.refined_text ?? '', ...one.deliverables, ...one.acceptance_criteria]),
    draft.plan.scope,
  ]
  const all = `${name}\n${source}\n${plan.join('\n')}`.replace(/(?<=\d),(?=\d{3})/g, '')
  return new RegExp(String.raw`(?<![\d.])${figure.replace(/,/g, '').replace('.', '\\.')}(?!\d|\.\d)`).test(all)
}

/** A number that nothing in the topic has; null where chance finds none. */
export function unheardNumber({ topic, chance }: Soil, least: number, most: number): number | null {
  for (let turn = 0; turn < 60; turn++) {
    const number = chance.between(least, most)
    if (!isKnownFigure(topic, String(number)) && !topic.source.toLowerCase().includes(spelled(number))) return number
  }
  return null
}

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** A number below a hundred in words. */
export function spelled(number: number): string {
  if (number < 20) return ONES[number] ?? ''
  const rest = number % 10
  return `${TENS[Math.floor(number / 10) - 2] ?? ''}${rest > 0 ? `-${ONES[rest]}` : ''}`
}

/** A text with one stretch of it replaced. */
export function replaced(text: string, start: number, end: number, words: string): string {
  return `${text.slice(0, start)}${words}${text.slice(end)}`
}
