import { describe, expect, test } from 'vitest'
import { armyTwoPages } from './army-two-pages.ts'
import type { FormDocument } from './form-document.ts'
import { textsIn } from './form-texts.ts'
import { FORM_PAGE, pagesOf } from './page-estimate.ts'
import { given } from './testing/given.ts'
import { inventedIn, tableOf, textsOf } from './testing/spoken-in.ts'
import { widthOf } from './times-lines.ts'

const TABLE = 'Key Milestones and Target Completion Dates'
const short = armyTwoPages(given())
const long = given({ times: 12 })

describe('a short plan', () => {
  test('has its objectives, milestones, deliverables and duration, in the order that the Army asks for', () => {
    expect(short.sections.map(({ heading }) => heading)).toEqual([
      'Technical Objectives',
      TABLE,
      'Key Deliverables',
      'Anticipated Project Duration',
    ])
    expect(short.facts).toContainEqual(['Company', 'Alder Acoustics'])
    expect(short.facts).toContainEqual(['Topic', 'X: Sound absorber'])
    expect(textsOf(short, 'Anticipated Project Duration')).toEqual(['6 months from award'])
  })

  test('says of each milestone its number, title, opening and tasks, target date, deliverables and criteria', () => {
    const [heads, , design] = tableOf(short, TABLE)
    expect(heads).toEqual(['No.', 'Milestone', 'Target date', 'Acceptance criteria'])
    expect(design).toEqual([
      '2',
      'Design | The Contractor shall settle the cell by Award + 2 Months. | 2.1 Model the cell. | 2.2 Compare two foams.',
      'Award + 2 Months',
      'The design report is accepted when both foams are compared under task 2.2. | The model predicts at least 15 dB at 300 Hz.',
    ])
    expect(tableOf(short, 'Key Deliverables')[2]).toEqual([
      '2',
      'Design report on the cell (PDF), with choices and reasons, to the TPOC | Status report up to Award + 2 Months (PDF), to the TPOC',
      'Award + 2 Months',
    ])
  })

  test('has every criterion in full where there is room for all of them, without the numbers of the topic, which say nothing in it', () => {
    const acceptance_criteria = ['Hum in the hall: at most 30 dB; judged by Ida Moen; by Award + 2 Months; answers R7.']
    const milestones = given().plan.milestones.map((one) => ({ ...one, acceptance_criteria }))
    const form = armyTwoPages({ ...given(), plan: { ...given().plan, milestones } })
    expect(
      new Set(
        tableOf(form, TABLE)
          .slice(1)
          .map(([, , , criteria]) => criteria),
      ),
    ).toEqual(
      new Set([
        'Hum in the hall shall be at most 30 dB. Judged by Ida Moen by Award + 2 Months.',
        // by when all of its milestone is due stands beside it
        'Hum in the hall shall be at most 30 dB. Judged by Ida Moen.',
      ]),
    )
    expect(form.left_out).not.toContain('by whom, by when and on which evidence a criterion is judged')
  })

  test('names no price, and says that payments are left out', () => {
    expect(JSON.stringify(short.sections)).not.toContain('28')
    expect(short.no_room_for).toEqual({ in_words: '', parts: [] })
    expect(short.left_out).toEqual(['payments', 'the approach, people, places and risks of each task'])
  })
})

