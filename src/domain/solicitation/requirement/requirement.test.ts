import { describe, expect, test } from 'vitest'
import type { Requirement } from '../analysis.ts'
import { linesOf } from '../layout/line.ts'
import { sectionsOf } from '../layout/section.ts'
import { requirementsIn } from './requirement.ts'

const read = (text: string) => requirementsIn(sectionsOf(linesOf([{ page: 1, text }])))
const requirements = (text: string): Requirement[] => read(text).requirements
const texts = (text: string) => requirements(text).map((requirement) => requirement.text)

describe('what is a requirement', () => {
  test('the tasks of a phase belong to it', () => {
    expect(
      requirements(
        'PHASE I: Define a concept for a folding mast. The proposer should build a model.\nPHASE II: Develop and test a prototype mast.',
      ).map(({ phase, kind, text }) => `${phase} ${kind}: ${text}`),
    ).toEqual([
      'I task: Define a concept for a folding mast.',
      'I task: The proposer should build a model.',
      'II task: Develop and test a prototype mast.',
    ])
  })

  test('under a heading of Phase II within the description, and behind "In Phase II", all is of Phase II', () => {
    const description =
      'DESCRIPTION: The mast must stand in winds of 20 knots. In Phase II, the team must test ten masts at sea.\n\nPhase II Deliverables:\n\nThe mast must weigh less than 10 kg.'
    expect(requirements(description).map(({ phase }) => phase)).toEqual(['any', 'II', 'II'])
  })

  test('the most that an award may cost is a limit and asked of the proposal, what the product may cost of the product', () => {
    const whose = (text: string) => requirements(text).map((requirement) => requirement.whose)
    expect(requirements('PHASE II: The Phase II effort shall not exceed $1,400,000.')[0]?.kind).toBe('constraint')
    const [, limit] = whose('PHASE I: Design a folding mast. The Phase I Base amount must not exceed $140,000 for a period of six months.')
    expect(limit).toBe('proposal')
    expect(whose('DESCRIPTION: The production unit cost of the mast must not exceed $1,500.')).toEqual(['product'])
  })

  test('a description gives what it asks of the product, and no background', () => {
    expect(
      texts(
        'OBJECTIVE: Develop a mast that can be folded.\nDESCRIPTION: Masts have been built for many years. Current masts are heavy and expensive. The mast must stand in winds of 20 knots. The system shall weigh less than 10 kg.',
      ),
    ).toEqual([
      'Develop a mast that can be folded.',
      'The mast must stand in winds of 20 knots.',
      'The system shall weigh less than 10 kg.',
    ])
  })

  test('items of a list can be read alone; what introduces them is none', () => {
    expect(texts('DESCRIPTION: The system shall:\n  - Fold within two minutes\n  - Weigh less than 10 kg')).toEqual([
      'The system shall fold within two minutes',
      'The system shall weigh less than 10 kg',
    ])
  })

  test('"as follows" introduces as a colon does', () => {
    expect(texts('PHASE II: The work shall be organized as follows.\nBuild a mast.')).toEqual(['Build a mast.'])
  })

  test('what comes after Phase II, references and keywords give none', () => {
    expect(texts('PHASE III: The firm shall sell it.\nREFERENCES: 1. It must be read.\nKEYWORDS: must; shall')).toEqual([])
  })

  test.each([
    ['By the end of Phase II, the mast must stand in wind.', 'II'],
    ['A successful Phase II effort shall end with a mast that stands.', 'II'],
    ['The work in Phase I shall show the way to Phase II.', 'any'],
    ['The mast must fold, which Phase II will show.', 'any'],
  ])('outside the phases a sentence is of Phase II where its subject is: %j', (sentence, phase) => {
    const { requirements } = read(
      `DESCRIPTION: Masts are old. The mast must be strong. ${sentence}\nPHASE I: Define a mast.\nPHASE II: Build a mast.`,
    )
    expect(requirements.find(({ quote }) => quote === sentence)?.phase).toBe(phase)
  })

  test('an answer counts when it asks something itself; a question never does, nor a bare yes', () => {
    const asked = (question: string, answer: string) =>
      `"question": "<p>${question}</p>", "answer": "<p>${answer}</p>", "status": "COMPLETED"`
    const topic = `DESCRIPTION: It is a radar.\nQ&A:\n${asked('Must the radar fly?', 'Yes.')} ${asked('How far?', 'The radar must reach 40 km.')}`
    expect(texts(topic)).not.toContain('Yes.')
    expect(texts(topic)).toContain('The radar must reach 40 km.')
    expect(read(topic).sentences.map(({ quote }) => quote)).toEqual(['It is a radar.', 'Yes.', 'The radar must reach 40 km.'])
  })

  test('questions and answers without a heading change requirements where an answer does', () => {
    const topic =
      'DESCRIPTION: The radar must reach 40 km.\n\nOfferor question 1: Should the radar swim?\nArmy reply: No. See the topic.\nOfferor question 2: The radar must be small for our ship. Which weight is required?\nArmy reply: The radar shall weigh less than 5 kg.'
    expect(texts(topic)).toEqual(['The radar must reach 40 km.', 'The radar shall weigh less than 5 kg.'])
  })
})

