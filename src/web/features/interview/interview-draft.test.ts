import { describe, expect, test } from 'vitest'
import { FIXED_QUESTIONS, type Question, slotName } from '../../../domain/interview.ts'
import {
  answeredOf,
  answerSaved,
  atQuestion,
  draftOnServer,
  fromOtherTab,
  isBehind,
  movedTo,
  NEW_DRAFT,
  startedOver,
  startedOverUndone,
  transcript,
  typed,
  unansweredPositions,
  withAdaptive,
  withOtherTopic,
  withServer,
} from './interview-draft.ts'

const ADAPTIVE: Question[] = [4, 5, 6, 7, 8, 9, 10].map((position) => ({ slot: slotName(position), q: `Question ${position}?` }))

test('an interview begins with the three fixed questions and counts to 10 for SBIR, 11 for STTR', () => {
  const draft = NEW_DRAFT
  expect(draft.questions).toEqual(FIXED_QUESTIONS)
  expect(answeredOf(draft, 'SBIR')).toEqual({ answered: 0, total: 10 })
  expect(answeredOf(draft, 'STTR')).toEqual({ answered: 0, total: 11 })
})

test('the adaptive questions follow the fixed ones, and the first of them is asked next', () => {
  const draft = withAdaptive(typed(NEW_DRAFT, 'Q1', 'A shield.'), ADAPTIVE)
  expect(draft.questions.map(({ slot }) => slot)).toEqual(['Q1', 'Q2', 'Q3', 'Q4', 'Q5', 'Q6', 'Q7', 'Q8', 'Q9', 'Q10'])
  expect(draft.index).toBe(3)
  expect(answeredOf(draft, 'SBIR')).toEqual({ answered: 1, total: 10 })
})

test('with the three defaults alone, three is what there is to answer', () => {
  const draft = { ...NEW_DRAFT, adaptive: 'failed' as const }
  expect(answeredOf(draft, 'STTR')).toEqual({ answered: 0, total: 3 })
})

test('a blank answer is none', () => {
  const draft = typed(typed(NEW_DRAFT, 'Q1', '  \n'), 'Q2', 'Radar.')
  expect(unansweredPositions(draft)).toEqual([1, 3])
  expect(transcript(draft).map(({ answer }) => answer)).toEqual(['  \n', 'Radar.', ''])
})

test('an answer is unsaved until the server has these very words', () => {
  const draft = typed(typed(NEW_DRAFT, 'Q1', 'Rad'), 'Q1', 'Radar')
  expect(draft.unsaved).toEqual(['Q1'])
  expect(answerSaved(draft, 'Q1', 'Rad').unsaved).toEqual(['Q1'])
  expect(answerSaved(draft, 'Q1', 'Radar').unsaved).toEqual([])
})

test('there is no question before the first or after the last', () => {
  expect(movedTo(NEW_DRAFT, -1).index).toBe(0)
  expect(movedTo(NEW_DRAFT, 7).index).toBe(2)
})

test('starting over leaves the three fixed questions, and the server is to forget every answer', () => {
  const draft = startedOver(typed(withAdaptive(NEW_DRAFT, ADAPTIVE), 'Q4', 'At Dayton.'))
  expect(draft).toEqual({ ...NEW_DRAFT, answers: { Q4: '' }, unsaved: ['Q4'], changes: { Q4: 2 } })
})

test('a second device goes on where the first one stopped', () => {
  const answers = ['Q1', 'Q2', 'Q3', 'Q4'].map((slot) => ({ slot, question: '', answer: `answer to ${slot}` }))
  const draft = draftOnServer({ questions: [...FIXED_QUESTIONS, ...ADAPTIVE], answers, gone: [] })
  expect({ index: draft.index, started: draft.started, adaptive: draft.adaptive }).toEqual({ index: 4, started: true, adaptive: 'ready' })
  expect(answeredOf(draft, 'SBIR')).toEqual({ answered: 4, total: 10 })
  expect(draft.unsaved).toEqual([])
})

test('a server that knows nothing leaves the interview at its beginning', () => {
  expect(draftOnServer({ questions: [], answers: [], gone: [] })).toEqual(NEW_DRAFT)
})

test('what another tab types arrives here without moving the question on the screen', () => {
  const here = movedTo(typed({ ...NEW_DRAFT, started: true }, 'Q1', 'A shield.'), 1)
  const there = typed(movedTo(here, 2), 'Q3', 'A prototype.')
  const merged = fromOtherTab(here, there)
  expect(merged.index).toBe(1)
  expect(typed(merged, 'Q2', 'Our whip.').answers).toEqual({ Q1: 'A shield.', Q2: 'Our whip.', Q3: 'A prototype.' })
})

test('an interview that another tab started over is at a question that exists', () => {
  const here = movedTo(withAdaptive({ ...NEW_DRAFT, started: true }, ADAPTIVE), 9)
  expect(fromOtherTab(here, startedOver(here)).index).toBe(2)
})

test('an answer that the other tab had not heard of when it wrote is kept, and is still to be saved', () => {
  const first = typed({ ...NEW_DRAFT, started: true }, 'Q1', 'A shield.')
  const here = typed(first, 'Q2', 'Our whip.')
  const merged = fromOtherTab(here, typed(first, 'Q1', 'A thin shield.'))
  expect(merged.answers).toEqual({ Q1: 'A thin shield.', Q2: 'Our whip.' })
  expect(merged.unsaved).toEqual(['Q1', 'Q2'])
})

