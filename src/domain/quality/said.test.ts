import { describe, expect, test } from 'vitest'
import type { Requirement } from '../solicitation/analysis.ts'
import { saidIn } from './said.ts'
import { foundBy, SHIELD, soundPlan, withSentence } from './testing/plans.ts'

const LATER: Requirement = {
  ...SHIELD,
  id: 'R7',
  phase: 'II',
  quote: 'Phase II ends with a trial. Human subject testing on 20 volunteers at a partner in Canada is expected by month 20',
}

const plan = (line: string) => {
  const sound = withSentence(3, line)
  return { ...sound, requirements: [...sound.requirements, LATER] }
}

describe('what a plan quotes of the solicitation is not what it commits to', () => {
  const quotation = `“${LATER.quote}”`

  test.each(['QC-36', 'QC-38', 'QC-05'])('%s lets the words of a requirement be, also where they go over several sentences', (rule) => {
    const line = `Answers: R7 ${quotation} (p. 3).`
    expect(foundBy(rule, plan(line))).toEqual([])
    expect(foundBy(rule, plan(line.replaceAll(/[“”]/g, '').replace('Phase II ends with a trial. ', '')))).toHaveLength(1)
  })

  test('the company’s own words between quotation marks count, and what stands behind a quotation', () => {
    expect(foundBy('QC-36', plan('Result: “a study with 12 healthy volunteers” is run by us.'))).toHaveLength(1)
    expect(foundBy('QC-36', plan(`The solicitation asks: ${quotation}. We enroll 12 healthy volunteers.`))).toHaveLength(1)
  })

  test('places stay as they are', () => {
    const [first, ...more] = saidIn([], `We read “${LATER.quote}” first. It binds.`, { requirements: [LATER] })
    expect(first?.own.length).toBe(first?.sentence.length)
    expect(more.at(-1)).toMatchObject({ sentence: 'It binds.', own: 'It binds.' })
  })

  test('work of a later phase needs no approvals now', () => {
    expect(foundBy('QC-36', withSentence(3, 'Transition after Phase I: Phase II runs a wear study with 20 volunteers.'))).toEqual([])
    expect(
      foundBy('QC-36', { ...withSentence(3, 'Phase II runs a wear study with 20 volunteers.'), phase: 'II', period: 24 }),
    ).toHaveLength(1)
    expect(soundPlan().phase).toBe('I')
  })
})