describe('every sentence has a verdict', () => {
  const topic =
    'OBJECTIVE: Develop a mast that can be folded.\nDESCRIPTION: Masts have been built for many years. The mast must stand in winds of 20 knots. The following are wanted:\nPHASE III: The firm will sell it.'

  test('in reading order, with the requirement that came of it', () => {
    expect(read(topic).sentences.map(({ quote, requirement_id }) => [quote, requirement_id])).toEqual([
      ['Develop a mast that can be folded.', 'R1'],
      ['Masts have been built for many years.', undefined],
      ['The mast must stand in winds of 20 knots.', 'R2'],
      ['The following are wanted:', undefined],
      ['The firm will sell it.', undefined],
    ])
  })

  test('with how likely it asks something; what is unsure counts above one half', () => {
    for (const { verdict, probability, requirement_id } of read(topic).sentences) {
      expect(probability).toBeGreaterThanOrEqual(0)
      expect(probability).toBeLessThanOrEqual(1)
      expect(requirement_id !== undefined).toBe(probability > 0.5)
      if (verdict === 'none') expect(probability).toBeLessThan(0.5)
      if (verdict === 'requirement') expect(probability).toBeGreaterThan(0.5)
    }
  })

  test('and a reason where it asks nothing', () => {
    const [, background, , heading, after] = read(topic).sentences
    expect([background?.because, heading?.because, after?.because]).toEqual(['background', 'heading', 'after'])
  })
})

describe('how requirements are cut', () => {
  test('predicates that are checked separately are separate, a row of verbs is not', () => {
    expect(
      texts('PHASE I: Conduct a review of methods, and develop a plan to test the model. Design, develop, and produce two masts.'),
    ).toEqual(['Conduct a review of methods.', 'Develop a plan to test the model.', 'Design, develop, and produce two masts.'])
    const joined = requirements('PHASE II: The coating shall be hard and shall be applied to the mast.')
    expect(joined.map(({ text }) => text)).toEqual(['The coating shall be hard.', 'The coating shall be applied to the mast.'])
    expect(joined[1]?.quote).toBe('shall be applied to the mast.')
  })

  test('they are numbered in reading order, and a repeated sentence counts once in its phase', () => {
    const found = requirements('PHASE I: Build a mast. Test the mast. Build a mast.\nPHASE II: Build a mast.')
    expect(found.map(({ id, phase }) => `${id} ${phase}`)).toEqual(['R1 I', 'R2 I', 'R3 II'])
  })

  test('a second clause with a duty of its own is another one, and a threshold stays beside its objective', () => {
    expect(
      texts(
        'DESCRIPTION: The putty must cure between 4 °C and 40 °C (Threshold), 0 °C and 50 °C (Objective), and the blade must be ready within 4 hours.',
      ),
    ).toEqual([
      'The putty must cure between 4 °C and 40 °C (Threshold), 0 °C and 50 °C (Objective).',
      'The blade must be ready within 4 hours.',
    ])
  })

  test('a threshold and an objective with verbs of their own are two', () => {
    expect(texts('DESCRIPTION: The mast must stand 2 m (Threshold), 3 m of height is desired (Objective).')).toEqual([
      'The mast must stand 2 m (Threshold).',
      '3 m of height is desired (Objective).',
    ])
  })

  test('a milestone is read whole, and a task that follows in it is one of its own', () => {
    const topic =
      'PHASE I: Milestones\n\nMonth 3: Show a first mast\n\nMonth 6: Final update. Open to all. Show the results of all the trials.'
    expect(read(topic).sentences.map(({ quote }) => quote)).toEqual([
      'Milestones',
      'Month 3: Show a first mast',
      'Month 6: Final update. Open to all.',
      'Show the results of all the trials.',
    ])
  })

  test('items that are counted within a sentence are requirements of their own, and what introduces them is none', () => {
    const lead = 'The crew should do the following:'
    const { requirements, sentences } = read(
      `PHASE I: Design a mast. ${lead} (1) hoist two (2) sails in 9 minutes; (2) prepare a report on the trial; and (3) mend the ropes, which must hold 40 kg.`,
    )
    expect(requirements.slice(1).map(({ quote, strength, phase }) => `${phase} ${strength}: ${quote}`)).toEqual([
      'I should: hoist two (2) sails in 9 minutes',
      'I should: prepare a report on the trial',
      'I must: mend the ropes, which must hold 40 kg.',
    ])
    expect(requirements.slice(1).map(({ quantities }) => quantities.map(({ printed }) => printed))).toEqual([
      ['two (2)', '9 minutes'],
      [],
      ['40 kg'],
    ])
    expect(sentences.find(({ quote }) => quote === lead)).toMatchObject({ verdict: 'none', because: 'heading' })
  })

  test('what introduces counted items without a colon goes on into each, and is quoted with the first', () => {
    const found = requirements('PHASE I: Build two masts that (a) weigh less than 5 kg, and (b) stand in winds of 20 knots.')
    expect(found.map(({ text }) => text)).toEqual([
      'Build two masts that weigh less than 5 kg',
      'Build two masts that stand in winds of 20 knots.',
    ])
    expect(found[0]?.quote).toBe('Build two masts that (a) weigh less than 5 kg')
    expect(found[0]?.quantities.map(({ printed }) => printed)).toEqual(['two', 'less than 5 kg'])
  })

  test('no part of a list that runs on in one long sentence is lost', () => {
    const part = (verb: string) => `${verb} the mast ${'and hold it down '.repeat(30)}`.trim()
    const { sentences } = read(`DESCRIPTION: The crew shall ${part('fold')}; ${part('stow')}; and ${part('haul')}.`)
    expect(sentences.map(({ quote }) => quote.slice(0, 24))).toEqual([
      'The crew shall fold the ',
      'stow the mast and hold i',
      'and haul the mast and ho',
    ])
  })
})

