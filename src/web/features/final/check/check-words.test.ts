import { expect, test } from 'vitest'
import { arrivedWords, foundSentence, lostWhere, placeWords, whyNotFound, worstFirst } from './check-words.ts'

const requirement = (strength: 'full' | 'partial' | 'none') => ({
  requirement_id: 'R1',
  words: 'x',
  strength,
  in_plan: strength,
  lacks: [] as string[],
  places: [],
})

test('what is found is counted', () => {
  expect(foundSentence({ is_digest: false, requirements: [requirement('full'), requirement('partial'), requirement('none')] })).toBe(
    '1 of 3 requirements found; 1 where a passage comes near: look yourself; 1 not found',
  )
  expect(foundSentence({ is_digest: false, requirements: [requirement('none')] })).toBe('0 of 1 requirement found; 1 not found')
})

test('of a form that carries no requirements on purpose none is said to be missing', () => {
  expect(foundSentence({ is_digest: true, requirements: [] })).toBe(
    'This form carries no requirements and no payments, so only the milestones are looked for',
  )
})

test('what arrived of the plan is counted by kind, and what was lost is named', () => {
  const lost = { kind: 'deliverable' as const, milestone_number: 2, words: 'Report', page: null }
  expect(arrivedWords([{ ...lost, page: 1 }, lost, { kind: 'payment', words: '$1.00', page: 1 }])).toEqual([
    '1 of 2 deliverables',
    '1 of 1 payment',
  ])
  expect(lostWhere(lost)).toBe('Milestone 2, deliverable')
  expect(lostWhere({ kind: 'scope', words: 'It covers.', page: null })).toBe('A sentence of the scope')
})

test('a place is told by page and milestone, by the milestone alone where the file has no pages', () => {
  const places = [{ page: 2, milestone_number: 3, words: 'x' }]
  expect(placeWords({ places }, 4)).toBe('Page 2, Milestone 3')
  expect(placeWords({ places }, 1)).toBe('Milestone 3')
  expect(placeWords({ places: [{ page: 1, milestone_number: null, words: 'x' }] }, 1)).toBe('Before Milestone 1')
  expect(placeWords({ places: [] }, 1)).toBe('')
})

test('what is not found stands first, the worst before all, each with why', () => {
  const [full, partial, none] = [requirement('full'), { ...requirement('partial'), lacks: ['12 kPa'] }, requirement('none')]
  const lost = { ...none, in_plan: 'full' as const }
  expect(worstFirst([full, partial, none, lost])).toEqual([lost, none, partial, full])
  expect(whyNotFound(partial)).toBe('The passage does not say 12 kPa. The plan answers it in part.')
  expect(whyNotFound(lost)).toBe('The plan has it, and no passage of the file does.')
  expect(whyNotFound(none)).toBe('Neither the plan nor the file answers it.')
  expect(whyNotFound(full)).toBe('')
})
