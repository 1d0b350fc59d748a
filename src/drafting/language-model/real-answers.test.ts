import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { WITH_INSTITUTION } from '../built-in/testing/interviews.ts'
import { type Told, told } from './testing/model-drafting.ts'
import { type RealAnswer, type Replayed, replayed } from './testing/real-answers/replayed.ts'

/** Answers of a good and of a sloppy model to real requests, with the outlines to which they were written. */
type Answered = { topic: string; phase: 'I' | 'II'; answers: RealAnswer[] }

const FOLDER = new URL('testing/real-answers/', import.meta.url)

function answersIn(kind: 'good' | 'sloppy'): Answered[] {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith(`.${kind}.json`))
  return files.map((file): Answered => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')))
}

function toldFor({ topic, phase }: Answered): Promise<Told> {
  const isJoint = topic.includes('-AT')
  return told(topic, { phase }, isJoint ? WITH_INSTITUTION : undefined)
}

function nameOf({ prompt, milestone }: RealAnswer): string {
  return milestone ? `${prompt} of Milestone ${milestone.milestone_number}` : prompt
}

describe.each(answersIn('good').map((one) => [one.topic, one] as const))('what a good model writes on %s', (_, answered) => {
  const done = new Map<RealAnswer, Replayed>()
  beforeAll(async () => {
    const topic = await toldFor(answered)
    for (const one of answered.answers) done.set(one, await replayed(topic, one))
  })

  test.each(answered.answers.map((one) => [nameOf(one), one] as const))('%s is objected to only where it is wrong', (_name, one) => {
    const unnamed = (done.get(one)?.objections ?? []).filter((line) => !one.named?.some((words) => line.includes(words)))
    expect(unnamed).toEqual([])
  })

  test('is kept: at least 9 of 10 parts', () => {
    const all = [...done.values()]
    const answers = all.flatMap(({ answered: ids, taken }) => ids.map((id) => ({ id, isTaken: taken.has(id) })))
    expect(answers.length).toBeGreaterThan(5)
    expect(answers.filter(({ isTaken }) => isTaken).length, JSON.stringify(answers)).toBeGreaterThanOrEqual(0.9 * answers.length)
  })
})

/** What no plan holds, whoever wrote it. */
const PRAISE =
  /\b(?:innovative|robust|state-of-the-art|leverag\w+|successfully|thorough\w*|as appropriate|timely|significantly|seamless\w*|game-changing|proven|cutting-edge|unique|fully validated|solid (?:foundation|basis))\b/gi
const FIRST_PERSON = /\b(?:we|our|ours)\b/gi
const MARKUP = /\*\*|^#|```|<\w|https?:|^\* |^[CD]\d:|hope this helps/gim

describe.each(answersIn('sloppy').map((one) => [one.topic, one] as const))('what a sloppy model writes on %s', (_, answered) => {
  let topic: Told
  beforeAll(async () => {
    topic = await toldFor(answered)
  })

  test.each(answered.answers.map((one) => [nameOf(one), one] as const))(
    '%s ends in plain words that rest on something',
    async (_name, one) => {
      const { standing, outline, objections, taken } = await replayed(topic, one)
      const isNew = (words: string) => !outline.toLowerCase().includes(words.toLowerCase())
      expect((standing.match(PRAISE) ?? []).filter(isNew)).toEqual([])
      expect((standing.match(FIRST_PERSON) ?? []).filter(isNew)).toEqual([])
      expect(standing.match(MARKUP)).toBeNull()
      for (const invented of one.invented ?? []) expect(standing).not.toContain(invented)
      expect(standing).toMatch(/\w{3}/)
      expect(objections.length > 0 || taken.size > 0).toBe(true)
    },
  )
})
