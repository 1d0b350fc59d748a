import { hasDigit, inPlainWords } from '../../language/characters.ts'
import { stem } from '../../language/stem.ts'
import type { Kind } from './cell-kinds.ts'
import type { AnswerField } from './forms.ts'

const MONEY = ['money', 'share', 'number'] as const
const PERSON = ['person', 'words'] as const
const MARK = ['limit', 'measure', 'number', 'words'] as const

/** What fields can hold that take more than words, the names of steps, or months. */
const HOLDS: Readonly<Record<string, readonly Kind[]>> = {
  hours: ['hours', 'number'],
  paid: MONEY,
  cost: MONEY,
  lead: PERSON,
  name: PERSON,
  'proof.judge': PERSON,
  'proof.limit': MARK,
  'proof.runs': ['count', 'number'],
  limit: MARK,
  today: MARK,
}

const THING = ['what', 'item', 'thing', 'name', 'description']
const WORK = ['task', 'activity', 'work', 'job']
const WHEN = ['when', 'month', 'date', 'due']
const MEASURED = ['test', 'check', 'metric', 'parameter', 'property', 'measure']
const LIMIT = ['pass', 'limit', 'target', 'goal', 'threshold', 'criterion', 'criteria', 'requirement', 'acceptance']

/** What headings of tables call a field beside its label. */
const CALLED: Readonly<Record<string, readonly string[]>> = {
  action: [...THING, ...WORK],
  months: [...WHEN, 'schedule', 'start', 'begin', 'end', 'finish'],
  hours: ['effort', 'labor'],
  lead: ['who', 'owner', 'responsible', 'person'],
  result: ['output', 'outcome', 'deliverable', 'result'],
  needs: ['after', 'depends', 'predecessor'],
  title: [...THING, 'event'],
  due: WHEN,
  paid: ['amount', 'payment', 'price', 'share'],
  method: ['how', 'approach', 'procedure'],
  tools: ['equipment', 'instruments', 'software'],
  input: ['data', 'material'],
  name: ['who', 'person', 'people'],
  role: ['what', 'job', 'title', 'position', 'function'],
  employer: ['company', 'organization', 'affiliation'],
  cost: ['price', 'amount', 'budget'],
  place: ['where', 'site', 'location', 'laboratory'],
  works_on: WORK,
  'proof.quantity': [...THING, ...MEASURED],
  'proof.limit': LIMIT,
  'proof.condition': ['how', 'setup', 'where', 'method', 'procedure'],
  'proof.runs': ['repeats', 'samples', 'trials'],
  'proof.evidence': ['record', 'report', 'proof'],
  'proof.judge': ['who', 'witness', 'judge'],
  'proof.by': WHEN,
  quantity: [...THING, ...MEASURED],
  today: ['now', 'current', 'baseline'],
  limit: LIMIT,
  how: ['method'],
  by: WHEN,
  what: THING,
  sign: ['trigger', 'indicator', 'seen'],
  fallback: ['then', 'mitigation', 'backup', 'response', 'do'],
  item: THING,
  statements: [...THING, 'material', 'equipment', 'trip'],
}

/** What a field can hold. */
export function holds({ cell, names, isMonth }: AnswerField): readonly Kind[] {
  return HOLDS[cell] ?? (names ? ['step', 'small'] : isMonth ? ['months', 'small'] : ['words'])
}

/** A heading is the label of a field, has it or a part of it in its words, is another name of the field, or has such a one. */
export const NEAR = { label: 4, inLabel: 3, name: 2, inName: 1 } as const

/** How near a heading comes to a field: more where its words are fewer beside those of the field; 0 where it says none of them. */
export function nearness(heading: string, { cell, label }: AnswerField): number {
  const said = roots(heading)
  const own = roots(label)
  if (inPlainWords(heading) === inPlainWords(label)) return NEAR.label
  const names = (CALLED[cell] ?? []).map(roots)
  if (said.length === 0 || hasDigit(heading)) return 0
  if (contains(said, own) || contains(own, said)) return NEAR.inLabel + shareOf(own, said)
  if (names.some((name) => name.join(' ') === said.join(' '))) return NEAR.name
  return Math.max(0, ...names.filter((name) => contains(said, name)).map((name) => NEAR.inName + shareOf(name, said)))
}

/** Of two lists of words how much the shorter one is of the longer one, less than the whole. */
function shareOf(one: readonly string[], other: readonly string[]): number {
  return Math.min(one.length, other.length) / (1 + Math.max(one.length, other.length))
}

function contains(words: readonly string[], part: readonly string[]): boolean {
  return part.length > 0 && ` ${words.join(' ')} `.includes(` ${part.join(' ')} `)
}

function roots(text: string): string[] {
  const words = inPlainWords(text)
  return words === '' ? [] : words.split(' ').map(stem)
}
