import { expect, test } from 'vitest'
import { toldGroups } from './told-groups.ts'

const groups = (text: string) => toldGroups(text).map(({ heading, items }) => [heading, ...items.map(({ words }) => words)])

test('labelled paragraphs are one group over empty lines, with what stands beneath each, and bullets are another one', () => {
  const text =
    'Step 1: Survey the hull, months 1-2. We borrow the drone.\n\nStep 2: Build the crawler.\n   The frame is bought.\n\nStep 3: Dock trial\n\nMilestones:\n* crawler holds, month 4\n* trial passed, month 6\n\nWe travel twice.'
  expect(groups(text)).toEqual([
    ['', 'Survey the hull, months 1-2. We borrow the drone.', 'Build the crawler.\n   The frame is bought.', 'Dock trial'],
    ['Milestones:', 'crawler holds, month 4', 'trial passed, month 6'],
  ])
  expect(toldGroups(text)[0]?.items[1]).toMatchObject({ name: 'Step 2:', text: 'Step 2: Build the crawler.\n   The frame is bought.' })
})

test('a line of one sentence with strokes or semicolons is a list by itself, below its heading or behind its name', () => {
  expect(
    groups('paid, we hope\n15% kickoff (22,500) / 30% review (45,000) / 55% final\nto buy: laser $4,200; stage $1,900; optics $900'),
  ).toEqual([
    ['paid, we hope', '15% kickoff (22,500)', '30% review (45,000)', '55% final'],
    ['to buy:', 'laser $4,200', 'stage $1,900', 'optics $900'],
  ])
})

test('lines without a mark are parted by empty ones, and the first is their heading where it alone has no figure', () => {
  expect(
    groups(
      'Purchases\nFurnace, month 2, $4,500\nLoad cell, month 3, $900\n\nTrips\nTwo of us to the range, month 3\nOne to Dayton, month 6',
    ),
  ).toEqual([
    ['Purchases', 'Furnace, month 2, $4,500', 'Load cell, month 3, $900'],
    ['Trips', 'Two of us to the range, month 3', 'One to Dayton, month 6'],
  ])
})

test('months and days at the head of a line are no labels, and a line that was cut at the end of a page goes on', () => {
  const long = '- the coil burns out in the long run, and we notice by a rise of resistance'
  expect(
    groups(`Month 1:\n- kickoff\n- order the parts\n\nMonth 2:\n${long}\nand wind a new one\n- a supplier is late\nhours: as told.`),
  ).toEqual([
    ['Month 1:', 'kickoff', 'order the parts'],
    ['Month 2:', `${long.slice(2)}\nand wind a new one`, 'a supplier is late'],
  ])
})

test('sentences are told freely, on how many lines they stand', () => {
  expect(groups('We build the rig first. Then we test it.\n\nAna leads.')).toEqual([])
  expect(groups('We build the rig first.\nThen we test it.\nThen we report.')).toEqual([])
})

test('lines that follow without an empty one stand under the same heading', () => {
  const [, paid] = toldGroups('option (6 months)\n- aging, month 1\n- report, month 6\npayments: $20,000 / $30,000 / $50,000')
  expect(paid).toMatchObject({ heading: 'payments:', above: expect.stringContaining('option') })
})
