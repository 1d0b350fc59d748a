import { describe, expect, test } from 'vitest'
import { componentEntries } from '../../../domain/grounding/component-entries.ts'
import { projectEntries } from '../../../domain/grounding/project-entries.ts'
import { tracer } from '../../../domain/grounding/trace.ts'
import type { Answer } from '../../../domain/interview.ts'
import type { StoredMilestone } from '../../../domain/milestone.ts'
import type { Phase } from '../../../domain/program.ts'
import { StepPlan } from '../../../domain/steps/step-plan.ts'
import { builtInDrafter } from '../drafter.ts'
import { type Interview, RICH, SPOKEN, WITH_INSTITUTION } from '../testing/interviews.ts'
import { inventedNumbers } from '../testing/numbers.ts'
import { smellsIn } from '../testing/prose.ts'
import { sampleTopic, TOPIC_NAMES } from '../testing/samples.ts'
import { expectDone, type WholePlan, wholePlan } from '../testing/whole-plan.ts'
import { matterOf } from './matter.ts'
import { type Manner, stepAnswersOf } from './testing/step-answers.ts'

const IS_DIRECT = /-D\d/
const INTERVIEWS: readonly (readonly [string, Interview | null, Manner, readonly Phase[]])[] = [
  ['full answers', null, 'sentences', ['I', 'II']],
  ['spoken answers', SPOKEN, 'words', ['I']],
  ['no answers', {}, 'unsure', ['II']],
]
const CASES = TOPIC_NAMES.flatMap((name) =>
  INTERVIEWS.flatMap(([kind, interview, manner, phases]) =>
    phases.filter((phase) => phase === 'II' || !IS_DIRECT.test(name)).map((phase) => ({ name, phase, kind, interview, manner })),
  ),
)

type Step = { milestone: StoredMilestone; plan: StepPlan; answers: Answer[]; narrative: string; again: StepPlan }
type Drafted = { plan: WholePlan; milestones: StoredMilestone[]; steps: Step[] }

const drafts = new Map<string, Promise<Drafted>>()

function draftOf(which: (typeof CASES)[number]): Promise<Drafted> {
  const key = `${which.name} ${which.phase} ${which.kind}`
  const draft = drafts.get(key) ?? drafted(which)
  drafts.set(key, draft)
  return draft
}

/** Drafts a plan, then takes every one of its steps through its interview to its narrative. */
async function drafted({ name, phase, interview, manner }: (typeof CASES)[number]): Promise<Drafted> {
  const plan = await planOf(name, phase, interview)
  const { facts } = plan
  const milestones = plan.milestones.map(
    ({ text, acceptance_criteria = [], ...rest }): StoredMilestone => ({
      ...rest,
      initial_text: null,
      refined_text: text,
      acceptance_criteria,
    }),
  )
  const steps: Step[] = []
  for (const milestone of milestones) {
    const number = milestone.milestone_number
    const asked = expectDone(await builtInDrafter.stepPlan(facts, milestones, number))
    const answers = stepAnswersOf(asked, manner)
    const answered = { ...facts, answers: [...facts.answers, ...answers] }
    const narrative = expectDone(await builtInDrafter.stepNarrative(answered, milestones, number))
    steps.push({
      milestone,
      plan: asked,
      answers,
      narrative,
      again: expectDone(await builtInDrafter.stepPlan(answered, milestones, number)),
    })
  }
  return { plan, milestones, steps }
}

async function planOf(name: string, phase: Phase, interview: Interview | null): Promise<WholePlan> {
  const { analysis } = await sampleTopic(name)
  const isSttr = /^AF15-AT|^SF25/.test(name)
  const full = isSttr ? WITH_INSTITUTION : (RICH[name] ?? RICH['N251-001'] ?? {})
  const institution = isSttr ? { research_institution: 'Ohio State University' } : {}
  return wholePlan(analysis, interview ?? full, { phase, program_type: isSttr ? 'STTR' : 'SBIR', ...institution })
}

const said = ({ plan: { question_plan, followups } }: Step): string[] => [
  ...question_plan.flatMap(({ q, why = '' }) => [q, why]),
  ...followups.flatMap((one) => [one.ask]),
]

