import { expect, test } from 'vitest'
import { type FormBlock, leadsOn } from './form-document.ts'

const labelled = (label: string, is_head = false): FormBlock => ({ kind: 'labelled', label, text: 'Glaze.', ...(is_head && { is_head }) })

test('what stands between a heading and its first task stays on the page of that task', () => {
  const blocks: FormBlock[] = [
    { kind: 'subheading', text: 'Kiln' },
    labelled('Due'),
    labelled('1.1', true),
    labelled('Place'),
    labelled('1.2', true),
  ]
  expect([leadsOn(blocks, 1), leadsOn(blocks, 3)]).toEqual([true, false])
})
