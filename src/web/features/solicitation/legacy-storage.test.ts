import { expect, test } from 'vitest'
import { parsedStore } from '../../app/browser-store.ts'
import { aProject } from '../../testing/project.ts'
import { scriptedServer } from '../../testing/scripted-server.ts'
import { isLegacy, migrateWork } from './legacy-migration.ts'

/** What a browser kept, as texts; `texts` are the milestones' own, which have to arrive. */
type Storage = { topic: string | null; plan: string | null; texts: string[] }

const TOPIC = {
  slug: 'n251-001',
  storeId: 'store',
  fileId: 'file',
  name: 'N251-001: Mast',
  phase: 'I',
  periodOfPerformance: 6,
  totalProposedEffort: 140_000,
  programType: 'SBIR',
  companyName: 'Acme',
  customerOrganization: 'Marine Corps',
  systemName: 'Mast',
  researchInstitution: 'State University',
  analysis: { topic_summary: 'A mast', topic_brief: 'Develop a mast.' },
}
const MILESTONE = {
  id: 'm1',
  milestone_number: 1,
  step_type: 'kickoff',
  text: 'Kick off at the <b>yard</b>',
  deliverables: ['Plan'],
  acceptance_criteria: ['Plan accepted'],
  payment_amount: '15000.00',
  requirement_ids: ['R1'],
  version: 3,
}
const LAST = { ...MILESTONE, id: 'm2', milestone_number: 2, step_type: 'final', text: '終了 · Ende · نهاية' }

/** What stands in a place where something else belongs. */
const WRONG: readonly unknown[] = [undefined, null, '', 17, -1.5, true, ['x', null, 3], { a: { b: [] } }, 'x'.repeat(180)]

/** A field of the topic that is lost or another thing. */
const topics = Object.keys(TOPIC).flatMap((field) =>
  WRONG.map((wrong): Storage => kept({ ...TOPIC, [field]: wrong }, [MILESTONE, LAST], [MILESTONE.text, LAST.text])),
)

/** A field of a milestone that is lost or another thing; where that is its text the other one's still arrives. */
const milestones = Object.keys(MILESTONE).flatMap((field) =>
  WRONG.map(
    (wrong): Storage => kept(TOPIC, [{ ...MILESTONE, [field]: wrong }, LAST], field === 'text' ? [LAST.text] : [MILESTONE.text, LAST.text]),
  ),
)

/** Plans in the shapes of older versions, with what is no milestone among them, and hostile keys. */
const shapes: Storage[] = [
  kept(TOPIC, { milestones: [MILESTONE, LAST], finalized_at: 'yesterday' }, [MILESTONE.text, LAST.text]),
  kept(TOPIC, [MILESTONE, null, 4, [], LAST], [MILESTONE.text, LAST.text]),
  kept(TOPIC, ['Only a text', LAST], ['Only a text', LAST.text]),
  kept(TOPIC, [{ ...MILESTONE, text: 'A long text. '.repeat(10_000) }, LAST], [LAST.text]),
  kept(TOPIC, [{ refined_text: 'Refined' }, { initial_text: 'First' }], ['Refined', 'First']),
  kept(TOPIC, [MILESTONE, { ...LAST, milestone_number: 1 }], [MILESTONE.text, LAST.text]),
  kept(
    TOPIC,
    Array.from({ length: 60 }, (_, at) => ({ ...MILESTONE, milestone_number: at + 1 })),
    [MILESTONE.text],
  ),
  {
    topic: JSON.stringify(TOPIC),
    plan: `[{"__proto__":{"text":"evil"},"constructor":{},"text":"Own"},${JSON.stringify(LAST)}]`,
    texts: ['Own', LAST.text],
  },
]

/** What cannot be read at all: nothing may be made of it, and it has to stay. */
const whole = JSON.stringify([MILESTONE, LAST])
const broken: Storage[] = [
  ...[1, 2, 9, 40, 200, whole.length - 1].map((length) => ({ topic: JSON.stringify(TOPIC), plan: whole.slice(0, length), texts: [] })),
  ...['', 'undefined', 'NaN', '[object Object]', 'null', '17', '"text"', '{}', '\u0000', `${whole}${whole}`].map((plan) => ({
    topic: JSON.stringify(TOPIC),
    plan,
    texts: [],
  })),
  ...['', 'undefined', 'null', '[]x', '"n251"', '[1]', JSON.stringify(TOPIC).slice(0, 90)].map((topic) => ({
    topic,
    plan: whole,
    texts: [],
  })),
  { topic: null, plan: whole, texts: [] },
  { topic: JSON.stringify(TOPIC), plan: null, texts: [] },
]

function kept(topic: unknown, plan: unknown, texts: string[]): Storage {
  return { topic: JSON.stringify(topic), plan: JSON.stringify(plan), texts }
}

/** A server that makes what it is asked for, once for each key. */
function server() {
  const made: { projects: Set<unknown>; texts: string[] } = { projects: new Set(), texts: [] }
  const project = aProject()
  const { call } = scriptedServer({
    '/api/projects': ({ idempotency_key }: { idempotency_key?: string }) => {
      made.projects.add(idempotency_key)
      return project
    },
    '/api/projects/{id}': () => project,
    '/api/work-plans': (plan: { milestones: { refined_text: string }[] }) => {
      made.texts = plan.milestones.map(({ refined_text }) => refined_text)
      const milestones = plan.milestones.map((milestone, index) => ({ ...milestone, id: `milestone-${index + 1}`, version: 0 }))
      return { ...plan, id: 'plan-1', milestones, finalized_work_plan: null, finalized_at: null }
    },
  })
  return { call, made }
}

async function migrated({ topic: keptTopic, plan }: Storage) {
  const [topic, kept] = [parsedStore('currentTopic', keptTopic), parsedStore('refinedWorkPlan', plan)]
  const { call, made } = server()
  if (!topic.ok || !kept.ok || !isLegacy(topic.value, kept.value)) return made
  let project: string | null = null
  const memory = {
    recall: () => project,
    remember: (id: string) => {
      project = id
    },
  }
  const work = { topic: topic.value, milestones: kept.value, scope_paragraph: null }
  await migrateWork(call, work, memory)
  await migrateWork(call, work, memory)
  return made
}

test(`of ${topics.length + milestones.length + shapes.length} old, partial and mixed up storages each readable text arrives, once`, async () => {
  for (const storage of [...topics, ...milestones, ...shapes]) {
    const { projects, texts } = await migrated(storage)
    expect(projects.size, storage.topic ?? '').toBe(1)
    expect(texts, storage.plan ?? '').toEqual(expect.arrayContaining(storage.texts))
  }
})

test(`of ${broken.length} storages that cannot be read nothing is made`, async () => {
  for (const storage of broken) expect((await migrated(storage)).projects.size, `${storage.topic} ${storage.plan}`).toBe(0)
})