test('of two tabs that wrote at once, the one that changed an answer last is believed, whichever is heard last', () => {
  const both = answerSaved(typed({ ...NEW_DRAFT, started: true }, 'Q1', 'A shield.'), 'Q1', 'A shield.')
  const here = typed(both, 'Q1', 'A shield, then more.')
  const there = movedTo(both, 1)
  for (const merged of [fromOtherTab(here, there), fromOtherTab(there, here)]) {
    expect(merged.answers).toEqual({ Q1: 'A shield, then more.' })
    expect(merged.unsaved).toEqual(['Q1'])
  }
  expect([isBehind(there, here), isBehind(here, there)]).toEqual([true, false])
})

test('what was started over in one tab is started over in the other, and undone there too', () => {
  const before = typed({ ...NEW_DRAFT, started: true }, 'Q1', 'A shield.')
  const over = startedOver(before)
  expect(fromOtherTab(before, over).answers).toEqual({ Q1: '' })
  expect(fromOtherTab(over, startedOverUndone(over, before)).answers).toEqual({ Q1: 'A shield.' })
})

test('when another topic is read, what was asked for the former one goes and the answers about the company stay', () => {
  const asked = withAdaptive(typed(NEW_DRAFT, 'Q1', 'A shield.'), ADAPTIVE)
  expect(withOtherTopic(typed(asked, 'Q4', 'At 30 dB.'))).toMatchObject({
    ...NEW_DRAFT,
    answers: { Q1: 'A shield.' },
    unsaved: ['Q1'],
    changes: {},
    gone: [{ question: ADAPTIVE[0]?.q, answer: 'At 30 dB.' }],
  })
})

test('when other questions are asked, an answer goes along with its question, and one whose question has gone is kept apart', () => {
  const before = typed(typed({ ...withAdaptive(NEW_DRAFT, ADAPTIVE), index: 3 }, 'Q4', 'At 30 dB.'), 'Q5', 'In Dayton.')
  const [first, second] = ADAPTIVE
  const anew = withAdaptive(before, [
    { slot: 'Q4', q: 'Who?' },
    { ...(second as Question), slot: 'Q6' },
  ])
  expect(anew.answers).toEqual({ Q6: 'In Dayton.' })
  expect(anew.gone).toEqual([{ question: first?.q, answer: 'At 30 dB.' }])
  expect(anew.unsaved).toContain('Q6')
  expect(transcript(anew).map(({ answer }) => answer)).not.toContain('At 30 dB.')
})

test('whoever comes to look at one answer is at its question, begun or not; a slot that nothing has changes nothing', () => {
  const draft = withAdaptive(NEW_DRAFT, ADAPTIVE)
  expect(atQuestion(draft, 'Q5')).toMatchObject({ started: true, index: 4 })
  expect(atQuestion(NEW_DRAFT, 'Q5')).toBe(NEW_DRAFT)
  expect(atQuestion(draft, null)).toBe(draft)
})

describe('an interview that is opened again', () => {
  const [rope, loom] = ['A rope.', 'A loom.']
  const saved = (slot: string, answer: string, question = FIXED_QUESTIONS.find((one) => one.slot === slot)?.q ?? '') => ({
    slot,
    question,
    answer,
  })
  const server = (answers: ReturnType<typeof saved>[], questions: Question[] = []) => ({ questions, answers, gone: [] })
  const kept = answerSaved(typed(NEW_DRAFT, 'Q1', rope), 'Q1', rope)

  test('has what was saved also where this browser has lost it', () => {
    expect(withServer(kept, server([saved('Q1', rope), saved('Q3', loom)])).answers).toEqual({ Q1: rope, Q3: loom })
  })

  test('has what another device has changed since', () => {
    expect(withServer(kept, server([saved('Q1', loom)])).answers).toEqual({ Q1: loom })
  })

  test('keeps what this browser could not send yet', () => {
    const draft = withServer(typed(kept, 'Q2', loom), server([saved('Q1', rope), saved('Q2', rope)]))
    expect(draft.answers).toEqual({ Q1: rope, Q2: loom })
    expect(draft.unsaved).toEqual(['Q2'])
  })

  test('goes on with the questions that another device was asked', () => {
    const draft = withServer(kept, server([saved('Q1', rope), saved('Q5', loom, 'Question 5?')], ADAPTIVE))
    expect(draft.questions).toHaveLength(10)
    expect(draft.adaptive).toBe('ready')
    expect(draft.answers.Q5).toBe(loom)
  })

  test('keeps what was typed here and asked nowhere else apart', () => {
    const here = typed(withAdaptive(typed(kept, 'Q2', loom), [{ slot: 'Q4', q: 'Asked here?' }]), 'Q4', 'On a bench.')
    const draft = withServer(here, server([saved('Q5', loom, 'Question 5?')], ADAPTIVE))
    expect(draft.answers).toEqual({ Q2: loom, Q5: loom })
    expect(draft.gone).toEqual([{ question: 'Asked here?', answer: 'On a bench.' }])
  })

  test('that was started over stays so, whatever was asked before', () => {
    const draft = withServer(startedOver(withAdaptive(kept, ADAPTIVE)), server([saved('Q1', rope)], ADAPTIVE))
    expect(draft.questions).toEqual(FIXED_QUESTIONS)
    expect(draft.answers.Q1).toBe('')
  })
})
