import { expect, test } from 'vitest'
import { isEdited, redrafted, redraftedItem, redraftedList } from './redrafted.ts'

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

test('a text is edited once a person has written in it, and no longer when they took it back', () => {
  const own = `${DRAFT}\nWe do it in Ohio.`
  expect(isEdited(DRAFT, [drafted(DRAFT)])).toBe(false)
  expect(isEdited(own, [typed(own), drafted(DRAFT)])).toBe(true)
  expect(isEdited(own, [drafted(own), typed(own), drafted(DRAFT)])).toBe(true)
  expect(isEdited(DRAFT, [typed(DRAFT), typed(own), drafted(DRAFT)])).toBe(false)
  expect(isEdited(DRAFT, [typed(DRAFT)])).toBe(true)
})

test('a month that was moved makes no text an edited one, and leaves what a person wrote theirs', () => {
  const [before, own] = [`${DRAFT}\nDue: Award + 4 Months.`, `${DRAFT}\nWe do it in Ohio.\nDue: Award + 4 Months.`]
  const [moved, ownMoved] = [before, own].map((text) => text.replace('+ 4', '+ 3')) as [string, string]
  expect(isEdited(moved, [drafted(moved), drafted(before)])).toBe(false)
  expect(isEdited(ownMoved, [drafted(ownMoved), typed(own), drafted(before)])).toBe(true)
  expect(redrafted(ownMoved, moved, [drafted(ownMoved), typed(own), drafted(before)])).toBe(ownMoved)
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

test('a line that a person edited is theirs also after the next draft, and stands once', () => {
  const edited = DRAFT.replace('Model the mast', 'Model our mast')
  const again = edited.replace('By hand', 'In HFSS')
  const history = [drafted(again), typed(edited), drafted(DRAFT)]
  expect(redrafted(again, DRAFT.replace('By hand', 'In CST'), history)).toBe(edited.replace('By hand', 'In CST'))
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

const GAIN = 'Gain: at least 6 dB at 5 GHz, in 3 runs; by Award + 4 Months.'
const LOSS = 'Loss of the shield: at most 1 dB, in 12 coupons; by Award + 4 Months.'
const REPORT = 'Test report: complete, and inspected by the TPOC against Task 2.1; by Award + 4 Months.'
const OURS = 'Priya Nair signs each page of the laboratory book.'
const CRITERIA = drafted(lines(GAIN, LOSS))

test('an item that nobody edited follows its row, wherever it stands by now', () => {
  const [more, less] = [GAIN.replace('6 dB', '8 dB'), LOSS.replace('1 dB', '2 dB')]
  expect(redraftedItem([GAIN, LOSS], 1, [REPORT, more, less], [CRITERIA])).toBe(less)
  expect(redraftedItem([OURS, LOSS, GAIN], 2, [more, less], [typed(lines(OURS, LOSS, GAIN)), CRITERIA])).toBe(more)
})

test('an item that somebody edited stays while its row does; beside it others follow theirs', () => {
  const edited = GAIN.replace('in 3 runs', 'in 3 runs on our range')
  const less = LOSS.replace('1 dB', '2 dB')
  const history = [typed(lines(edited, LOSS)), CRITERIA]
  expect(redraftedItem([edited, LOSS], 0, [GAIN, less], history)).toBe(edited)
  expect(redraftedItem([edited, LOSS], 1, [GAIN, less], history)).toBe(less)
  const accepted = [drafted(lines(edited, less)), ...history]
  expect(redraftedItem([edited, less], 0, [GAIN, less], accepted)).toBe(edited)
})

test('where an item and its row were both changed the draft is shown beside it', () => {
  const edited = GAIN.replace('in 3 runs', 'in 3 runs on our range')
  const more = GAIN.replace('6 dB', '8 dB')
  expect(redraftedItem([edited, LOSS], 0, [more, LOSS], [typed(lines(edited, LOSS)), CRITERIA])).toBe(more)
})

test('what a person added may give way to an item that is new, and to none that stands or was edited', () => {
  const edited = GAIN.replace('6 dB', 'six decibels')
  const history = [typed(lines(edited, LOSS, OURS)), CRITERIA]
  expect(redraftedItem([edited, LOSS, OURS], 2, [GAIN, LOSS, REPORT], history)).toBe(REPORT)
  expect(redraftedItem([edited, LOSS, OURS], 2, [GAIN, LOSS], history)).toBeUndefined()
  expect(redraftedItem([], 0, [GAIN, LOSS], [typed(''), CRITERIA])).toBe(GAIN)
})

test('a whole list follows its rows but for what a person wrote in it', () => {
  const less = LOSS.replace('1 dB', '2 dB')
  expect(redraftedList([GAIN, LOSS], [GAIN, less, REPORT], [CRITERIA])).toEqual({ text: lines(GAIN, less, REPORT), is_edited: false })
  const history = [typed(lines(GAIN, LOSS, OURS)), CRITERIA]
  expect(redraftedList([GAIN, LOSS, OURS], [GAIN, less], history)).toEqual({ text: lines(GAIN, less, OURS), is_edited: true })
})

test('of a list that was never drafted the item in the same place is drafted, or one that it lacks', () => {
  expect(redraftedItem(['Works.'], 0, [GAIN, LOSS], [typed('Works.')])).toBe(GAIN)
  expect(redraftedItem([GAIN, 'Works.'], 1, [GAIN], [])).toBeUndefined()
})
