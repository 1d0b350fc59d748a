import { expect, test } from 'vitest'
import type { Proof } from '../work-breakdown.ts'
import { composedPlan } from './plan.ts'
import { asked, composition, STEPS, step } from './testing/mast.ts'

test('a test that nothing could fail is no criterion; the result is delivered whether or not a pass mark is told', () => {
  const bare = step('s1', { action: 'Model the mast', to_month: 2, result: 'model', proof: [{ quantity: 'stiffness', judge: 'Ana Ruiz' }] })
  const criteria = (one: typeof bare) => composedPlan(composition({ rows: { steps: [one] } }))[1]?.criteria.map(({ text }) => text)
  expect(criteria(bare)).toEqual(['Each deliverable: to be delivered by Award + 2 Months, or by the date stated with it.'])
  const value = 'all 12 thresholds met or the gap explained'
  expect(criteria({ ...bare, proof: [{ quantity: '12 thresholds of the mast', value }] })).toEqual([
    '12 thresholds of the mast: all 12 thresholds met or the gap explained; by Award + 2 Months.',
    'Each deliverable: to be delivered by Award + 2 Months, or by the date stated with it.',
  ])
})

test('of what nobody has said when it counts as done no more is said than that it is looked at', () => {
  const requirements = [asked('R1', 'Glue the joints'), asked('R2', 'Dry the joints')]
  const criterion = (result: string) => {
    const steps = [step('s1', { action: 'Glue the joints', to_month: 2, result, requirement_ids: ['R1', 'R2'] })]
    return composedPlan(composition({ rows: { steps }, frame: { requirements } }))[1]?.criteria[0]?.text
  }
  for (const thing of ['Report on glue', 'Drying sheet', 'Two glued joints'])
    expect(criterion(thing)).toBe('Each deliverable: to be delivered by Award + 2 Months, or by the date stated with it.')
})

test('a pass mark without a name and a figure is what has to hold', () => {
  const proof = [{ quantity: 'Result', condition: 'all bolts turned and marked, at least 10 without a crack', judge: 'Ana Ruiz' }]
  const [, second] = composedPlan(composition({ rows: { steps: [step('s1', { action: 'Turn the bolts', to_month: 2, proof })] } }))
  expect(second?.criteria.map(({ text }) => text)).toEqual([
    'All bolts turned and marked, at least 10 without a crack; judged by Ana Ruiz; by Award + 2 Months.',
  ])
})

test('a pass mark that says only of how many things it is, or of none, stands behind the work that tells what they are', () => {
  const criterion = (quantity: string, action = 'Seam checks of the sail') =>
    composedPlan(composition({ rows: { steps: [step('s1', { action, to_month: 2, proof: [{ quantity }] })] } }))[1]?.criteria[0]?.text
  expect(criterion('each has a patch or a note')).toBe('Seam checks of the sail: each has a patch or a note; by Award + 2 Months.')
  expect(criterion('All are sewn twice', 'Sew the seams')).toBe('Sewing the seams: all are sewn twice; by Award + 2 Months.')
  expect(criterion('has a patch or a note')).toBe('Seam checks of the sail: has a patch or a note; by Award + 2 Months.')
  expect(criterion('each seam has a patch')).toBe('Each seam has a patch; by Award + 2 Months.')
})

test('what there may be none of is a pass mark, in the first milestone as in any other', () => {
  const steps = [step('s1', { action: 'Hold the kickoff', from_month: 1, to_month: 1, result: 'list of seams', proof: [{ quantity: '' }] })]
  const criteria = (quantity: string) =>
    composedPlan(composition({ rows: { steps: steps.map((one) => ({ ...one, proof: [{ quantity }] })) } }))[0]?.criteria.map(
      ({ text }) => text,
    )
  expect(criteria('no open question of the harbor master on the list')).toContain(
    'No open question of the harbor master on the list; by Award + 1 Month.',
  )
  for (const untold of ['no test yet', 'No pass mark', 'no']) expect(criteria(untold)?.join()).not.toMatch(/^No/)
})

test('signs of notes are written out in a pass mark and in what is handed over, and a role stands in a task by its first words', () => {
  const proof = [{ quantity: 'sway', comparator: '<=', value: '2', unit: 'cm', condition: 'w/ the flag up' } as const]
  const steps = [step('s1', { action: 'Raise the mast', lead: 'Ana Ruiz', to_month: 2, result: 'log w/ photos + list', proof })]
  const people = [{ id: 'p1', name: 'Ana Ruiz', role: 'PI, mechanical, 16 years' }]
  const [, second] = composedPlan(composition({ rows: { steps, people } }))
  expect(second?.criteria.map(({ text }) => text)).toContainEqual(expect.stringContaining('Sway (with the flag up): at most 2 cm'))
  expect(second?.deliverables.map(({ text }) => text)).toContain('Log with photos and list')
  expect(second?.all.map(({ text }) => text)).toContain('Task 2.1: The Contractor (Ana Ruiz, PI) shall raise the mast.')
})

