import { type AnswerRow, printedAnswer } from '../../src/domain/answer-fields/answer-rows.ts'
import { ANSWER_FORMS } from '../../src/domain/answer-fields/forms.ts'
import type { Subject } from '../../src/domain/interview.ts'
import { figure } from '../../src/domain/work-breakdown/composed/phrase.ts'
import type { WorkBreakdown } from '../../src/domain/work-breakdown/work-breakdown.ts'
import type { SubjectAnswer } from '../../src/drafting/built-in/filling/answer-apart.ts'

/** What a company means, as somebody would tell it in the fields of the questions that have some. */
export function toldInFields(meant: WorkBreakdown): SubjectAnswer[] {
  return Object.entries(rowsOf(meant)).map(([subject, rows], at): SubjectAnswer => {
    const form = ANSWER_FORMS[subject as Subject]
    if (!form) throw new Error(`There are no fields on ${subject}`)
    return { slot: `F${at + 1}`, subject: subject as Subject, answer: printedAnswer({ free: '', rows: rows.map(filled) }, form) }
  })
}

function rowsOf({ steps, people, commitments, risks, furnished }: WorkBreakdown): Partial<Record<Subject, Record<string, unknown>[]>> {
  const named = (ids: readonly string[]) => ids.flatMap((id) => steps.find((step) => step.id === id)?.action ?? [])
  const worked = (isTheirs: (step: WorkBreakdown['steps'][number]) => boolean) =>
    steps
      .filter(isTheirs)
      .map(({ action }) => action)
      .join('; ')
  return {
    steps: steps.map(({ action, from_month, to_month, result, needs }) => ({
      action,
      months: [from_month, to_month].filter(Boolean).join(' to '),
      result,
      needs: named(needs).join('; '),
    })),
    method: steps.map(({ action, method, tools, input }) => ({ action, method, tools, input })),
    people: people.map(({ name, role, employer, hours, place }) => ({
      ...{ name, role, employer, hours, place },
      leads: worked(({ lead }) => lead === name),
      works_on: worked((step) => step.people.includes(name)),
    })),
    place: steps.map(({ action, place }) => ({ action, place })),
    test: steps.flatMap(({ action, proof }) =>
      proof.map((one) => ({
        action,
        'proof.quantity': one.quantity,
        'proof.limit': figure(one),
        'proof.condition': one.condition,
        'proof.runs': one.runs,
        'proof.evidence': one.evidence,
        'proof.judge': one.judge,
      })),
    ),
    threshold: commitments.map(({ quantity, today, by_month, how, ...one }) => ({
      quantity,
      today,
      limit: figure(one),
      by: by_month,
      how,
    })),
    risk: risks.map(({ what, sign, fallback, step_ids }) => ({ what, sign, fallback, step: named(step_ids)[0] })),
    government: furnished.map(({ item, by_month, when_late, step_ids }) => ({
      item,
      by: by_month,
      late: when_late,
      step: named(step_ids)[0],
    })),
  }
}

function filled(row: Record<string, unknown>): AnswerRow {
  return Object.fromEntries(
    Object.entries(row).flatMap(([cell, words]) => (words === undefined || words === '' ? [] : [[cell, String(words)]])),
  )
}
