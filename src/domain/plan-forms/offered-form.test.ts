import { describe, expect, test } from 'vitest'
import { textsIn } from './form-texts.ts'
import { offeredForm } from './offered-form.ts'
import { type Given, given, milestone } from './testing/given.ts'
import { inventedIn, tableOf, textsOf } from './testing/spoken-in.ts'

const formFor = (asked: Given) => {
  const known = given(asked)
  return { known, offered: offeredForm(known.component, known.plan.program_type === 'STTR' ? 'STTR' : 'SBIR') }
}

function laidOut(asked: Given) {
  const { known, offered } = formFor(asked)
  if (!offered) throw new Error('no form is offered')
  return { known, form: offered.laidOut(known) }
}

describe('the form that is offered', () => {
  test.each<[Given, string]>([
    [{ number: 'A254-001', component: 'Army' }, 'Army Non-Proprietary Work Plan (2 pages)'],
    [{ number: 'AF251-0002', component: 'Air Force' }, 'Air Force Phase I outline'],
    [{ number: 'AF251-D002', component: 'Air Force', phase: 'II', direct: true }, 'Air Force Direct to Phase II work plan'],
    [{ number: 'AFX246-DPCSO9', component: 'Air Force', phase: 'II', direct: true }, 'AFWERX table of line items'],
    [{ number: 'N251-099', component: 'Navy' }, 'Statement of work for the technical volume'],
    [{ number: 'MDA251-099', component: 'Missile Defense Agency' }, 'Five columns in the words of MDA'],
    [{ program_type: 'STTR' }, 'Five columns with the STTR work shares'],
  ])('of %j is the %s, with its document', (asked, name) => {
    const { offered } = formFor(asked)
    expect(offered?.name).toBe(name)
    expect(offered?.source.document).not.toBe('')
  })

  test('is the outline that the topic lays out itself, whatever its component is known to want', () => {
    const { component } = formFor({ number: 'A254-001', component: 'Army' }).known
    const source = { document: 'The solicitation', release: '', place: 'p. 3' }
    const offered = component && offeredForm({ ...component, outline: { value: ['Scope', 'Tasks', 'Schedule'], source } }, 'SBIR')
    expect(offered).toMatchObject({ name: 'Outline of the topic', source })
    expect(offered?.laidOut(given()).sections.map(({ heading }) => heading)).toEqual(['Scope', 'Tasks', 'Schedule'])
  })

  test('is none where nothing is known of the component', () => {
    expect(formFor({ component: 'Defense Threat Reduction Agency' }).offered).toBeNull()
  })
})

describe('the table of AFWERX', () => {
  const { known, form } = laidOut({ number: 'AFX246-DPCSO9', phase: 'II', direct: true })

  test('has line item, task, deliverable with acceptance, due month with payment; the kickoff first', () => {
    const [heads, first] = tableOf(form, 'Line items')
    expect(heads).toEqual(['CLIN', 'Task', 'Deliverable and acceptance criteria', 'Due (months after award) and payment'])
    expect(first).toEqual([
      '0001',
      'Kickoff | The Contractor shall agree the pass marks with the TPOC. | 1.1 The Contractor shall hold a kickoff meeting.',
      'Kickoff briefing (PDF) and minutes (PDF), to the TPOC | Accepted when | C1.1 The minutes name an owner for every action; the reply time is [state the reply time in business days].',
      'Award + 1 Month | $28,000.00',
    ])
    expect(textsOf(form, 'Line items').at(-1)).toBe('$140,000.00')
  })

  test('invents nothing', () => expect(inventedIn(form, known)).toEqual([]))
})

