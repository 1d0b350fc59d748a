import { describe, expect, test } from 'vitest'
import { requirementQuantities } from '../../language/quantity/required.ts'
import { SHIELD, soundPlan, withSentence } from '../quality/testing/plans.ts'
import type { Row } from '../work-breakdown/rows.ts'
import { thingsLeft } from './things-left.ts'

describe('what rows say against a limit of the topic', () => {
  const quote = 'The clip shall not press on the cable with more than 8 pounds-force.'
  const asked = { ...SHIELD, id: 'R2', text: quote, quote, quantities: requirementQuantities(quote) }
  const plan = { ...soundPlan(), requirements: [SHIELD, asked] }
  const cell = (value: unknown) => ({ value, origin: { from: 'person' }, state: 'seen' })
  const row = (proof: object) =>
    ({ id: 's1', kind: 'step', position: 0, cells: { action: cell('Build the clip'), proof: cell([proof]) } }) as unknown as Row
  const limits = (one: Row) =>
    thingsLeft({ plan, steps: [], rows: [one] }).flatMap(({ severity, places }) =>
      places.flatMap(({ message, requirement_id, cell: where }) =>
        requirement_id === 'R2' && where ? [[severity, message, where.name, where.cell]] : [],
      ),
    )

  test('is to be mended where it is of the same, and asked about where it may not be', () => {
    expect(limits(row({ quantity: 'Clip presses on the cable', value: '12', unit: 'lb' }))).toEqual([
      ['error', '“12 lb” in “Clip presses on the cable: 12 lb” breaks R2, which asks for at most 8 pounds-force.', 'Work step 1', 'proof'],
    ])
    expect(limits(row({ quantity: 'Spring force', value: '12', unit: 'lb' }))).toEqual([
      [
        'warning',
        '“12 lb” in “Spring force: 12 lb” would break R2, which asks for at most 8 pounds-force (p. 2). Is it of the same thing?',
        'Work step 1',
        'proof',
      ],
    ])
    expect(limits(row({ quantity: 'Clip presses on the cable', value: '7', unit: 'lb' }))).toEqual([])
  })

  test('is no matter any more once somebody has overruled that the plan says so, unless a row says another figure', () => {
    const words = 'The clip presses on the cable with 12 lb (R2).'
    const overrule = { rule: 'QC-45', quote: words, reason: 'The cable is thicker.', made_at: '' }
    const of = (value: string, overrules = [overrule]) =>
      thingsLeft({
        plan: { ...withSentence(2, words), requirements: plan.requirements },
        steps: [{ milestone_number: 2, overrules }],
        rows: [row({ quantity: 'Clip presses on the cable', value, unit: 'lb' })],
      }).flatMap((one) => (one.places[0]?.requirement_id === 'R2' ? [one.overruled ?? one.severity] : []))
    expect(of('12', [])).toEqual(['error'])
    expect(of('12')).toEqual(['The cable is thicker.'])
    expect(of('14')).toEqual(['error', 'The cable is thicker.'])
  })

  test('each that is broken stands by itself before all else, and so does what is planned later than it is asked', () => {
    const words = 'The clip test report follows no later than 60 days after award.'
    const report = { ...SHIELD, id: 'R3', text: words, quote: words, quantities: requirementQuantities(words) }
    const cells = { title: cell('Clip test report'), due_month: cell(3) }
    const milestones = [cells, { title: cell('Close'), due_month: cell(6) }].map((of, at) => ({
      id: `m${at}`,
      kind: 'milestone',
      position: at,
      cells: of,
    }))
    const rows = [row({ quantity: 'Clip presses on the cable', value: '12', unit: 'lb' }), ...(milestones as unknown as Row[])]
    const left = thingsLeft({ plan: { ...plan, scope_paragraph: null, requirements: [SHIELD, asked, report] }, steps: [], rows })
    expect(left.slice(0, 2).map(({ places }) => places.map(({ requirement_id }) => requirement_id))).toEqual([['R3'], ['R2']])
    expect(left[0]).toMatchObject({
      severity: 'error',
      places: [{ message: expect.stringMatching(/by month 2 .*“Clip test report” is due in month 3\.$/) }],
    })
  })
})
