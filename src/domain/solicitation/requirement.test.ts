import { expect, test } from 'vitest'
import type { Requirement } from './analysis.ts'
import { linesOf } from './line.ts'
import { requirementsIn } from './requirement.ts'
import { sectionsOf } from './section.ts'

const requirements = (text: string): Requirement[] => requirementsIn(sectionsOf(linesOf([{ page: 1, text }])))
const brief = (text: string) =>
  requirements(text).map(({ kind, strength, phase, text: demand }) => `${phase} ${kind} ${strength}: ${demand}`)

test('each task sentence of a phase is a requirement, also when it begins with a subject', () => {
  expect(
    brief(
      'PHASE I: Define a concept. Using modeling, determine the feasibility of the design. The proposer should build a model. A prototype of the mast should be completed by Phase I. Phase I will consist of designing schematics.\nPHASE II: Deliverables include a data set and software. Currently there is no such tool.',
    ),
  ).toEqual([
    'I task must: Define a concept.',
    'I task must: Using modeling, determine the feasibility of the design.',
    'I task should: The proposer should build a model.',
    'I task should: A prototype of the mast should be completed by Phase I.',
    'I task must: Phase I will consist of designing schematics.',
    'II deliverable must: Deliverables include a data set and software.',
  ])
})

test('a description gives its demands and no background', () => {
  expect(
    brief(
      'OBJECTIVE: Develop a mast.\nDESCRIPTION: Masts have been built for years. Existing masts require trained staff. The Navy seeks a light mast. The mast must stand 20 knots. Ideally, it is folded. It is required to use a fielded connector. Novel materials are needed. An alternative approach is to buy one. The tool fails because it has to be set by hand.',
    ),
  ).toEqual([
    'any task must: Develop a mast.',
    'any performance should: The Navy seeks a light mast.',
    'any performance must: The mast must stand 20 knots.',
    'any performance objective: Ideally, it is folded.',
    'any constraint must: It is required to use a fielded connector.',
    'any performance must: Novel materials are needed.',
  ])
})

test('items of a list are requirements that can be read alone; their introduction is none', () => {
  expect(
    brief(
      'DESCRIPTION: The required elements include:\n  - Deployable power units\n  - Command and Control (C2) links\n\nPerformance goals include using robots to:\n  - Continuously guard 100 masts\n\nKey features of the old mast may include:\n  - Height: it is 3 m tall.',
    ),
  ).toEqual([
    'any performance must: The required elements include deployable power units',
    'any performance must: The required elements include Command and Control (C2) links',
    'any performance objective: Performance goals include using robots to continuously guard 100 masts',
  ])
})

test('notices: one duty to disclose foreign nationals, nothing from a classification notice, nothing from Phase III', () => {
  expect(
    brief(
      'The technology within this topic is restricted under the International Traffic in Arms Regulation (ITAR). Offerors must disclose any proposed use of foreign nationals (FNs). Offerors are advised that foreign nationals may be restricted.\nDESCRIPTION: Work produced in Phase II may become classified. The contractor must be able to acquire a facility clearance.\nPHASE III: The firm shall sell it.\nREFERENCES: 1. It must be read.\nKEYWORDS: must; shall',
    ),
  ).toEqual(['any constraint must: Offerors must disclose any proposed use of foreign nationals (FNs).'])
})

test.each([
  ['The design must satisfy MIL-STD-810.', 'standard'],
  ['The software shall comply with NIST SP 800-171.', 'standard'],
  ['A kickoff meeting shall be held within 30 days of award.', 'schedule'],
  ['Provide a Phase II development plan with goals.', 'deliverable'],
  ['The prototype shall be delivered to the laboratory.', 'deliverable'],
  ['Evaluate the prototype against the goals of the development plan.', 'task'],
  ['The unit shall not use any external references.', 'constraint'],
  ['The unit shall weigh less than three pounds.', 'performance'],
])('%j is of kind %s', (sentence, kind) => {
  expect(requirements(`PHASE II: ${sentence}`).map((requirement) => requirement.kind)).toEqual([kind])
})

test('predicates that are checked separately are separate, a row of verbs is not', () => {
  expect(
    brief('PHASE I: Conduct a review of methods, and develop a plan to test the model. Design, develop, and produce two masts.'),
  ).toEqual([
    'I task must: Conduct a review of methods.',
    'I task must: Develop a plan to test the model.',
    'I task must: Design, develop, and produce two masts.',
  ])
  const joined = requirements('PHASE II: The coating shall be hard and shall be applied to the mast.')
  expect(joined.map(({ text }) => text)).toEqual(['The coating shall be hard.', 'The coating shall be applied to the mast.'])
  expect(joined[1]?.quote).toBe('shall be applied to the mast.')
})

test('answers to questions count when they change what is asked', () => {
  expect(
    brief(
      'DESCRIPTION: It is a radar.\nQ&A:\n"question": "<p>Must it fly?</p>", "answer": "<p>Yes.</p><p>Seekers are <b>not</b> wanted. Seeker design is not of interest.</p>", "status": "COMPLETED"',
    ),
  ).toEqual(['any performance must: Must it fly? Yes.', 'any constraint must: Seeker design is not of interest.'])
})

test('requirements are numbered in reading order and a repeated sentence counts once in its phase', () => {
  const found = requirements('PHASE I: Build a mast. Test the mast. Build a mast.\nPHASE II: Build a mast.')
  expect(found.map(({ id, phase }) => `${id} ${phase}`)).toEqual(['R1 I', 'R2 I', 'R3 II'])
})

