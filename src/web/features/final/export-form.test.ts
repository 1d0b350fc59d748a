import { expect, test } from 'vitest'
import type { FormDocument } from '../../../domain/plan-forms/form-document.ts'
import { fiveColumns } from '../../../domain/plan-forms/plan-columns.ts'
import { usualPlan } from '../../../export/testing/plans.ts'
import { withPictures } from './export-form.ts'

const plan = usualPlan(3)
const drawn = () => ({ heading: 'Pictures', blocks: [] })
const headings = (document: FormDocument) => withPictures(document, plan, drawn).sections.map(({ heading }) => heading)

test('pictures stand right behind the table of the milestones, and behind all that a form without such a table has', () => {
  const columns = fiveColumns({ plan, topic_name: '', component: null })
  expect(headings(columns)).toEqual([
    'Scope',
    'Milestones, deliverables and payments',
    'Pictures',
    'How the work of each milestone is done',
  ])
  expect(headings({ ...columns, sections: [{ heading: 'Duration', blocks: [] }] })).toEqual(['Duration', 'Pictures'])
  expect(withPictures(columns, plan, undefined)).toBe(columns)
})
