import type { AnswerRow } from '../../../domain/answer-fields/answer-rows.ts'
import { formHeaded, formsTold, HEADED_FORMS } from '../../../domain/answer-fields/called-in-notes.ts'
import { ANSWER_FORMS, type AnswerForm, formsOf, hasOneRow, PRICED_FORM } from '../../../domain/answer-fields/forms.ts'
import { peopleOfHours } from '../../../domain/answer-fields/hours-table.ts'
import { paymentsIn } from '../../../domain/answer-fields/paid-when.ts'
import { markIn, pastedTable } from '../../../domain/answer-fields/pasted-table.ts'
import { type ToldGroup, toldGroups } from '../../../domain/answer-fields/told-groups.ts'
import { type LineRead, Subject } from '../../../domain/interview.ts'
import { listedPerson } from '../../../domain/work-breakdown/short-names.ts'
import { endsWithOne, hasLetterOrDigit, partedAtSpaces } from '../../../language/characters.ts'
import { cueList } from '../../../language/cue-list.ts'
import { sentencesOfLines } from '../../../language/sentence.ts'
import type { AnswerApart, SubjectAnswer } from './answer-apart.ts'
import { isOrganisation, namesSomebody, peopleNamed } from './company-people.ts'
import { withFacilities } from './facilities-told.ts'
import { answerApart } from './fields-told.ts'
import { figuresTable, type TableRead, tellsOnlyFigures } from './figures-table.ts'
import { groupRead } from './group-read.ts'
import { withHow } from './how-told.ts'
import { cellsOf, type Reader } from './line-read.ts'
import { namedPeople } from './named-people.ts'
import { withListed } from './people-lines.ts'
import { risksInSentences } from './risks-in-sentences.ts'
import { type RowsListed, risksListed } from './risks-listed.ts'
import { withSpokenFigures } from './spoken-figures.ts'
import { withStepFacts } from './steps-with-facts.ts'
import { tableRead } from './table-read.ts'
import { knownFrom } from './told.ts'

type Names = Pick<Reader, 'known' | 'steps' | 'people'>

/**
 * Answers apart, with the rows of their lists: what stands below a heading that names its rows, "Deliverables:", or answers a question that asks for nothing
 * else, and tables whose headings name their fields. Each thing of one is a row, and is not read as a sentence.
 */
export function answersApart(answers: readonly SubjectAnswer[]): AnswerApart[] {
  const known = knownFrom(answers)
  const people = namedPeople(answers.flatMap(peopleOf))
  const apart = answers.map((one) => withFacilities(withSpokenFigures(withListed(answerApart(one, people)))))
  const told = (kind: AnswerForm['kind'], cell: string) =>
    apart.flatMap((one) => one.told.flatMap(({ form, rows }) => (form.kind === kind ? rows.flatMap((row) => row[cell] ?? []) : [])))
  const names: Names = {
    known,
    steps: told('step', 'action'),
    people: told('person', 'name').map((name) => ({ id: name, name })),
  }
  const steps = stepsOf(apart)
  return apart.map((one) => withTables(withGroups(withStepFacts(withHowTold(one, steps), names, people), names, steps), names))
}

/** Whom an answer on the team names, beside a role or in full. */
function peopleOf({ subject, also, answer }: SubjectAnswer): string[] {
  if (subject !== 'people' && also !== 'people') return []
  const listed = answer.split('\n').flatMap((line) => listedPerson(line)?.name ?? [])
  const named = sentencesOfLines(answer).flatMap((one) => peopleNamed(one).map(({ name }) => name))
  const inFull = Array.from(answer.matchAll(FULL_NAME), ([name]) => name).filter((name) => namesSomebody(name) && !isOrganisation(name))
  // whoever lists their people so has listed them: beside those stand firms and towns
  return listed.length > 1 ? [...listed, ...named] : [...named, ...inFull]
}

/** Words with capitals, one behind the other, not where somebody works, "for Dunmere Microwave", nor with what opens a sentence, "So". */
const FULL_NAME =
  /(?<!\b(?:at|by|for|from|in|of|to|with) )(?!(?:So|And|Then|Also|The|Our|For|With)\b)\b\p{Lu}(?:\.|[\p{L}’'-]+)(?:\s\p{Lu}(?:\.|[\p{L}’'-]+))+/gu

/** The steps that answers tell in words of their own, else in tables. */
function stepsOf(apart: readonly AnswerApart[]): readonly AnswerRow[] {
  const form = ANSWER_FORMS.steps
  const told = apart.flatMap((one) => one.told.flatMap((all) => (all.form === form ? all.rows : [])))
  const tables = apart.flatMap(({ subject, tables: all }) => (subject === 'steps' ? all : []))
  return told.length > 0 || !form ? told : tables.flatMap((text) => tableRead(text, [form])?.rows ?? [])
}

/** An answer on how steps are done with what it tells beneath their names or numbers as their rows: who says so has said where it belongs. */
function withHowTold(one: AnswerApart, steps: readonly AnswerRow[]): AnswerApart {
  const form = ANSWER_FORMS.method
  if (one.subject !== 'method' || !form) return one
  const named = steps.map(({ action = '' }): AnswerRow => ({ action }))
  const { rows, free } = withHow(named, one.answer)
  const told = rows.filter(({ method }) => method)
  return told.length === 0 ? one : { ...one, answer: free, told: [...one.told, { form, rows: told }] }
}