describe('the statement of work of the Navy', () => {
  const { form, known } = laidOut({ number: 'N251-099', component: 'Navy' })

  test('has what the BAA asks of one, in its order, and invents nothing', () => {
    expect(form.sections.map(({ heading }) => heading)).toEqual([
      'Phase I Technical Objectives',
      'Phase I Statement of Work: Tasks',
      'Schedule of Major Events',
      'Products to Be Delivered',
      'Acceptance and Payments',
      'Key Personnel and Subcontractors',
      'Facilities and Equipment',
      'Notes',
    ])
    expect(textsOf(form, 'Acceptance and Payments').at(-1)).toContain('$140,000.00')
    expect(inventedIn({ ...form, sections: form.sections.slice(0, -1) }, known)).toEqual([])
  })

  test('has base, option and days of payment at its end, with their document', () => {
    const notes = textsOf(form, 'Notes')
    expect(notes[0]).toBe(
      'The milestones above are the base, of exactly 6 months. The option, of exactly 6 months and at most $100,000.00, is planned and priced apart from it (DoD SBIR 25.1 BAA, Navy instructions).',
    )
    expect(notes[1]).toMatch(/^The base is paid by days and not by milestones: 50% on day 15/)
    expect(notes[1]).toContain('50% on day 15 ($70,000.00), 35% on day 90 ($49,000.00), 15% on day 180 ($21,000.00)')
  })
})

describe('limits known of another release', () => {
  const asked = { number: 'DON26BZ03-NV062', component: 'Navy' }

  test('stand in no document', () => {
    expect(laidOut(asked).form.sections.map(({ heading }) => heading)).not.toContain('Notes')
  })

  test('stand in it once the person uses them, with the other release in place of its document', () => {
    const notes = textsOf(laidOut({ ...asked, confirmed: ['option'] }).form, 'Notes')
    expect(notes).toEqual([
      'The option, of exactly 6 months and at most $100,000.00, is planned and priced apart from it (as of release 25.1).',
    ])
    const all = textsOf(laidOut({ ...asked, confirmed: ['option', 'months', 'day_payments'] }).form, 'Notes')
    expect(all.join(' ').split('(as of release 25.1)')).toHaveLength(4)
  })
})

describe('five columns of MDA', () => {
  const { form } = laidOut({
    number: 'MDA251-099',
    component: 'Missile Defense Agency',
    milestones: [
      milestone(
        1,
        'Build the Deliverables\n\nThe Contractor shall list each deliverable.',
        ['Product for Testing, Evaluation, and/or Demonstration (possibly destruction): Panel (hardware)'],
        [],
      ),
    ],
  })
  const table = form.sections[1]?.blocks[0]

  test('call nothing a deliverable', () => {
    expect([...form.sections.map(({ heading }) => heading), ...textsIn(form.sections)].join('\n')).not.toMatch(/deliverable/i)
    expect(table).toMatchObject({ deliverables_heading: 'PRODUCTS FOR TESTING, EVALUATION, AND/OR DEMONSTRATION' })
    expect(JSON.stringify(table)).toContain('shall list each product for testing, evaluation, and/or demonstration (possibly destruction).')
  })

  test('do not repeat the heading in each cell', () => {
    expect(table).toMatchObject({ rows: [{ deliverables: ['Panel (hardware)'] }] })
  })
})

describe('the work shares of STTR', () => {
  const shares = (text: string) =>
    tableOf(
      laidOut({
        program_type: 'STTR',
        research_institution: 'Alder University',
        milestones: [milestone(1, `Test\n\n${text}`, ['Report'], ['It is 2 in thick.'], '100000.00')],
      }).form,
      'Work share by cost before profit',
    ).slice(1)

  test('are those that the plan states, and the rest is done by others', () => {
    expect(shares('Alder University models the panel. Their share of the work is 35%. The Contractor does 60% of the work.')).toEqual([
      ['Small business: Alder Acoustics', '60%', '40%', '$60,000.00'],
      ['Research institution: Alder University', '35%', '30%', '$35,000.00'],
      ['Other subcontractors and consultants', '5%', '', '$5,000.00'],
    ])
    expect(shares('Their share of the work at Alder University is 33.7%. The Contractor does 62.7% of the work.').at(-1)?.[1]).toBe('3.6%')
  })

  test('are blanks where the plan only repeats the rule or contradicts itself', () => {
    const blanks = ['small business', 'research institution'].map((performer) => `[state the share of the ${performer} in percent]`)
    for (const text of [
      'Of the cost, at least 40% is for work by the small business and at least 30% for work by Alder University.',
      'The Contractor does 60% of the work. The Contractor does 55% of the work.',
    ]) {
      expect(
        shares(text)
          .map((row) => row[1])
          .slice(0, 2),
      ).toEqual(blanks)
    }
  })
})
