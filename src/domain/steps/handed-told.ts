import type { AnswerRow } from '../answer-fields/answer-rows.ts'
import type { AnswerForm } from '../answer-fields/forms.ts'

/** The fields of a thing that is handed over, where a step's interview asks for such: they are taken word for word. */
export const HANDED_FORM = {
  kind: 'step',
  row: 'thing handed over',
  fields: [
    { cell: 'result', label: 'Deliverable', hint: 'e.g. Test report' },
    { cell: 'form', label: 'Form', hint: 'report, data, software or hardware' },
    { cell: 'by', label: 'Due', hint: 'where earlier, e.g. 2 March 2027', isShort: true, isMonth: true },
  ],
} as const satisfies AnswerForm

/** The words of a result that names a thing as its fields tell it, for a milestone that is due in `month` where its step ends in another one. */
export function thingWords({ result = '', form = '', by = '' }: AnswerRow, month?: number): string {
  const thing = form === '' || result.toLowerCase().includes(form.toLowerCase()) ? result : `${result} (${form})`
  const due = /^\d+$/.test(by) ? `month ${by}` : by
  if (month !== undefined && !due.startsWith('month ')) return `${thing} (${due && `${due}, `}month ${month})`
  if (due === '') return thing
  return due.startsWith('month ') ? `${thing} (${due})` : `${thing} by ${due}`
}
