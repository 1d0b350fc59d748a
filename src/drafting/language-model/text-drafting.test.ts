import { beforeAll, describe, expect, test } from 'vitest'
import type { StoredMilestone } from '../../domain/milestone.ts'
import { builtInDrafter } from '../built-in/drafter.ts'
import { RICH } from '../built-in/testing/interviews.ts'
import { draftedPlan } from '../built-in/testing/sample-plans.ts'
import { expectDone } from '../built-in/testing/whole-plan.ts'
import { ANTENNA_ROWS, withAntennaRows } from './testing/antenna-rows.ts'
import { drafting, type Told, told } from './testing/model-drafting.ts'
import { type Script, scriptedModel, Trouble } from './testing/scripted-model.ts'

const MODEL = { kind: 'language-model', label: 'scripted-8b on localhost' }
const BUILT_IN = { kind: 'built-in', label: 'Built-in drafter' }

let topic: Told
let stored: StoredMilestone[]
beforeAll(async () => {
  topic = withAntennaRows(await told('N251-001'))
  const { milestones } = await draftedPlan('N251-001', RICH['N251-001'] ?? {}, { rows: ANTENNA_ROWS })
  stored = milestones.map(({ text, acceptance_criteria = [], ...one }) => ({
    ...one,
    initial_text: null,
    refined_text: text,
    acceptance_criteria,
  }))
})

const drafterWith = (script: Script) => drafting(scriptedModel(script), topic.sources).drafter
const said =
  (word: (text: string, id: string) => string): Script =>
  (_, parts) => ({ parts: parts.map(({ id, text }) => ({ id, text: word(text, id) })), used: [] })

describe('the scope paragraph', () => {
  const milestones = () => stored.map((one) => ({ ...one, text: one.refined_text ?? '' }))

  test('is the model’s words with the outline’s figures', async () => {
    const drafter = drafterWith(said((text) => text.replace('proposes a', 'offers a')))
    const scope = expectDone(await drafter.scopeParagraph(topic.facts, milestones()))
    expect(scope).toContain('offers a 6-month SBIR Phase I effort')
    expect(drafter.wrote?.()).toEqual(MODEL)
  })

  test.each([
    ['another period', (text: string) => text.replace('6-month', '9-month')],
    ['an award', (text: string) => `${text} The award is $140,000.`],
    ['a left-out payment rule', (text: string) => text.replace('35% on day 90', 'some later')],
  ])('with %s is the built-in drafter’s', async (_, word) => {
    const drafter = drafterWith(said(word))
    const scope = expectDone(await drafter.scopeParagraph(topic.facts, milestones()))
    expect(scope).toBe(expectDone(await builtInDrafter.scopeParagraph(topic.facts, milestones())))
    expect(drafter.wrote?.()).toEqual(BUILT_IN)
  })

  test('fails when the model fails, so that the fallback of its stage applies', async () => {
    const outcome = await drafterWith(() => new Trouble('busy', 'The model is busy.')).scopeParagraph(topic.facts, milestones())
    expect(outcome).toEqual({ ok: false, problem: { code: 'PROVIDER_FAILED', message: 'The model is busy.' } })
  })
})

test('the summary of the interview is one call, with the answers among the passages', async () => {
  const model = scriptedModel(said((text) => text.replace('are answered', 'have an answer').replace(/(?<=: )Our(?=;)/, 'Its')))
  const summary = expectDone(await drafting(model, topic.sources).drafter.contractSummary(topic.facts))
  expect(summary).toContain('have an answer')
  expect(model.requests).toHaveLength(1)
  expect(model.requests[0]?.matter).toContain('Dr. Jane Roe is the PI')
})