test('in a phase, a word that may be a noun begins a task when no other verb follows', () => {
  const found = requirements(
    'PHASE I: Test three coupons. Secure communication by encrypting data in transit. Test results are available from the Navy.',
  )
  expect(found.map(({ text }) => text)).toEqual(['Test three coupons.', 'Secure communication by encrypting data in transit.'])
})

test('a topic that has only a description asks for the work that it names', () => {
  const description =
    'DESCRIPTION: Development of masts that fold. Masts of steel are common. (1) Methods of folding by one person. (2) Hinges without any oil. (3) This one is old. (4)'
  expect(brief(`OBJECTIVE: N/A\n${description}\nPHASE I: N/A`)).toEqual([
    'any task must: Development of masts that fold.',
    'any task should: Methods of folding by one person.',
    'any task should: Hinges without any oil.',
  ])
  expect(brief(`OBJECTIVE: Develop masts.\n${description}`)).toEqual(['any task must: Develop masts.'])
})

test('a threshold and an objective with verbs of their own are two demands, and so are what is wanted and what is not', () => {
  expect(
    brief(
      'DESCRIPTION: The mast must stand 2 m (Threshold), 3 m of height is desired (Objective). Ropes are of interest, but kites are not of interest. A drop of 3 m (Threshold), 6 m (Objective) is desired.',
    ),
  ).toEqual([
    'any performance must: The mast must stand 2 m (Threshold).',
    'any constraint objective: 3 m of height is desired (Objective).',
    'any performance should: Ropes are of interest.',
    'any constraint must: Kites are not of interest.',
    'any performance objective: A drop of 3 m (Threshold), 6 m (Objective) is desired.',
  ])
})

test('a milestone with the list below it is read whole, and a task that follows in it is one of its own', () => {
  expect(
    brief(
      'PHASE I: Milestones\n\nMonth 3: Meeting #1\n  • Show a first mast that folds\n\nMonth 6: Final update. Open to all. Present results of all the trials.',
    ),
  ).toEqual([
    'I schedule must: Month 3: Meeting #1',
    'I task must: Show a first mast that folds',
    'I schedule must: Month 6: Final update. Open to all.',
    'I task must: Present results of all the trials.',
  ])
})

test('a name from the objective asks like the solution, also where it introduces a list', () => {
  expect(
    brief(
      'OBJECTIVE: Develop HERON, a mast.\nDESCRIPTION: Made for crews, boats, and yards, HERON will support:\n  • Folding at night\n  • Folding in wind\n\nHERON will offer a safe way down. Boats will rot.',
    ),
  ).toEqual([
    'any task must: Develop HERON, a mast.',
    'any performance must: Made for crews, boats, and yards, HERON will support folding at night',
    'any performance must: Made for crews, boats, and yards, HERON will support folding in wind',
    'any performance must: HERON will offer a safe way down.',
  ])
})

test('the level of cyber security that a topic states is a constraint', () => {
  expect(brief('PROJECTED CMMC LEVEL REQUIREMENT: Level 2 (Self)\nOBJECTIVE: Build a mast.')[0]).toBe(
    'any constraint must: PROJECTED CMMC LEVEL REQUIREMENT: Level 2 (Self)',
  )
})

test('no part of a list that runs on in one long sentence is lost', () => {
  const part = (verb: string) => `${verb} the mast ${'and hold it down '.repeat(30)}`.trim()
  const found = requirements(`DESCRIPTION: The crew shall ${part('fold')}; ${part('stow')}; and ${part('haul')}.`)
  expect(found.map(({ strength, text }) => `${strength} ${text.slice(0, 24)}`)).toEqual([
    'must The crew shall fold the ',
    'must stow the mast and hold i',
    'must and haul the mast and ho',
  ])
})

test.each(['1,000', '5 m/', '10 x ', '1-', '(T) ', '<', 'without ', 'must ', '; ', '$'])(
  'a page of nothing but %j is read to its end',
  (piece) => {
    const found = requirements(`OBJECTIVE: Build a mast.\nDESCRIPTION: ${piece.repeat(20_000)}\nPHASE I: Test the mast.`)
    expect(found.map(({ text }) => text)).toEqual(expect.arrayContaining(['Build a mast.', 'Test the mast.']))
  },
)

test('results that a phase names are asked for, also where they stand in a list of deliverables', () => {
  const results =
    'Phase I: Proof of concept, including a folded model and drawings.\n\nPhase II: Prototype of a mast with its drawings. Masts of today.'
  expect(brief(`DESCRIPTION: Masts are sought.\nDesired Deliverables Description\n${results}`)).toEqual([
    'any performance should: Masts are sought.',
    'I task must: Proof of concept, including a folded model and drawings.',
    'II task must: Prototype of a mast with its drawings.',
  ])
})

test('a description that tells the work of one phase asks it of that phase only', () => {
  expect(
    brief('OBJECTIVE: Develop a mast.\nDESCRIPTION: Phase I work would show that the mast folds. Phase II work should build the mast.').map(
      (line) => line.split(' ')[0],
    ),
  ).toEqual(['any', 'I', 'II'])
})

test('a slip of the pen in "must be able to" hides no demand', () => {
  expect(brief('OBJECTIVE: Develop a mast.\nDESCRIPTION: In addition, the mast much be able to carry two lamps.')).toEqual([
    'any task must: Develop a mast.',
    'any performance must: In addition, the mast much be able to carry two lamps.',
  ])
})