describe.each(CASES)('$name, Phase $phase, $kind', (which) => {
  test('each step asks up to six questions, each with its reason, its fields and a matter that its answer is known by', async () => {
    for (const { plan, milestone } of (await draftOf(which)).steps) {
      expect(StepPlan.parse(plan)).toEqual(plan)
      const { question_plan, followups } = plan
      expect(question_plan.length).toBeGreaterThanOrEqual(1)
      expect(question_plan.length).toBeLessThanOrEqual(6)
      expect(question_plan.map(({ slot }) => slot)).toEqual(question_plan.map((_, index) => `S${milestone.milestone_number}-Q${index + 1}`))
      expect(question_plan.filter(({ why, fields }) => !why?.trim() || /\n/.test(why) || !fields?.length)).toEqual([])
      expect(question_plan.filter(({ q }) => matterOf(q) === null)).toEqual([])
      expect(new Set(question_plan.map(({ q }) => q)).size).toBe(question_plan.length)
      expect(followups.length).toBeGreaterThanOrEqual(2)
      expect(followups.length).toBeLessThanOrEqual(4)
      expect(
        followups.filter(({ when }) => !question_plan.some(({ slot }) => slot === when?.slot) || !(when?.lacks ?? when?.mentions)),
      ).toEqual([])
    }
  })

  test('what the solicitation raises is quoted word for word with its page', async () => {
    const { steps, plan } = await draftOf(which)
    const requirements = plan.facts.analysis?.requirements ?? []
    for (const { quote, page, requirement_id } of steps.flatMap((step) => step.plan.question_plan).filter((one) => one.requirement_id)) {
      const raised = requirements.find(({ id }) => id === requirement_id)
      expect({ quote, page }).toEqual({ quote: raised?.quote, page: raised?.page })
    }
  })

  test('nothing that was answered is asked again', async () => {
    for (const { plan, again } of (await draftOf(which)).steps) {
      const asked = new Set(plan.question_plan.map(({ q }) => q))
      expect(again.question_plan.filter(({ q }) => asked.has(q))).toEqual([])
      expect(again.question_plan.filter(({ slot }) => plan.question_plan.some((one) => one.slot === slot))).toEqual([])
    }
  })

  test('a narrative tells what is done, who does it, what is handed over and what counts, and tells it once', async () => {
    for (const { narrative } of (await draftOf(which)).steps) {
      const headings = narrative.match(/^### .+$/gm) ?? []
      expect(headings).toEqual(
        expect.arrayContaining(['### Objective', '### How the work is done', '### What is handed over', '### What counts as success']),
      )
      expect(narrative).toMatch(/^## \S/)
      const sentences = sentencesIn(narrative)
      expect(sentences.filter((one, index) => sentences.indexOf(one) !== index)).toEqual([])
    }
  })

  test('every task keeps its number and its page, every blank that nobody has filled stays, and nothing handed over is lost', async () => {
    for (const { milestone, narrative, answers } of (await draftOf(which)).steps) {
      const text = milestone.refined_text ?? ''
      expect((narrative.match(/^- Task \d+\.\d+/gm) ?? []).length).toBe((text.match(/^Task \d+\.\d+/gm) ?? []).length)
      expect([...text.matchAll(/\(solicitation p\. \d+\)/g)].filter(([page]) => !narrative.includes(page))).toEqual([])
      if (answers.every(({ answer }) => answer === 'not sure yet'))
        expect([...text.matchAll(/\[name [^\]]+\]/g)].filter(([blank]) => !narrative.includes(blank))).toEqual([])
      expect(
        [...milestone.deliverables, ...milestone.acceptance_criteria].filter((one) => !one.includes('[') && !narrative.includes(one)),
      ).toEqual([])
    }
  })

  test('it reads without slips of the pen', async () => {
    const { steps } = await draftOf(which)
    expect(steps.flatMap((step) => [...said(step).map(withoutInches), ...step.narrative.split('\n')]).flatMap(smellsIn)).toEqual([])
  })

  test('no number is invented, and every sentence traces to a source', async () => {
    const { plan, steps } = await draftOf(which)
    const topic = await sampleTopic(which.name)
    for (const { milestone, narrative, answers } of steps) {
      const facts = { ...plan.facts, answers: [...plan.facts.answers, ...answers] }
      expect(inventedNumbers({ ...plan, facts }, topic, narrative.replace(/\bmonths? \d+/g, 'month').split('\n'))).toEqual([])
      const trace = tracer(await sourcesOf(which.name, facts))
      const own = [milestone.refined_text ?? '', ...milestone.deliverables, ...milestone.acceptance_criteria].flatMap(trace)
      const open = trace(narrative).filter(
        (one) =>
          one.grounds === 'unsupported' &&
          !own.some(({ text, grounds }) => grounds === 'unsupported' && one.text.endsWith(text.replace(/^It /, ''))),
      )
      expect(open.map(({ text, unsupported }) => `${text} [${unsupported.map((one) => `${one.kind} ${one.text}`).join('; ')}]`)).toEqual([])
    }
  })
})

/** A quotation that ends on a number looks like inches. */
function withoutInches(text: string): string {
  return text.replace(/(\d\.?)"/g, '$1 end"')
}

function sentencesIn(narrative: string): string[] {
  return narrative
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => line.replace(/^- (?:Task \d+\.\d+: )?/, '').split(/(?<=[.!?]) (?=[A-Z])/))
    .map((one) =>
      one
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, ' ')
        .trim(),
    )
    .filter((one) => one.split(' ').length > 4)
}

async function sourcesOf(name: string, facts: WholePlan['facts']) {
  const { analysis, pages } = await sampleTopic(name)
  const { company_name, phase, program_type, research_institution, period_of_performance } = facts
  const documents = [{ id: 'solicitation', file_name: `${name}.pdf`, role: 'solicitation' as const, pages: [...pages] }]
  return {
    documents,
    answers: facts.answers.filter(({ answer }) => answer !== ''),
    entries: [
      ...projectEntries({
        company_name,
        phase,
        program_type,
        research_institution,
        period_of_performance,
        requirements: analysis.requirements,
      }),
      ...componentEntries(facts.component, documents),
    ],
    own_statements: [],
  }
}