function withGroups(one: AnswerApart, names: Names, steps: readonly AnswerRow[]): AnswerApart {
  const risks = risksListed(one) ?? risksInSentences(one)
  const payments = paymentsTold(one, steps)
  const without = payments.reduce((left, { text }) => left.replace(text, () => ''), one.answer)
  const groups = toldGroups(without).filter(({ text }) => text !== risks?.text)
  const inGroups = groups.flatMap((group) => {
    const rows = rowsOf(group, one, names)
    return rows ? { ...rows, text: group.text } : []
  })
  const read = [...(risks ? [risks] : []), ...payments, ...inGroups]
  const answer = read.reduce((left, { text }) => left.replace(text, () => ''), one.answer)
  return { ...one, answer: answer.trim(), lists: [...one.lists, ...read], left: read.flatMap(({ beside }) => beside) }
}

const PAYS = cueList('pay | paid | payment/payments | milestone/milestones')

/** Payments that sentences tell; where milestones are not asked for only those that say so. What heads them says more than that, and waits. */
function paymentsTold({ answer, subject, also }: SubjectAnswer, steps: readonly AnswerRow[]): RowsListed[] {
  const form = ANSWER_FORMS.milestones
  const isAsked = [subject, also].includes('milestones')
  if (!form || !(isAsked || subject === 'steps')) return []
  return paymentsIn(answer, { steps, isAsked }).flatMap(({ rows, words, beside, option }) => {
    if (!isAsked && !PAYS.test(words.slice(0, words.indexOf(rows[0]?.paid ?? '')))) return []
    const priced: RowsListed[] = option ? [{ form: PRICED_FORM, rows: [{ option_price: option }], beside: [], text: '' }] : []
    return [{ form, rows, beside, text: words }, ...priced]
  })
}

/** Words of no more are no statement by themselves: "medium", "unpaid". */
const FEWEST_WORDS = 4
/** Of a list that nothing heads no more than so many of the lines of its answer stand outside, and of no list do more of its things not say what they are about. */
const FEW = 1 / 3

function rowsOf(group: ToldGroup, one: SubjectAnswer, names: Names): { form: AnswerForm; rows: AnswerRow[]; beside: string[] } | undefined {
  const forms = formsTold(group, one)
  const isHeaded = formHeaded(group.heading) !== undefined
  if (forms.length === 0 || !(isHeaded || linesOf(group.text) >= (1 - FEW) * linesOf(one.answer))) return undefined
  const lists = forms.map((form) => ({ reader: { ...names, form, subject: subjectOf(form) }, things: new Map() }))
  const { row, read } = groupRead(group, lists)
  // of two kinds only what is asked first is read unasked: the other one is looked at
  const form = forms.length === 1 || forms[0]?.row === row ? forms[0] : undefined
  const lines = read.find((all) => all.row === form?.row)?.lines ?? []
  if (!form || lines.filter((line) => !line.row[cellsOf(form).about]).length > FEW * lines.length) return undefined
  const isRow = (line: LineRead) =>
    form.kind !== 'milestone' || !!(line.row.due ?? line.row.paid) || (isHeaded && !endsWithOne(line.text, '.!?'))
  const beside = lines.flatMap((line) => (isRow(line) ? (line.beside ?? []) : line.text))
  const rows = lines.filter(isRow).map(({ row: own }) => own)
  return { form, rows, beside: beside.filter((text) => partedAtSpaces(text).length >= FEWEST_WORDS) }
}

function linesOf(text: string): number {
  return text.split('\n').filter(hasLetterOrDigit).length
}

function subjectOf(form: AnswerForm): Subject {
  return Subject.options.find((subject) => ANSWER_FORMS[subject] === form) ?? 'steps'
}

function withTables(one: AnswerApart, names: Names): AnswerApart {
  // who has told the steps sums them up in a table, and tells none anew
  const areStepsTold = one.told.some(({ form }) => form.row === 'step')
  const mayTell = (form: AnswerForm) => !hasOneRow(form) && !(areStepsTold && form.row === 'step')
  const own = formsOf(one).filter(mayTell)
  const forms = own.length === 1 ? own : [...new Set([...own, ...HEADED_FORMS.filter(mayTell)])]
  const known = { steps: names.steps, people: names.people.map(({ name }) => name) }
  const read = one.tables.map((text) => ({ text, told: hoursRead(text) ?? figuresRead(text) ?? tableRead(text, forms, known) }))
  return {
    ...one,
    lists: [...one.lists, ...read.flatMap(({ told }) => told ?? [])],
    left: [...one.left, ...read.flatMap(({ told }) => (told ? leftIn(told) : []))],
    tables: read.flatMap(({ text, told }) => (told ? [] : text)),
  }
}

/** The people of a table that tells how long each works on which step. */
function hoursRead(text: string): TableRead | undefined {
  const form = ANSWER_FORMS.people
  const rows = form && peopleOfHours(pastedTable(text, markIn(text), form).lines)
  return form && rows ? { form, rows, left: [] } : undefined
}

/** The figures of a table that tells nothing else, whatever is asked. */
function figuresRead(text: string): TableRead | undefined {
  return tellsOnlyFigures(text) ? figuresTable(text) : undefined
}

/** What of a table stands in no row, as one piece, each line with what its row is about. */
function leftIn({ form, rows, left }: TableRead): string[] {
  const lines = left.flatMap((words, nth) => (words === '' ? [] : [rows[nth]?.[cellsOf(form).about] ?? [], words].flat().join(': ')))
  return lines.length === 0 ? [] : [lines.join('\n')]
}