test('notes are put in the voice of a contract wherever they stand: in pass marks, what is handed over, risks and methods', () => {
  const proof = [
    {
      quantity: 'sway',
      comparator: '<=',
      value: '2',
      unit: 'cm',
      condition: '3 guy wires we cut on purpose',
      evidence: 'our log',
    } as const,
  ]
  const cells = { method: 'Carries 3 flags. we log it', result: 'mast with flags we painted', to_month: 2, proof }
  const [, second] = composedPlan(composition({ rows: { steps: [step('s1', { action: 'Raise the mast', ...cells })] } }))
  expect(second?.criteria[0]?.text).toContain('3 guy wires the Contractor cuts on purpose')
  expect(second?.criteria[0]?.text).toContain("the Contractor's log")
  expect(second?.deliverables.map(({ text }) => text)).toContain('Mast with flags the Contractor painted')
  expect(second?.all.map(({ text }) => text)).toContain('Method: It carries 3 flags. The Contractor shall log it.')
})

test.each([
  ['Ines Vora', '; judged by Ines Vora; by Award + 2 Months'],
  ['the master of the guild', '; judged by the master of the guild; by Award + 2 Months'],
  ['the guild, which has the list', '; judged by the guild, which has the list; by Award + 2 Months'],
  ['the guild has the list and both sign', '; judging: the guild has the list and both sign; by Award + 2 Months'],
])('who judges is named, and what tells of the judging stands behind its label as it was typed: %s', (judge, told) => {
  const proof = [{ quantity: 'cracked lids', comparator: '<=', value: '2', judge } as const]
  const [, second] = composedPlan(
    composition({ rows: { commitments: [], steps: [step('s1', { action: 'Fire the lids', to_month: 2, proof })] } }),
  )
  expect(second?.criteria.map(({ text }) => text)).toEqual([`Cracked lids: at most 2${told}.`])
})

test.each([
  ['90 percent by the end of June', 'Sound lids: 90 percent by the end of June.'],
  ['80 percent by March and 90', 'Sound lids: 80 percent by March and 90.'],
  ['90 percent of the lids fired in June', 'Sound lids: 90 percent of the lids fired in June; by Award + 2 Months.'],
])('a pass mark that says by when has no other date: %s', (value, told) => {
  const proof = [{ quantity: 'sound lids', value }]
  const [, second] = composedPlan(
    composition({ rows: { commitments: [], steps: [step('s1', { action: 'Fire the lids', to_month: 2, proof })] } }),
  )
  expect(second?.criteria.map(({ text }) => text)).toEqual([told])
})

test('how the solicitation limits a figure is put before a bare one, and not before words that lead to it', () => {
  const of = { threshold_or_objective: null, what: 'salt of a loaf' }
  const limit = { value: '12', unit: 'g', comparator: '<=' as const, printed: 'no more than 12 g', ...of }
  const requirements = [asked('R1', 'The salt of a loaf shall be no more than 12 g', { quantities: [limit] })]
  const salt = (value: string) => {
    const proof = [{ quantity: 'salt of a loaf', value, unit: 'g' }]
    const plan = composedPlan(
      composition({ rows: { steps: [step('s1', { action: 'Bake', to_month: 2, proof })], commitments: [] }, frame: { requirements } }),
    )
    return plan[1]?.criteria.map(({ text }) => text.split('; by ')[0])[0]
  }
  expect(salt('12')).toBe('Salt of a loaf: at most 12 g')
  expect(salt('each inside 12')).toBe('Salt of a loaf: each inside 12 g')
})

test('all things that nobody has said when they count as done are looked at in one line, and their list says what they are and when each is due', () => {
  const results = ['Report on glue, May 9, 2031; drying sheet', 'Joints, a week before the glue review', 'Log (month 1); list (month 2)']
  const steps = results.map((result, at) => step(`s${at}`, { action: 'Glue the joints', to_month: 2, result, goes_to: 'Government' }))
  const plan = composedPlan(composition({ rows: { steps, plan: { start: '1 April 2031' } } }))
  expect(
    plan.slice(0, 2).map(({ criteria }) => criteria.filter(({ text }) => text.startsWith('Each deliverable')).map(({ text }) => text)),
  ).toEqual([
    ['Each deliverable: to be delivered by Award + 1 Month, or by the date stated with it.'],
    ['Each deliverable: to be delivered by Award + 2 Months, or by the date stated with it.'],
  ])
})

test('what one task hands to the next is nobody’s to accept: the report on the work tells of it', () => {
  const steps = [
    step('s1', { action: 'Cut the poles', to_month: 2, result: 'six poles', goes_to: 's2' }),
    step('s2', { action: 'Raise the poles', from_month: 3, to_month: 4, needs: ['s1'], result: 'standing poles', goes_to: 'Government' }),
  ]
  const [, second, third] = composedPlan(composition({ rows: { steps } }))
  expect(second?.criteria.map(({ text }) => text)).toEqual([
    'Progress report on Task 2.1: states the result reached and the record that shows it; delivered to the TPOC for acceptance by Award + 2 Months.',
  ])
  expect(third?.criteria.map(({ text }) => text)).toEqual([
    'Each deliverable: to be delivered by Award + 4 Months, or by the date stated with it.',
  ])
})

