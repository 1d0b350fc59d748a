import { sentencesOf } from '../../../language/sentence.ts'
import { partsOf } from '../../quality/rule.ts'
import type { FormDocument, PlanToLayOut } from '../form-document.ts'
import { textsIn } from '../form-texts.ts'

/** What a form says that stands neither in the plan nor is a number, a month, an amount or a blank: nothing, if it invents nothing. */
export function inventedIn(form: FormDocument, { plan }: PlanToLayOut): string[] {
  const ofPlan = plain([plan.scope_paragraph ?? '', ...plan.milestones.flatMap(partsOf)].join('\n'))
  return textsIn(form.sections)
    .flatMap((text) => sentencesOf(text))
    .filter((sentence) => !ofPlan.includes(plain(sentence.replace(NUMBERED, ''))) && !OF_THE_FORM.some((one) => one.test(sentence.trim())))
}

/** The number that a form sets before a task or a criterion. */
const NUMBERED = /^C?\d+\.\d+ /

/** Numbers of rows, due months, amounts, blanks, the words over a list of criteria, and how much more there is. */
const OF_THE_FORM = [
  /^\d+ further (?:tasks?|criteri(?:on|a))\.$/,
  /^(?:|\d+(?:\.\d+)?|\$[\d,.]+|\[[^\]]+\]|Accepted when)$/,
  /^(?:Award \+ \d+ Months?|\d+ months? from award)$/,
  /^(?:\d+\.\d+|Task \d+(?::| -)) [^.]*$/,
]

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase()
}

/** The texts of a section, by its heading; none when the form has no such section. */
export function textsOf(form: FormDocument, heading: string): string[] {
  return textsIn(form.sections.filter((section) => section.heading === heading))
}

/** A section's first table as texts, row by row, its heads first; the lines of a cell are joined by " | ". */
export function tableOf(form: FormDocument, heading: string): string[][] {
  const block = form.sections.find((section) => section.heading === heading)?.blocks.find(({ kind }) => kind === 'table')
  if (block?.kind !== 'table') return []
  const { columns, rows } = block.table
  return [columns.map((column) => column.heading), ...rows.map((row) => row.map((cell) => cell.map(({ text }) => text).join(' | ')))]
}