describe('a plan that is too long', () => {
  test('still fits on two pages, and is told what was left out', () => {
    const form = armyTwoPages(long)
    expect(pagesOf(form)).toBe(2)
    expect(form.left_out).toContain('what each deliverable holds and to whom it goes')
    expect(form.no_room_for?.in_words).toMatch(/acceptance criteria/)
    expect(form.no_room_for?.parts.join()).toMatch(/C\d\.\d /)
  })

  test.each([2, 9, 16])('names each task and criterion that its pages have no room for in the list beside it, of %i each', (each) => {
    const numbers = Array.from({ length: each }, (_, at) => at + 1)
    const milestones = given().plan.milestones.map((one) => ({
      ...one,
      refined_text: `Milestone ${one.milestone_number} - Loaf\n${numbers.map((nth) => `Task ${one.milestone_number}.${nth}: The Contractor shall bake batch ${one.milestone_number}${nth} of the rye and weigh it.`).join('\n')}`,
      acceptance_criteria: numbers.map((nth) => `Crust ${one.milestone_number}${nth}: at least 9 of 12; judged by the baker.`),
    }))
    const form = armyTwoPages({ ...given(), plan: { ...given().plan, milestones } })
    const cells = tableOf(form, TABLE).flat().join(' ')
    const named = form.no_room_for?.parts.join(' ') ?? ''
    for (const { milestone_number } of milestones)
      for (const nth of numbers)
        for (const one of [`Bake batch ${milestone_number}${nth} of`, `rust ${milestone_number}${nth} shall be at least`])
          expect(
            [cells, named].filter((text) => text.includes(one)),
            one,
          ).toHaveLength(1)
    expect(named !== '').toBe(each === 16)
  })

  test('counts in the row of each milestone the criteria that there is no room for, and points to no other document', () => {
    const names = ['Rise', 'Crust', 'Crumb', 'Salt', 'Smell', 'Bite', 'Shine', 'Weight', 'Colour', 'Keeping', 'Bloom', 'Spring']
    const acceptance_criteria = names.flatMap((name, nth) =>
      [1, 2, 3].map((batch) => `${name} of batch ${batch}: at least ${nth + batch} of 60${name === 'Bite' ? '; answers R4' : ''}.`),
    )
    const milestones = given().plan.milestones.map((one) => ({ ...one, acceptance_criteria }))
    const form = armyTwoPages({ ...given(), plan: { ...given().plan, milestones } })
    const [, first = []] = tableOf(form, TABLE)
    expect(first[3]).toContain('ite of batch 3 shall be at least 8 of 60')
    expect(first[3]).toMatch(/ \d+ further criteria\.$/)
    expect(textsIn(form.sections).join('\n')).not.toMatch(/C\d\.\d|of the Phase/)
  })

  test('has all that the scope calls an objective before criteria that answer nothing of the topic', () => {
    const acceptance_criteria = Array.from({ length: 40 }, (_, nth) => `Crumb ${nth}: at least ${nth} of 50.`)
    const milestones = given().plan.milestones.map((one) => ({ ...one, acceptance_criteria }))
    const scope_paragraph = 'The goal is a quiet oven. The goal is an even crust.'
    const form = armyTwoPages({ ...given(), plan: { ...given().plan, milestones, scope_paragraph } })
    expect(textsOf(form, 'Technical Objectives')).toEqual([scope_paragraph])
    expect(form.no_room_for?.in_words).toMatch(/^\d+ acceptance criteria$/)
  })

  test('keeps each target date on one line', () => {
    const wide = given({ times: 12 })
    const plan = { ...wide.plan, period_of_performance: 24 }
    const form = armyTwoPages({ ...wide, plan })
    const [block] = form.sections.find(({ heading }) => heading === TABLE)?.blocks ?? []
    const share = block?.kind === 'table' ? (block.table.columns[2]?.share ?? 0) : 0
    expect(share * FORM_PAGE.width - 2 * FORM_PAGE.cell.side).toBeGreaterThan(widthOf('Award + 24 Months', 10, false))
  })

  test('has all its criteria without what shows them and who judges them, and none as one of a kind', () => {
    const milestones = given().plan.milestones.map((one) => ({
      ...one,
      acceptance_criteria: ['Rise', 'Crust', 'Crumb', 'Salt'].map(
        (name) =>
          `${name} (${'a loaf of rye at rest, '.repeat(3)}warm): at least 9 of 12; evidence: ${'log of the oven, '.repeat(9)}signed; judged by the baker.`,
      ),
    }))
    const form = armyTwoPages({ ...given(), plan: { ...given().plan, milestones } })
    expect(form.no_room_for?.in_words).toBe('')
    expect(form.left_out).toContain('by whom, by when and on which evidence a criterion is judged')
    expect(tableOf(form, TABLE).flat().join()).not.toMatch(/[Jj]udged/)
    for (const row of tableOf(form, TABLE).slice(1))
      for (const name of ['Rise', 'Crust', 'Crumb', 'Salt']) expect(row[3]?.toLowerCase()).toContain(name.toLowerCase())
    expect(pagesOf(form)).toBe(2)
  })

  test('has first the criteria that answer requirements of the topic, and names the others by their numbers', () => {
    const criterion = (name: string, nth: number) =>
      `${name} ${nth} (at rest): at least ${nth} of 40; evidence: ${'log of the oven, '.repeat(4)}signed`
    const milestones = given().plan.milestones.map((one, at) => ({
      ...one,
      acceptance_criteria: Array.from({ length: 30 }, (_, nth) =>
        nth % 5 === 0 ? `${criterion(`Crust ${at}`, nth)}; answers R${nth + 1}.` : `${criterion(`Crumb ${at}`, nth)}.`,
      ),
    }))
    const form = armyTwoPages({ ...given(), plan: { ...given().plan, milestones } })
    const cells = tableOf(form, TABLE).flat().join(' ')
    for (const at of milestones.keys())
      for (const nth of [0, 5, 10, 15, 20, 25]) expect(cells.split(`rust ${at} ${nth} shall`), `${at} ${nth}`).toHaveLength(2)
    expect(form.no_room_for?.parts.join(' ')).toMatch(/C\d\.\d+ [\w ]*rumb \d \d+ shall be at least \d+ of 40 \(at rest\)/)
    expect(form.no_room_for?.parts.join(' ')).not.toMatch(/crust/i)
  })

  test('gives its criteria the wider column where they are what makes the table high', () => {
    const shareOf = (form: FormDocument) => {
      const [block] = form.sections.find(({ heading }) => heading === TABLE)?.blocks ?? []
      return block?.kind === 'table' ? block.table.columns.map(({ share }) => share) : []
    }
    const wordy = given().plan.milestones.map((one) => ({
      ...one,
      acceptance_criteria: [`Crust: ${'crisp and brown all over, '.repeat(12)}warm.`],
    }))
    const [, milestone = 0, , criteria = 0] = shareOf(armyTwoPages({ ...given(), plan: { ...given().plan, milestones: wordy } }))
    expect(criteria).toBeGreaterThan(milestone)
  })

  test('keeps of each milestone the criterion that measures most', () => {
    const criteria = tableOf(armyTwoPages(long), TABLE)
      .slice(1)
      .map((row) => row[3])
    expect(criteria[3]).toContain('At least 20 dB at 300 Hz in 3 of 3 repeats')
    expect(criteria[1]).toContain('The model predicts at least 15 dB at 300 Hz.')
    expect(criteria.every((text) => text !== '')).toBe(true)
  })

  test('still says of each milestone what is done in it', () => {
    const [, ...cells] = tableOf(armyTwoPages(long), TABLE).map((row) => row[1])
    expect(cells[1]).toContain('Model the cell.')
    expect(cells[3]).toContain('Measure the NRC of both panels.')
  })

  test('is not shortened inside a sentence', () => {
    expect(inventedIn(armyTwoPages(long), long)).toEqual([])
    for (const row of tableOf(armyTwoPages(long), TABLE).slice(1)) expect(row[1]).toMatch(/\.$/)
  })
})

