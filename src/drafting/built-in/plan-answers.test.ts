import { describe, expect, test } from 'vitest'
import { blanksIn } from '../../domain/blank.ts'
import { inventedNumbers } from './testing/numbers.ts'
import { sentencesOf, shapeOf, smellsIn, textsOf } from './testing/prose.ts'
import { draftedPlan } from './testing/sample-plans.ts'
import { sampleTopic, TOPIC_NAMES } from './testing/samples.ts'
import { STYLES } from './testing/speaking-styles.ts'

const TOPICS = TOPIC_NAMES.filter((name) => !/-D\d|mostly-empty/.test(name)).slice(0, 12)
const CASES = TOPICS.flatMap((name, index) =>
  Object.keys(STYLES).map((style) => ({ name, style, phase: index % 2 === 0 ? ('I' as const) : ('II' as const) })),
)

const planOf = ({ name, style, phase }: (typeof CASES)[number]) => draftedPlan(name, STYLES[style] ?? {}, { phase })

describe.each(CASES)('$name, Phase $phase, $style', (which) => {
  test('every number that was said arrives unchanged, none is invented, no sentence stands twice, and it reads well', async () => {
    const plan = await planOf(which)
    const texts = plan.milestones.map(({ text }) => text)
    const all = textsOf(plan).join('\n')
    const said = plan.facts.answers.flatMap(({ answer }) => answer.match(/\d+(?:[.,]\d+)*/g) ?? [])
    expect(said.filter((number) => !new RegExp(`(?<!\\d)${number.replace(/\./g, '\\.')}(?!\\d)`).test(all))).toEqual([])
    expect(inventedNumbers(plan, await sampleTopic(which.name), texts)).toEqual([])
    const shapes = texts.flatMap((text) => sentencesOf(text).map(shapeOf)).filter((shape) => shape.split(' ').length > 4)
    expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([])
    expect(texts.flatMap(answersIn).flatMap(smellsIn)).toEqual([])
  })

  test('each milestone of the work says who, where and when, or asks for it, and asks for no more than three things', async () => {
    const { milestones } = await planOf(which)
    const inner = milestones.slice(1, -1)
    expect(inner[0]?.text).toMatch(/^Lead, place and time: .+, .+, months? \d+(?: to \d+)?\.$/m)
    for (const { text } of inner) {
      expect(text).toMatch(/^Lead, place and time: .+, months? \d+(?: to \d+)?\.$/m)
      expect(blanksIn(text).length).toBeLessThanOrEqual(3)
    }
    expect(milestones.filter(({ text }) => /not sure|n\/a|\bTBD\b|see above|don't know|undecided/i.test(text))).toEqual([])
  })
})

/** The lines that answers make; the tasks are the solicitation's. */
function answersIn(text: string): string[] {
  return text.split('\n').filter((line) => /^[A-Z][A-Za-z ,]{3,40}: /.test(line) && !line.startsWith('Task'))
}
