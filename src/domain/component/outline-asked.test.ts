import { expect, test } from 'vitest'
import { analysisOf } from '../solicitation/analysis-of.ts'
import { outlineAsked } from './outline-asked.ts'

const TABLE = `How the work plan is to be laid out. The work plan becomes part of the award and must not hold proprietary information. It is a single document of at most eight pages and follows this order of parts:
 Part     Heading                                Content
 1        What the Government Receives           every item handed over, its form, quantity and month
 2        How Each Item Is Judged                test, measure, pass mark and who decides, item by item
 3        Work Steps                             for each: purpose, method, place, lead, hours
 4        Calendar                               one chart on one page; reviews and gates marked
 5        People, Places and Partners            including share of the work done by others`

/** What is read of a topic that says this of itself, broken into lines as a page breaks it. */
function readOf(text: string) {
  const lines = text.startsWith(TABLE) ? text : text.replace(/(.{1,95})(?: |$)/gm, '$1\n')
  const page = `A254-031 TITLE: Widget Sensor for Testing\n\nOBJECTIVE: Develop a widget sensor that senses widgets.\n\nDESCRIPTION: The widget sensor shall weigh less than 2 kg.\n\nPHASE I: Design the sensor and show by analysis that it meets the weight.\n\nPHASE II: Build two prototypes and test them.\n\nADDITIONAL INFORMATION:\n${lines}\n\nKEYWORDS: widget; sensor\n`
  return outlineAsked(analysisOf([{ page: 1, text: page }], 'topic.pdf').sentences)
}

test('the parts are read of the titles in a table', () => {
  expect(readOf(TABLE)?.pages?.value).toBe(8)
  expect(readOf(TABLE)?.outline.value).toEqual([
    'What the Government Receives',
    'How Each Item Is Judged',
    'Work Steps',
    'Calendar',
    'People, Places and Partners',
  ])
})

test.each([
  [
    'A work plan in three parts is expected. The first, Technical Tasks, describes the melt-pool monitoring experiments and the alloys to be printed. The second, Schedule and Milestones, ties each experiment to a month after award. The third, Management, explains how subcontractors are overseen and who holds authority to stop work. Porosity data shall be supplied in an open format.',
    ['Technical Tasks', 'Schedule and Milestones', 'Management'],
  ],
  [
    'Proposed plan of work (not to exceed 8 pages):\n  A. Objectives - what will be known at the end of Phase I that is not known today\n  B. Technical Approach - models, data sets and assumptions\n  C. Tasks - owner, duration, output\n  D. Risks - at least three, ranked\n  E. Schedule - one chart\nOfferors should assume that unclassified cyber range traffic will be available.',
    ['Objectives', 'Technical Approach', 'Tasks', 'Risks', 'Schedule'],
  ],
  [
    'The work plan shall comprise (1) Objectives, no more than half a page; (2) Tasks, one paragraph each, saying who does what and how it is verified; (3) Schedule, showing dependencies among tasks; (4) Key Personnel, with the percentage of time each will commit; and (5) Facilities, including any range time requested from the Government. The work plan shall not exceed six pages.',
    ['Objectives', 'Tasks', 'Schedule', 'Key Personnel', 'Facilities'],
  ],
  [
    'Plan of work. The following sections are required:\n1. Scope of Effort\n2. Technical Objectives\n3. Tasks (with entry and exit criteria)\n4. Milestone Schedule\n5. Deliverable Items\n6. Data Rights Assertions\nPlans of work are limited to 10 pages. Offerors proposing synthetic aperture sonar algorithms should state the assumed platform motion in the tasks.',
    ['Scope of Effort', 'Technical Objectives', 'Tasks', 'Milestone Schedule', 'Deliverable Items', 'Data Rights Assertions'],
  ],
  [
    'The contractor\'s statement of work has four sections: "Scope", "Compliance Matrix", "Work Tasks" and "Acceptance". In the compliance matrix, list each paragraph of this topic\'s Description by number and the task satisfying it. Under acceptance, name the test, the pass value and the witness. Turbine blade coupons will be furnished by the Government after award.',
    ['Scope', 'Compliance Matrix', 'Work Tasks', 'Acceptance'],
  ],
  [
    'The plan of work leads off with a compliance table, in which the offeror copies every "shall" in this topic and names the task that answers it. Behind the table stand the tasks. Behind the tasks, the schedule; behind the schedule, the key personnel and the facilities, each in a section of its own. Chemical agent simulants may be used throughout Phase I.',
    ['Compliance table', 'Tasks', 'Schedule', 'Key personnel', 'Facilities'],
  ],
  [
    "The Phase I effort will determine the feasibility of a low-loss gallium nitride switch for shipboard radar front ends. The offeror's statement of work shall contain, in this order: scope; technical approach; tasks; schedule; deliverables; and payment schedule. Proposals that omit any of these will be considered non-responsive.",
    ['Scope', 'Technical approach', 'Tasks', 'Schedule', 'Deliverables', 'Payment schedule'],
  ],
  [
    'Because several program offices will evaluate these undersea battery proposals, a common layout is requested. Please arrange the statement of work under the headings Introduction, Scope, Requirements, Task Breakdown, Verification and Deliverables. Cell chemistry may be described in an appendix where it is proprietary, and a safety data sheet is to be furnished for every electrolyte considered.',
    ['Introduction', 'Scope', 'Requirements', 'Task Breakdown', 'Verification', 'Deliverables'],
  ],
  [
    'To ease comparison among offers for the cold-weather water purifier, the work plan follows a set order. Objectives come first. Then the technical approach, in which the chosen membrane is justified. Then tasks, numbered to agree with the cost volume. Risks and their mitigation take up the fourth section. Transition planning, naming at least one program of record, is the fifth and last.',
    ['Objectives', 'Technical approach', 'Tasks', 'Risks and their mitigation', 'Transition planning'],
  ],
])('%s', (text, parts) => {
  const read = readOf(text)?.outline
  expect(read?.value.map((one) => one.toLowerCase())).toEqual(parts.map((one) => one.toLowerCase()))
  expect(read?.source.place).toBe('p. 1')
})