test('a criterion that is longer than the pages is counted in them', () => {
  const wordy = given()
  const milestones = wordy.plan.milestones.map((one) => ({
    ...one,
    acceptance_criteria: [`The panel is tested ${'with the whole set of sounds and '.repeat(90)}is found quiet.`],
  }))
  const form = armyTwoPages({ ...wordy, plan: { ...wordy.plan, milestones } })
  expect(pagesOf(form)).toBeLessThanOrEqual(2)
  expect(tableOf(form, TABLE)[1]?.[3]).toBe('1 further criterion.')
})

test('an empty plan has the placeholders of the plan and nothing more', () => {
  const empty = given()
  const plan = { ...empty.plan, scope_paragraph: null, milestones: [] }
  const form = armyTwoPages({ ...empty, plan })
  expect(textsOf(form, 'Technical Objectives')).toEqual(['(Scope paragraph will be generated here)'])
  expect(tableOf(form, TABLE)).toHaveLength(1)
})

test('a milestone that hands nothing over has no row among the key deliverables', () => {
  const { plan, ...rest } = given()
  const milestones = plan.milestones.map((one, at) => (at === 0 ? { ...one, deliverables: [] } : one))
  const rows = tableOf(armyTwoPages({ ...rest, plan: { ...plan, milestones } }), 'Key Deliverables').slice(1)
  expect(rows.map(([number]) => number)).toEqual(milestones.slice(1).map((one) => String(one.milestone_number)))
})
