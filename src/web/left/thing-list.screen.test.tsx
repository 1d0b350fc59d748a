import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ThingLeft } from '../../domain/steps/thing-left.ts'
import { shown } from '../testing/shown.tsx'
import { leftWords } from './left-words.ts'
import { ThingList } from './thing-list.tsx'

const thing = (some: Partial<ThingLeft>): ThingLeft => ({
  reason: 'quality',
  severity: 'error',
  places: [{ message: 'Milestone 2 says nothing.' }],
  ...some,
})
const blank = (milestone_number: number) =>
  thing({
    reason: 'blank',
    mends: 'Fill it in.',
    source: 'A document, page 4',
    places: [{ message: `Milestone ${milestone_number} has a blank.`, milestone_number, quote: '[name the range]', part: 'text' }],
  })

test('what has to be mended is counted; where no error was found, no more is said than that, and how much is to be looked at', () => {
  expect(leftWords([blank(1), blank(2), thing({ severity: 'warning' })])).toBe('2 to mend')
  expect(leftWords([blank(1)])).toBe('1 to mend')
  expect(leftWords([])).toBe('Nothing to mend')
  expect(leftWords([thing({ severity: 'advice' }), thing({ severity: 'warning' })])).toBe('Nothing to mend, 2 worth a look')
})

test('each thing says its reason, what mends it, and leads to its milestone, to the row that it was composed from and to what is asked', async () => {
  const cell = { row_id: 's2', cell: 'method', name: 'Step 2' }
  const place = { message: 'It is vague.', quote: 'as needed', milestone_number: 3, requirement_id: 'R4', cell }
  const { user } = shown(
    <ThingList things={[thing({ ...blank(3), places: [place, { message: 'And there.', milestone_number: 5 }] })]} />,
    '/steps',
  )
  const item = screen.getByRole('listitem')
  expect(item).toHaveTextContent('To fill in')
  expect(item).toHaveTextContent('Fill it in.')
  expect(within(item).getByRole('link', { name: 'Milestone 3' })).toHaveAttribute('href', '/steps#milestone-3')
  expect(within(item).getByRole('link', { name: 'Step 2' })).toHaveAttribute('href', '/steps#row-s2')
  expect(within(item).getByRole('link', { name: 'R4' })).toHaveAttribute('href', '/solicitation?requirement=R4')
  expect(screen.queryByText('And there.')).toBeNull()
  await user.click(within(item).getByRole('button', { name: '1 more like it', description: 'It is vague.', expanded: false }))
  expect(screen.getByText('And there.')).toBeVisible()
  expect(within(item).getByRole('link', { name: 'Milestone 5' })).toHaveAttribute('href', '/steps#milestone-5')
  expect(screen.getByText('Rule from: A document, page 4')).toBeVisible()
})

test('words that stand beside their milestone lead to the card on which they stand', () => {
  const at = (card: string) => ({ message: `On ${card}.`, milestone_number: 3, card })
  const one = thing({ ...blank(3), places: [at('whole')] })
  const other = thing({ ...blank(3), reason: 'source', places: [at('7')] })
  shown(<ThingList things={[one, other]} />, '/steps')
  expect(screen.getByRole('link', { name: 'The effort as a whole' })).toHaveAttribute('href', '/steps#milestone-whole')
  expect(screen.getByRole('link', { name: 'Milestone 7 (option)' })).toHaveAttribute('href', '/steps#milestone-7')
})

test('what may be accepted as the own statement has that button, where its sentence is at hand', async () => {
  const accepted: string[] = []
  const mends = 'Correct it, or accept the sentence as your own statement.'
  const loose = (message: string) => thing({ reason: 'source', mends, places: [{ message, quote: message }] })
  const accepting = ({ quote = '' }: { quote?: string | undefined }) => (quote === 'It bakes.' ? () => accepted.push(quote) : undefined)
  const { user } = shown(<ThingList things={[loose('It bakes.'), loose('It is gone.')]} accepting={accepting} />, '/steps')
  await user.click(screen.getByRole('button', { name: 'Accept as my own statement' }))
  expect(accepted).toEqual(['It bakes.'])
})

test('what concerns the plan as a whole leads to where it is mended', async () => {
  const whole = [
    thing({ reason: 'requirement', places: [{ message: 'R2 is not answered.' }] }),
    thing({ reason: 'payment', places: [{ message: 'Too much is paid.' }] }),
    thing({ reason: 'blank', places: [{ message: 'There is no scope.', part: 'scope' }] }),
    thing({ places: [{ message: 'It does not say who is cleared.' }] }),
  ]
  const { user } = shown(<ThingList things={whole} />, '/steps')
  await user.click(screen.getByRole('button', { name: 'Show all 4' }))
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Where each requirement is answered', '/steps#coverage'],
    ['Payments', '/steps#payments'],
    ['Scope', '/final-export#scope'],
    ['The plan as a whole', '/steps#row-of-plan'],
  ])
})

test('the first few are shown, all on request, and what is worth a look is folded below', async () => {
  const many = [1, 2, 3, 4, 5, 6, 7].map(blank)
  const { user } = shown(<ThingList things={[...many, thing({ severity: 'advice' })]} />, '/steps')
  expect(screen.getByText('Worth a look (1)')).toBeVisible()
  expect(screen.queryByText('Milestone 7 has a blank.')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show all 7' }))
  expect(screen.getByText('Milestone 7 has a blank.')).toBeVisible()
})

test('what was overruled is folded by itself with its reason, and neither to mend nor worth a look', async () => {
  const overruled = thing({ overruled: 'Agreed with the range.', places: [{ message: 'It is vague.', milestone_number: 3 }] })
  expect(leftWords([overruled])).toBe('Nothing to mend, 1 overruled')
  const { user } = shown(<ThingList things={[blank(1), overruled]} />, '/steps')
  expect(screen.queryByText('It is vague.')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Overruled (1)' }))
  expect(screen.getByText('Agreed with the range.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Milestone 3' })).toBeVisible()
})

test('what is against the topic stands in sight, however much there is to mend', () => {
  const broken = (id: string) => thing({ reason: 'requirement', places: [{ message: `It breaks ${id}.`, requirement_id: id }] })
  shown(<ThingList things={[broken('R1'), broken('R2'), broken('R3'), blank(4)]} />, '/steps')
  for (const id of ['R1', 'R2', 'R3']) expect(screen.getByText(`It breaks ${id}.`)).toBeVisible()
  expect(screen.queryByText('Milestone 4 has a blank.')).toBeNull()
})

test('before the plan is handed in, what is looked at once more stands first and whole, each with its way; where nothing is, one line says so', () => {
  const before = ['“Harrow” is printed here.', 'R2 is open.', 'The plan names no principal investigator.'].map((message) =>
    thing({ before_hand_in: true, places: [{ message, milestone_number: 2 }] }),
  )
  shown(<ThingList things={[blank(5), ...before]} isHandIn />, '/final-export')
  const list = screen.getByRole('region', { name: 'Before you hand it in' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(3)
  expect(within(list).getAllByRole('link', { name: 'Milestone 2' })).toHaveLength(3)
  expect(within(list).queryByText('Milestone 5 has a blank.')).toBeNull()
  expect(screen.getByText('Milestone 5 has a blank.')).toBeVisible()
  cleanup()
  shown(<ThingList things={[blank(5)]} isHandIn />, '/final-export')
  expect(screen.queryByRole('region', { name: 'Before you hand it in' })).toBeNull()
  expect(screen.getByText(/^Before you hand it in: nothing/)).toBeVisible()
})
