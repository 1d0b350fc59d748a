import { expect, test } from 'vitest'
import { ANSWER_FORMS, type AnswerForm } from './forms.ts'
import { peopleOfHours } from './hours-table.ts'
import { pastedTable } from './pasted-table.ts'

const { people: PEOPLE } = ANSWER_FORMS as Record<string, AnswerForm>
if (!PEOPLE) throw new Error('People have fields')
const cells = (text: string) => pastedTable(text, '|', PEOPLE).lines

test('who stands above a column of hours has all of them, on the steps that have some', () => {
  const table =
    'step|Ana Ruiz-Pike (PI)|Bo Dahl (mech)|Cy|Total\n1|180|200|-|380\n2|260|60|40|360\n3|1,000||20|1,020\nTotal|1,440|260|60|1,760'
  expect(peopleOfHours(cells(table))).toEqual([
    { name: 'Ana Ruiz-Pike', role: 'PI', hours: '1,440 hours', works_on: '1, 2, 3' },
    { name: 'Bo Dahl', role: 'mech', hours: '260 hours', works_on: '1, 2' },
    { name: 'Cy', hours: '60 hours', works_on: '2, 3' },
  ])
})

test.each([
  ['who stands in lines', 'name|role|hours\nAna Ruiz|PI|180\nBo Dahl|mech|200'],
  ['columns that nobody stands above', 'Step|Cost|Lead|Effort\n1|180|200|20\n2|260|60|20'],
  ['money', 'Task|Ana Ruiz|Bo Dahl\n1|$5,000|$1,000\n2|$4,000|$900'],
  ['parts of the whole', 'Step|Ana Ruiz|Bo Dahl\n1|50%|20%\n2|30%|40%'],
  ['lines that are counted', 'Run|Baseline Case|Coated Case\n1|12.4|9.1\n2|13|9'],
  ['costs', 'Task|Materials|Travel\n1|5,000|1,000\n2|400|90'],
  ['words in a column', 'step|Ana|Bo\n1|180|leads\n2|260|60'],
  ['lines that are no steps', 'site|Ana|Bo\nLab|180|20\nYard|260|60'],
])('no such table has %s', (_, table) => expect(peopleOfHours(cells(table))).toBeUndefined())
