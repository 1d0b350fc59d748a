import { describe, expect, test } from 'vitest'
import { laidOutUnder } from './outline.ts'
import { given, milestone } from './testing/given.ts'
import { inventedIn, tableOf, textsOf } from './testing/spoken-in.ts'

const HEADINGS = ['Scope', 'Tasks', 'Schedule', 'Deliverables', 'Acceptance', 'Payments', 'Risks', 'Antenna design']

describe('a plan under headings that the topic sets', () => {
  const outline = laidOutUnder(HEADINGS, 'Phase I Work Plan', given())
  const printed = (heading: string) => textsOf(outline, heading).join(' ')

  test('has all of them, in their order', () => {
    const headings = outline.sections.map(({ heading }) => heading)
    expect(headings.filter((one) => HEADINGS.includes(one))).toEqual(HEADINGS)
  })

  test('tells each part below the heading that names it, and only there', () => {
    expect(printed('Tasks')).toContain('The Contractor shall compare two foams.')
    expect(printed('Tasks')).not.toContain('foam A')
    expect(printed('Risks')).toContain('foam A')
    expect(tableOf(outline, 'Payments').flat().join(' ')).toContain('$28,000.00')
    expect(tableOf(outline, 'Deliverables')[0]).toEqual(['No.', 'Deliverables', 'Due'])
    expect(tableOf(outline, 'Acceptance').flat().join(' ')).toContain('C5.1')
    expect(outline.left_out).toEqual([])
  })

  test('keeps reports that no heading has among the deliverables', () => {
    const { sections } = laidOutUnder(['Tasks', 'Deliverables', 'Progress reports'], '', given())
    const deliverables = JSON.stringify(sections.find(({ heading }) => heading === 'Deliverables'))
    expect(deliverables).toContain('Final report with the SF 298')
    expect(deliverables).not.toContain('Status report')
  })

  test('leaves a blank below a heading of which the plan says nothing', () => {
    expect(textsOf(outline, 'Antenna design')).toEqual(['[add what is asked for under “Antenna design”]'])
  })

  test('invents nothing', () => {
    expect(inventedIn(outline, given()).filter((sentence) => !sentence.includes('Antenna design'))).toEqual([])
  })

  test('tells the tasks in any case: below the requirements, or below a heading of their own', () => {
    const under = (...headings: string[]) => laidOutUnder(headings, '', given())
    const isOfTasks = (outline: ReturnType<typeof under>, heading: string) =>
      textsOf(outline, heading).join(' ').includes('The Contractor shall compare two foams.')
    expect(isOfTasks(under('Scope', 'Requirements', 'Schedule'), 'Requirements')).toBe(true)
    expect(isOfTasks(under('Scope', 'Schedule', 'Risks'), 'Tasks')).toBe(true)
    expect(under('Scope', 'Schedule').left_out).toEqual(['deliverables', 'acceptance criteria', 'payments'])
    expect(under('Work steps', 'Deliverables').left_out).toEqual(['the scope', 'payments'])
  })
})

test('below a heading on places stand places and tools, without the months and hours of its tasks', () => {
  const text = (number: string, where: string) => `Task ${number}: Dye it.\nPlace and time: ${where}, months 1 to 2, 40 hours`
  const plan = {
    ...given().plan,
    milestones: [milestone(1, `Dye\n\n${text('1.1', 'In Leeds')}\n\n${text('1.2', 'In York')}\nTools: A vat.`, [], [])],
  }
  const outline = laidOutUnder(['Tasks', 'Facilities and Equipment'], '', { ...given(), plan })
  const section = outline.sections.find(({ heading }) => heading.startsWith('Facilities'))
  expect(section?.blocks).toEqual([
    { kind: 'paragraph', label: 'Task 1.1', text: 'In Leeds' },
    { kind: 'paragraph', label: 'Task 1.2', text: 'In York' },
    { kind: 'paragraph', label: 'Task 1.2', text: 'A vat.' },
  ])
})
