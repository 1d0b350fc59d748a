import { wordsOf } from '../../language/words.ts'
import type { Subject } from '../interview.ts'
import { type AnswerForm, formsOf, hasOneRow } from './forms.ts'
import { namesOption } from './step-cells.ts'

/** What notes call the rows of a form above several of them; steps have a reader of their own. */
const ROWS_CALLED: Readonly<Record<string, readonly string[]>> = {
  deliverable: ['deliverables'],
  trip: ['trips', 'travel'],
  purchase: ['purchases'],
  milestone: ['milestones', 'payments'],
  person: ['people', 'team', 'personnel'],
  test: ['tests'],
  risk: ['risks'],
}

/** What notes call a field beside its label. */
const FIELDS_CALLED: Readonly<Record<string, readonly string[]>> = {
  sign: ['seen as', 'trigger'],
  fallback: ['then', 'fix', 'mitigation', 'backup'],
  'proof.limit': ['pass'],
}

/** The names of a field: its label, and what notes call it. */
export function fieldNames({ cell, label }: AnswerForm['fields'][number]): readonly string[] {
  return [label, ...(FIELDS_CALLED[cell] ?? [])]
}

/** The forms whose rows a heading may name, whatever was asked. */
export const HEADED_FORMS: readonly AnswerForm[] = (['steps', 'milestones', 'people', 'test', 'risk'] as const)
  .flatMap((subject) => formsOf({ subject }))
  .filter((form) => form.row in ROWS_CALLED && !hasOneRow(form))

const LONGEST_HEADING = 6
/** "Materials for the tests" and "budget and payments" are of something else. */
const BEFORE_OTHERS: ReadonlySet<string> = new Set(['ADP', 'CCONJ'])

/** Of which rows a heading says that they stand below, by the first word of what brackets and commas part in it, or by its last: "Payments, five", "What they get (deliverables)"; undefined where it names none, or several. */
export function formHeaded(heading: string): AnswerForm | undefined {
  const ends = heading.split(/[(),:;–—#*]/).flatMap((piece) => {
    const words = wordsOf(piece.trim().toLowerCase())
    if (words.length > LONGEST_HEADING) return []
    return [words[0], words.some(({ pos }) => BEFORE_OTHERS.has(pos)) ? undefined : words.at(-1)].flatMap((word) => word?.text ?? [])
  })
  const [form, another] = HEADED_FORMS.filter(({ row }) => ROWS_CALLED[row]?.some((name) => ends.includes(name)))
  return another ? undefined : form
}

/** Questions that ask for nothing but things of these kinds: a list that answers one needs no heading. */
const WHOLE: ReadonlySet<Subject | undefined> = new Set(['milestones', 'risk', 'government', undefined])

/** The forms of which one is sure to be that of a group: the one that its heading names, else those of a question that asks for nothing else; none where a person has to say. */
export function formsTold(
  { heading, above }: { heading: string; above: string },
  { subject, also }: { subject: Subject; also?: Subject | undefined },
): AnswerForm[] {
  if (namesOption(above)) return []
  const headed = formHeaded(heading)
  if (headed) return [headed]
  return WHOLE.has(subject) && WHOLE.has(also) ? formsOf({ subject, also }).filter((form) => !hasOneRow(form)) : []
}
