import { expect, test } from 'vitest'
import { leadProse } from './lead-prose.ts'

const LEAD =
  'Lead, place and time: Priya Nair (aeromodel) for the work on the new aeromodel, a port to PX4, a faster driver, laboratory at Fox Field, Lancaster, months 6 to 7.'

test('the commas of a title end nobody’s name', () => {
  const text = `Milestone 4 - Work on the new aeromodel, a port to PX4, a faster driver\n\nIt grows.\n\n${LEAD}`
  expect(leadProse(text, [], [])).toEqual([
    'Priya Nair (aeromodel) leads the work, which runs from month 6 to month 7.',
    'It is done at the laboratory at Fox Field, Lancaster.',
  ])
})

test('a place that is left out is that of the milestone before', () => {
  const before = 'Milestone 2 - Coil\n\nLead, place and time: Ann Roe, Dayton laboratory, month 2.'
  const text = 'Milestone 3 - Winding\n\nLead, place and time: Ann Roe and Bo Lindt, months 3 to 4.'
  expect(leadProse(text, [before], [])).toEqual([
    'Ann Roe and Bo Lindt lead the work, which runs from month 3 to month 4.',
    'It is done at the Dayton laboratory.',
  ])
})