describe('the questions after the three fixed ones', () => {
  const asked = async (script: Script) => {
    const facts = { ...topic.facts, answers: topic.facts.answers.slice(0, 3) }
    return {
      now: expectDone(await drafterWith(script).adaptiveQuestions(facts)),
      before: expectDone(await builtInDrafter.adaptiveQuestions(facts)),
    }
  }

  test('are worded anew; slots, pages and quotes stay', async () => {
    const { now, before } = await asked(said((text, id) => (id.endsWith(' why') ? text : `For this antenna: ${text}`)))
    expect(now.map(({ slot, page, quote, min_items, why }) => ({ slot, page, quote, min_items, why }))).toEqual(
      before.map(({ slot, page, quote, min_items, why }) => ({ slot, page, quote, min_items, why })),
    )
    expect(now.filter(({ q }) => q.startsWith('For this antenna: ')).length).toBeGreaterThan(before.length / 2)
  })

  test('keep their subjects, whatever their words', async () => {
    const { now, before } = await asked(said((text, id) => (id.endsWith(' why') ? text : `For this antenna: ${text}`)))
    expect(now.map(({ subject }) => subject)).toEqual(before.map(({ subject }) => subject))
  })

  test('that ask nothing keep the built-in words', async () => {
    const { now, before } = await asked(said((text, id) => (id.endsWith(' why') ? text : 'Tell me about it.')))
    expect(now).toEqual(before)
  })
})

describe('the questions of a step', () => {
  test('keep slots, fields, rules and follow-ups', async () => {
    const now = expectDone(
      await drafterWith(said((text) => text.replace('How will you', 'In detail: how will you'))).stepPlan(topic.facts, stored, 3),
    )
    const before = expectDone(await builtInDrafter.stepPlan(topic.facts, stored, 3))
    const fixed = (plan: typeof now) => plan.question_plan.map(({ q, why, ...rest }) => rest)
    expect(fixed(now)).toEqual(fixed(before))
    expect(now.followups).toEqual(before.followups)
  })

  test('that are known again by their own words keep them', async () => {
    const thin = { ...topic.facts, answers: [] }
    const plan = expectDone(await builtInDrafter.initialMilestones(thin))
    const open = expectDone(await builtInDrafter.refinedMilestones(thin, plan)).map(
      ({ text, ...one }): StoredMilestone => ({
        ...one,
        initial_text: null,
        refined_text: text,
        deliverables: [],
        acceptance_criteria: [],
      }),
    )
    for (const { milestone_number } of open) {
      const before = expectDone(await builtInDrafter.stepPlan(thin, open, milestone_number)).question_plan
      const now = expectDone(await drafterWith(said((text) => `Say: ${text}`)).stepPlan(thin, open, milestone_number)).question_plan
      const own = (all: typeof before) => all.filter(({ requirement_id }) => requirement_id !== undefined)
      expect(own(now).map(({ q }) => q)).toEqual(own(before).map(({ q }) => q))
    }
  })
})

describe('the narrative of a step', () => {
  const narrative = (script: Script) => drafterWith(script).stepNarrative(topic.facts, stored, 3)

  test('has the built-in drafter’s title and the model’s paragraphs', async () => {
    const now = expectDone(
      await narrative(said((text, id) => (id === 'Paragraph 1' ? `## Mine\n\n${text} It begins with what is known.` : text))),
    )
    const before = expectDone(await builtInDrafter.stepNarrative(topic.facts, stored, 3))
    const headings = (text: string) => text.match(/^#.*$/gm)
    expect(headings(now)).toEqual(headings(before))
    expect(now).toContain('It begins with what is known.')
  })

  test('keeps its thresholds', async () => {
    const now = expectDone(await narrative(said((text) => text.replaceAll('30 dB', '20 dB'))))
    expect(now).not.toMatch(/\b20 dB in the opposing/)
    expect(now).toContain('30 dB in the opposing direction (threshold; objective 60+ dB)')
  })

  test('of a milestone without a text is asked for of nobody', async () => {
    const model = scriptedModel(said((text) => text))
    const outcome = await drafting(model, topic.sources).drafter.stepNarrative(topic.facts, stored, 9)
    expect(outcome).toMatchObject({ ok: false, problem: { code: 'NOTHING_TO_DRAFT' } })
    expect(model.requests).toEqual([])
  })
})