test('the level of cyber security that a topic states is a constraint', () => {
  const [first] = requirements('PROJECTED CMMC LEVEL REQUIREMENT: Level 2 (Self)\nOBJECTIVE: Build a mast.')
  expect([first?.kind, first?.strength, first?.text]).toEqual(['constraint', 'must', 'PROJECTED CMMC LEVEL REQUIREMENT: Level 2 (Self)'])
})

test.each(['1,000', '5 m/', '10 x ', '1-', '(T) ', '<', 'without ', 'must ', '; ', '$'])(
  'a page of nothing but %j is read to its end',
  (piece) => {
    const found = texts(`OBJECTIVE: Build a mast.\nDESCRIPTION: ${piece.repeat(20_000)}\nPHASE I: Test the mast.`)
    expect(found).toEqual(expect.arrayContaining(['Build a mast.', 'Test the mast.']))
  },
)

describe('how strongly an item of a list is asked', () => {
  const strengths = (lead: string, ...items: string[]) =>
    requirements(
      `DESCRIPTION: Masts of today are heavy and bend in storms.\n\n${[lead, ...items.map((item) => `- ${item}`)].join('\n')}`,
    ).map(({ strength }) => strength)

  test.each([
    ['The following are required:', 'must'],
    ['The mast must:', 'must'],
    ['Desired features include:', 'objective'],
  ])('%j speaks for its items', (lead, strength) => {
    expect(strengths(lead, 'battery life of at least 8 hours', 'a mass below 40 kg', 'encryption of the link')).toEqual([
      strength,
      strength,
      strength,
    ])
  })

  test('an item that says it itself is asked so', () => {
    expect(strengths('The following are required:', 'a mass below 40 kg', 'a height that should exceed 3 m')).toEqual(['must', 'should'])
  })
})

test('what others have found to be so does not count, and a person is asked', () => {
  const { requirements, sentences } = read(
    'DESCRIPTION: A recent study concluded that batteries should be kept below 40 C. The mast must stand in winds of 20 knots.',
  )
  expect(requirements.map(({ text }) => text)).toEqual(['The mast must stand in winds of 20 knots.'])
  expect(sentences[0]).toMatchObject({ verdict: 'unsure' })
  expect(texts('DESCRIPTION: The Navy has determined that the mast must weigh less than 20 kg.')).toHaveLength(1)
})
