import { describe, expect, test } from 'vitest'
import type { FormPicture } from '../domain/plan-forms/form-document.ts'
import { picturesSection } from './plan-pictures.ts'
import { usualPlan } from './testing/plans.ts'

function picturesOf(plan: Parameters<typeof picturesSection>[0]): FormPicture[] {
  return picturesSection(plan).blocks.flatMap((block) => (block.kind === 'picture' ? [block.picture] : []))
}

/** The drawing as a browser reads it; a text that is no XML has a parser's error in it. */
function drawing({ svg }: FormPicture): { texts: string[]; bars: number[][] } {
  const texts = [...svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, text = '']) => text.replaceAll('\u00a0', ' '))
  const bars = [...svg.matchAll(/<rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)"[^>]*fill="#1F3864"/g)]
  return { texts, bars: bars.map(([, x, width]) => [Number(x), Number(width)]) }
}

const plan = usualPlan(5)
const paid = {
  ...plan,
  milestones: plan.milestones.map((one, at) => ({
    ...one,
    payment_amount: ['10000.00', '20000.00', '0.00', '40000.00', '30000.00'][at] ?? '0.00',
  })),
}

describe('the pictures of a plan', () => {
  test('the schedule has a bar for each milestone to its own due month, where nothing else is said from the one before, and says so in words', () => {
    const [schedule] = picturesOf(paid)
    if (!schedule) throw new Error('There is no schedule')
    const { bars } = drawing(schedule)
    expect(bars).toHaveLength(5)
    const ends = bars.map(([x = 0, width = 0]) => x + width)
    expect(bars.slice(1).map(([x = 0]) => Math.round(x))).toEqual(ends.slice(0, -1).map(Math.round))
    expect(schedule.alt).toContain('milestone 1')
    expect(schedule.alt).toContain(`Award + ${paid.period_of_performance} Months`)
  })

  test('work that its milestone says to begin sooner is drawn so: bars lie side by side', () => {
    const early = {
      ...plan,
      milestones: plan.milestones.map((one) => ({ ...one, refined_text: `${one.refined_text ?? ''}\nTime: Months 1 to 5.` })),
    }
    const [schedule] = picturesOf(early)
    const starts = schedule ? drawing(schedule).bars.map(([x]) => x) : []
    expect(new Set(starts).size).toBe(1)
    expect(starts).toHaveLength(5)
  })

  test('tasks that say when they are worked on have paler bars below their milestone, the option one behind the base, and the words tell the same', () => {
    const said = ['Task 2.1: Mix the clay.', 'Time: Months 1 to 2.', 'Task 2.2: Fire a tile.', 'Time: Month 2.', 'Task 2.3: Report.']
    const option = ['Task 5.1: Report.', 'Option: The Contractor shall glaze it. Place and time: Ohio, months 7 to 9.']
    const at = new Map([
      [2, said],
      [5, option],
    ])
    const timed = plan.milestones.map((one) => ({
      ...one,
      refined_text: [`Milestone ${one.milestone_number} - Kiln`, '', ...(at.get(one.milestone_number) ?? [])].join('\n'),
    }))
    const [schedule] = picturesOf({ ...plan, milestones: timed })
    if (!schedule) throw new Error('There is no schedule')
    const pale = [...schedule.svg.matchAll(/<rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)"[^>]*fill="#7F97C2"/g)].map(([, , width]) =>
      Number(width),
    )
    expect(pale[0]).toBeCloseTo(2 * (pale[1] ?? 0), 0)
    expect(pale).toHaveLength(3)
    expect(drawing(schedule).texts).toEqual(expect.arrayContaining(['2.1', 'Mix the clay', 'Option', '9']))
    expect(schedule.alt).toContain('task 2.1, Mix the clay, months 1 to 2; task 2.2, Fire a tile, month 2; milestone 3')
    expect(schedule.alt).toMatch(/; option, months 7 to 9\.$/)
  })

  test('milestones of the option have bars, tasks and marks of their own behind those of the base, and no share of its payments', () => {
    const option = [
      'Option, Milestone 6: Glazed tile',
      'Due: Award + 8 Months.',
      'Task 6.1: Glaze a tile.',
      'Time: Months 7 to 8.',
      'Payment: $900.00',
    ]
    const milestones = paid.milestones.map((one) =>
      one.milestone_number === 5 ? { ...one, refined_text: `${one.refined_text}\n\n${option.join('\n')}` } : one,
    )
    const [schedule, payments] = picturesOf({ ...paid, milestones })
    expect(schedule?.alt).toMatch(/; milestone 6 of the option, Glazed tile, Award \+ 8 Months; task 6\.1, Glaze a tile, months 7 to 8\.$/)
    expect(payments?.alt).not.toContain('milestone 6')
  })

  test('the payments have bars as long as the amounts, with the share of what is paid in all', () => {
    const [, payments] = picturesOf(paid)
    if (!payments) throw new Error('There are no payments')
    const { bars, texts } = drawing(payments)
    const [first = 0, second = 0, third = 0, fourth = 0] = bars.map(([, width]) => width)
    expect(second / first).toBeCloseTo(2, 1)
    expect(third).toBe(0)
    expect(fourth / first).toBeCloseTo(4, 1)
    expect(texts).toContain('$40,000.00 (40 %)')
    expect(payments.alt).toBe(
      'Payments: milestone 1 $10,000.00 (10 %); milestone 2 $20,000.00 (20 %); milestone 3 $0.00 (0 %); milestone 4 $40,000.00 (40 %); milestone 5 $30,000.00 (30 %).',
    )
  })

  test('of a long plan there are several pictures, none as high as half of its page: each of whole milestones, with the months above and its own words', () => {
    const long = usualPlan(10)
    const tasks = (number: number) => [1, 2, 3].flatMap((nth) => [`Task ${number}.${nth}: Fire tile ${nth}.`, `Time: Month ${number}.`])
    const milestones = long.milestones.map((one) => ({
      ...one,
      payment_amount: '1000.00',
      refined_text: [`Milestone ${one.milestone_number} - Kiln ${one.milestone_number}`, '', ...tasks(one.milestone_number)].join('\n'),
    }))
    const pictures = picturesSection({ ...long, milestones }, true).blocks.flatMap((block) =>
      block.kind === 'picture' ? block.picture : [],
    )
    const schedules = pictures.filter(({ alt }) => alt.startsWith('Schedule'))
    expect(Math.max(...pictures.map(({ height }) => height))).toBeLessThan(468 / 2)
    expect(schedules.every(({ svg }) => svg.includes('Months after award'))).toBe(true)
    const told = schedules.map(({ alt }) => [...alt.matchAll(/milestone (\d+),|task (\d+\.\d),/g)].map(([, one, task]) => one ?? task))
    expect(told.flat()).toEqual(milestones.flatMap((_, at) => [`${at + 1}`, `${at + 1}.1`, `${at + 1}.2`, `${at + 1}.3`]))
    expect(told.every(([first = '']) => !first.includes('.'))).toBe(true)
    expect(pictures.filter(({ alt }) => alt.startsWith('Payments')).length).toBe(1)
  })

  test('a milestone with more tasks than one picture holds goes on in the next one below its name again', () => {
    const tasks = Array.from({ length: 24 }, (_, nth) => [`Task 1.${nth + 1}: Fire tile ${nth + 1}.`, 'Time: Month 1.']).flat()
    const [first, ...others] = plan.milestones.map((one) => ({ ...one, payment_amount: '0.00' }))
    if (!first) throw new Error('There is no milestone')
    const many = { ...plan, milestones: [{ ...first, refined_text: ['Milestone 1 - Kiln', '', ...tasks].join('\n') }, ...others] }
    const schedules = picturesOf(many)
    expect(schedules.length).toBeGreaterThan(1)
    expect(schedules.slice(0, 2).map((one) => drawing(one).texts.filter((text) => text.startsWith('Kiln')))).toEqual([
      ['Kiln'],
      ['Kiln (continued)'],
    ])
    expect(schedules.map(({ alt }) => alt.match(/task 1\.\d+/g)?.length ?? 0).reduce((sum, one) => sum + one)).toBe(24)
  })

  test('where nothing is paid yet there is the schedule alone', () => {
    const unpaid = { ...plan, milestones: plan.milestones.map((one) => ({ ...one, payment_amount: '0.00' })) }
    expect(picturesOf(unpaid)).toHaveLength(1)
  })

  test('a title is words and stands whole before the bars, in as many lines as it needs, whatever it is', () => {
    const title = `A <b>bold</b> & ${'very '.repeat(20)}long title`
    const milestones = plan.milestones.map((one) => ({
      ...one,
      refined_text: `Milestone ${one.milestone_number} - ${title}\u0000\n\nWe do it.`,
    }))
    const section = (is_wide: boolean) => picturesSection({ ...plan, milestones }, is_wide)
    const [upright, wide] = [false, true].map((is_wide) => {
      const [schedule] = section(is_wide).blocks.flatMap((block) => (block.kind === 'picture' ? [block.picture] : []))
      if (!schedule) throw new Error('There is no schedule')
      return schedule
    })
    if (!upright || !wide) throw new Error('There is no schedule')
    const { texts, bars } = drawing(upright)
    const lines = texts.slice(
      texts.indexOf('1', texts.indexOf('Months after award') + plan.period_of_performance + 1) + 1,
      texts.lastIndexOf('2'),
    )
    expect(lines.join(' ')).toContain(`A &lt;b&gt;bold&lt;/b&gt; &amp; ${'very '.repeat(20)}long title`)
    expect(Math.min(...bars.map(([x = 0]) => x))).toBeGreaterThan(190)
    expect(upright.svg).not.toContain('\u0000')
    expect(wide.width).toBeGreaterThan(upright.width)
    expect(wide.height).toBeLessThan(upright.height)
  })
})
