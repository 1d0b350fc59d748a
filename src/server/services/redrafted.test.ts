import { expect, test } from 'vitest'
import { redrafted } from './redrafted.ts'

const lines = (...all: string[]) => all.join('\n')
const drafted = (text: string) => ({ text, written_by: { kind: 'built-in', label: 'Built-in drafter' } as const })
const typed = (text: string) => ({ text, written_by: { kind: 'person', label: 'You' } as const })

const DRAFT = lines('Milestone 2 - Mast', '', 'Task 2.1: Model the mast.', 'Method: By hand.', 'Risk: Rain.')

test('a line that nobody edited is replaced, and one that only a person changed stays', () => {
  const now = DRAFT.replace('Rain', 'Rain in May').replace('Mast', 'The mast')
  const fresh = DRAFT.replace('By hand', 'In HFSS')
  expect(redrafted(now, fresh, [typed(now), drafted(DRAFT)])).toBe(
    lines('Milestone 2 - The mast', '', 'Task 2.1: Model the mast.', 'Method: In HFSS.', 'Risk: Rain in May.'),
  )
})

test('a person’s lines stay beside lines that are new, changed or gone', () => {
  const edited = DRAFT.replace('Model the mast', 'Model our mast')
  const added = DRAFT.replace('Method: By hand.', 'Method: By hand.\nWe do it in Ohio.')
  const more = DRAFT.replace('Method: By hand.', 'Method: By hand.\nTools: HFSS.')
  expect(redrafted(edited, more, [typed(edited), drafted(DRAFT)])).toBe(more.replace('Model the mast', 'Model our mast'))
  expect(redrafted(edited, DRAFT.replace('By hand', 'In HFSS'), [drafted(DRAFT)])).toBe(edited.replace('By hand', 'In HFSS'))
  expect(redrafted(added, DRAFT.replace('By hand', 'In HFSS'), [drafted(DRAFT)])).toBe(added.replace('By hand', 'In HFSS'))
  expect(redrafted(added, DRAFT.replace('\nRisk: Rain.', ''), [drafted(DRAFT)])).toBe(added.replace('\nRisk: Rain.', ''))
})

test('where both changed a line the new draft stands, to be compared with the text as it is', () => {
  const now = DRAFT.replace('By hand', 'By eye')
  expect(redrafted(now, DRAFT.replace('By hand', 'In HFSS'), [typed(now), drafted(DRAFT)])).toContain('Method: In HFSS.')
})

test('a person’s line that an earlier draft took over is still theirs', () => {
  const own = `${DRAFT}\nWe do it in Ohio.`
  const again = own.replace('By hand', 'In HFSS')
  const history = [drafted(again), typed(own), drafted(DRAFT)]
  expect(redrafted(again, DRAFT.replace('By hand', 'In CST'), history)).toBe(own.replace('By hand', 'In CST'))
})

test('of two that were written at one place both stand', () => {
  const fresh = DRAFT.replace('Risk', 'Tools: HFSS.\nRisk')
  expect(redrafted(DRAFT.replace('Risk', 'We do it in Ohio.\nRisk'), fresh, [drafted(DRAFT)])).toContain(
    'Method: By hand.\nWe do it in Ohio.\nTools: HFSS.\nRisk: Rain.',
  )
})

test('what was never drafted is drafted whole', () => {
  expect(redrafted('Mine.', DRAFT, [typed('Mine.')])).toBe(DRAFT)
  expect(redrafted('Mine.', DRAFT, [])).toBe(DRAFT)
})