test.each([
  'The work plan is limited to 10 pages. Proposals will be evaluated on the following criteria in descending order: (1) technical approach; (2) qualifications of key personnel; (3) commercialization potential; (4) cost.',
  'The work plan must include sufficient detail for review. Phase I deliverables: 1) kickoff meeting; 2) monthly status reports; 3) final technical report; 4) Phase II plan.',
  'The final report shall contain a work plan for Phase II; test results; cost estimates; and risks.',
  'The system reads a statement of work and finds its sections: scope, objectives, tasks, deliverables and schedule.',
  'The technical volume shall address (1) identification of the problem; (2) technical objectives; (3) Phase I statement of work; (4) related work; (5) future research; (6) commercialization; (7) key personnel; (8) facilities.',
  'Offerors shall provide a detailed work plan that includes milestones, schedule, costs, and risks for the Phase I base period and option.',
  'The work plan shall describe how the offeror will reach the performance goals: range; weight; cost; test time; and power.',
  'The commercialization strategy shall address, under separate headings, the market, the customers, the competition, the schedule to first sale, the funding required, and the risks. Letters of support may be placed in Volume 5. Firms developing exoskeleton joints are encouraged to consider industrial and rehabilitation customers alongside the military user.',
  'Monthly status reports shall be submitted by the tenth of each month and shall include: progress against each task; problems encountered; schedule status; funds expended; deliverables submitted; and work planned for the coming month. Reports shall not exceed four pages. Images of the bioreactor runs may be attached separately.',
  "Key tasks for Phase I are to (1) identify candidate scintillator compositions; (2) grow crystals of at least 10 mm; (3) measure light yield and decay time; and (4) compare the results with thallium-doped sodium iodide. The offeror's plan of work should propose a sensible path through these and may depart from them with justification.",
  "The offeror's statement of work shall describe how each requirement listed in paragraphs 3.1 through 3.7 is met, and by what means compliance will be demonstrated. Simply restating a requirement is not sufficient. Where a threshold for vibration or salt fog cannot be reached in Phase I, the offeror should say so plainly and explain why.",
  'A system security plan will be delivered at month nine. It opens with the scope of the system boundary, then come the roles and responsibilities, the control implementation table and the milestones for open findings, and it closes with the data flow diagrams. The plan shall be kept current as the mission-planning software changes.',
  "At the kickoff meeting the contractor shall brief the scope, objectives, tasks, schedule, deliverables and risks of the effort to the technical point of contact. Slides are due three working days beforehand. The meeting will be held virtually unless the parties agree to meet at the contractor's additive manufacturing laboratory.",
])('lays out no work plan: %s', (text) => {
  expect(readOf(text)).toBeUndefined()
})