test('of what is told of a test in two cells only the fuller one is printed', () => {
  const proof = [
    {
      quantity: 'cracked lids',
      comparator: '<=',
      value: '2',
      condition: 'best glaze',
      runs: '40 lids',
      evidence: 'log of 40 lids with the best glaze',
    },
  ] as const
  const [, second] = composedPlan(
    composition({ rows: { commitments: [], steps: [step('s1', { action: 'Fire the lids', to_month: 2, proof })] } }),
  )
  expect(second?.criteria.map(({ text }) => text)).toEqual([
    'Cracked lids: at most 2; evidence: log of 40 lids with the best glaze; by Award + 2 Months.',
  ])
})

test('what is only to hold is no criterion beside a test with a mark that tells it and shows what it answers', () => {
  const requirements = [asked('R1', 'Six riders with gloves fold the saddle rack in the rain')]
  const only = { quantity: 'six riders with wet gloves fold the saddle rack', value: undefined }
  const timed = {
    quantity: 'folding of the saddle rack',
    comparator: '<=' as const,
    value: '40',
    unit: 's',
    condition: 'six riders with wet gloves',
  }
  const given = (proof: object[]) =>
    composedPlan(
      composition({
        rows: { steps: [step('s1', { action: 'Fold the saddle rack', to_month: 2, requirement_ids: ['R1'], proof: proof as Proof[] })] },
        frame: { requirements },
      }),
    )[1]?.criteria.map(({ text }) => text.split(/ \(|;|:/, 1)[0])
  expect(given([only, timed])).toEqual(['Folding of the saddle rack'])
  expect(given([{ ...only, quantity: 'six riders with wet gloves fold all at least once in mud' }, timed])).toHaveLength(2)
})

test('who judges what is to be shown stands behind it, in the passive voice', () => {
  const shown = (state: string) => {
    const steps = [step('s1', { action: 'Build the sled', to_month: 4, interim: [{ month: 2, state }] })]
    return composedPlan(composition({ rows: { steps } }))[1]?.criteria[0]?.text
  }
  expect(shown('the sled runs on ice, and both brakes hold; I judge')).toBe(
    'The sled runs on ice, and both brakes hold: shown by Award + 2 Months; judged by the Contractor.',
  )
  expect(shown('the sled runs on ice; the harbor pilot certifies')).toBe(
    'The sled runs on ice: shown by Award + 2 Months; certified by the harbor pilot.',
  )
  expect(shown('the sled runs on ice; the brake holds')).toBe('The sled runs on ice; the brake holds: shown by Award + 2 Months.')
})

test('a proof that has the figure of a requirement says that it answers it; a requirement without a proof is no criterion', () => {
  const quantity = {
    printed: 'at most 2 cm',
    value: '2',
    unit: 'cm',
    comparator: '<=',
    threshold_or_objective: null,
    what: 'deflection',
  } as const
  const words = 'In any wind that the mast is to be used in, be it on land or at sea, its deflection is at most 2 cm'
  const asks = (id: string, value: string, unit = 'cm') => asked(id, words, { quantities: [{ ...quantity, value, unit }] })
  const tested = { ...(STEPS[2] ?? step('s3', { action: '' })), requirement_ids: ['R1', 'R2', 'R3'] }
  // two centimeters are not two years
  const frame = { requirements: [asks('R1', '2'), asks('R2', '3'), asks('R3', '2', 'years')] }
  const [deflection] = composedPlan(composition({ rows: { steps: [tested] }, frame }))[3]?.criteria ?? []
  expect(deflection?.text).toMatch(/^Deflection \(at 20 m\/s\): at most 2 cm .*; by Award \+ 5 Months; answers R1\.$/)
  const ofWhat = (frameOf: typeof frame.requirements) =>
    composedPlan(composition({ rows: { steps: [{ ...tested, shows }] }, frame: { requirements: frameOf } }))[3]?.criteria[0]?.text
  const shows = [{ requirement_id: 'R1', quantity: tested.proof[0]?.quantity ?? '' }]
  // somebody has said so
  expect(ofWhat([asks('R1', '3')])).toContain('answers R1')
  // what breaks a limit answers nothing, whoever says so
  expect(ofWhat([asks('R1', '1')])).not.toContain('answers')
  // a report tells of tests, and none shows it by itself
  const report = { ...asks('R2', '2'), kind: 'deliverable' as const }
  expect(ofWhat([report])).not.toContain('answers')
})

test('a pass mark that says only what is done is what the result of its task has to do', () => {
  const criterion = (quantity: string) =>
    composedPlan(composition({ rows: { steps: [step('s1', { action: 'Sew the sail', to_month: 2, proof: [{ quantity }] })] } }))[1]
      ?.criteria[0]?.text
  expect(criterion('Remove 95 percent of the salt in two washes')).toBe(
    'The result of Task 2.1 shall remove 95 percent of the salt in two washes; by Award + 2 Months.',
  )
  expect(criterion('Fits 12 bags without a fold')).toBe('The result of Task 2.1 fits 12 bags without a fold; by Award + 2 Months.')
})
