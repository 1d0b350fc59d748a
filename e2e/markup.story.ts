import { expect, type Page } from '@playwright/test'
import { api } from '../src/contract/api.ts'
import { freePort } from '../src/server/testing/port.ts'
import { finalizeStep } from './finalized-step.ts'
import { listensForRuns, PAYLOADS } from './markup.ts'
import { type Environment, test as own } from './own-server.ts'
import { signedIn, somebody } from './people.ts'
import { ask, inBrowser, keep, type Seeded, writtenMilestones } from './seeded.ts'
import { SHIELD } from './solicitations.ts'
import { DESK } from './story.ts'

/** A server of its own, whose figures tell what browsers report to it. */
const test = own.extend<object, { environment: Environment }>({
  environment: [({ browserName: _ }, use) => freePort().then((port) => use({ METRICS_PORT: String(port) })), { scope: 'worker' }],
})

const all = (begin = '') => PAYLOADS.map((payload) => `${begin}${payload}`)

/** A topic whose title, objective, every requirement and keyword would run something. */
const TOPIC = [
  `N251-077 TITLE: Antenna ${PAYLOADS[3]}`,
  `OBJECTIVE: Develop an antenna ${PAYLOADS[0]} that weighs less than 10 kg.`,
  `DESCRIPTION: The Navy needs an antenna ${PAYLOADS[12]}.`,
  ...PAYLOADS.map((payload) => `The antenna shall show ${payload} within 10 days.`),
  `PHASE I: Design the antenna ${PAYLOADS[5]}. The contractor shall deliver a report on ${PAYLOADS[22]}.`,
  'PHASE II: Build a prototype and test it.',
  `KEYWORDS: antenna; ${PAYLOADS[4]}`,
].join('\n')

/** Everything that a person or a document can say says it; made by calls, so that no screen can have changed it. */
async function planOfMarkup(page: Page): Promise<Seeded> {
  await signedIn(page, somebody(`Dana ${PAYLOADS[3]}`))
  const { token } = await (await page.request.get('/api/auth/token')).json()
  const company = `Acme ${PAYLOADS[5]}`
  const fields = { phase: SHIELD.phase, company_name: company, period_of_performance: '6', program_type: SHIELD.program }
  const file = {
    name: `${PAYLOADS[3]}${PAYLOADS[12]}.txt`.replaceAll('/', ''),
    mimeType: 'text/plain',
    buffer: Buffer.from(TOPIC.replaceAll('\0', '')),
  }
  const sent = { headers: { authorization: `Bearer ${token}` }, params: fields, multipart: { ...fields, file } }
  const answer = await page.request.post('/topics/markup/upload', sent)
  expect(answer.ok(), await answer.text()).toBe(true)
  const { topic_slug, topic_store_id, file_id, analysis } = api.uploadTopic.output.parse(await answer.json())
  const { topic_summary, topic_brief } = analysis
  const known = {
    slug: topic_slug,
    storeId: topic_store_id,
    fileId: file_id,
    name: `Topic ${PAYLOADS[0]}`,
    phase: SHIELD.phase,
    periodOfPerformance: 6,
    totalProposedEffort: SHIELD.award,
  }
  const also = {
    programType: SHIELD.program,
    companyName: company,
    customerOrganization: PAYLOADS[6] ?? '',
    systemName: PAYLOADS[7] ?? '',
    analysis: { topic_summary, topic_brief },
  }
  const project = await ask(page, api.createProject, {
    company_name: company,
    phase: SHIELD.phase,
    customer_org: PAYLOADS[3],
    performer_org: PAYLOADS[4],
    contract_type: SHIELD.program,
    topic: { ...known, ...also },
  })
  await ask(page, api.updateProject, { id: project.id, name: PAYLOADS[3] })
  const topic = { ...known, ...also, projectId: project.id }
  const qa_transcript = all('By ').map((text, nth) => ({ slot: `Q${nth + 1}`, question: `Which ${text}?`, answer: text }))
  const { contract } = await ask(page, api.finalizeGlobalInterview, { topic_store_id, topic_slug, qa_transcript })
  const milestones = writtenMilestones(SHIELD).map((one, nth) => ({
    ...one,
    refined_text: [`Milestone ${nth + 1} - ${PAYLOADS[3]}`, '', ...all(), `Task ${nth + 1}.1: ${PAYLOADS[12]}`].join('\n'),
    deliverables: all('Report ').slice(nth * 8, nth * 8 + 8),
    acceptance_criteria: all('Shown by ').slice(nth * 8, nth * 8 + 8),
  }))
  const plan = await ask(page, api.createWorkPlan, { project_id: project.id, scope_paragraph: all().join(' '), milestones })
  await ask(page, api.changeCompany, { company_name: company, technology_overview: all().join('\n') })
  await keep(page, { currentTopic: topic, globalContract: contract, refinedWorkPlan: plan.milestones.map(inBrowser) })
  return { topic, planId: plan.id, milestones: plan.milestones }
}

test('what people, documents and their names say in the signs of a page is shown as words on every screen, and nothing of it runs', async ({
  page,
  environment,
  noise,
}) => {
  const nothingRan = await listensForRuns(page)
  await page.goto('/')
  const seeded = await planOfMarkup(page)
  await finalizeStep(page, seeded, 2, `${all().join('\n\n')}\n\n| ${PAYLOADS[3]} | b |\n|---|---|\n| ${PAYLOADS[12]} | d |`)
  await page.setViewportSize(DESK)
  const words = {
    '/dashboard': PAYLOADS[3],
    '/solicitation': PAYLOADS[12],
    '/global-interview': PAYLOADS[3],
    '/steps': PAYLOADS[3],
    '/final-export': PAYLOADS[3],
    '/admin': null,
    '/account': PAYLOADS[3],
  }
  for (const [path, shown] of Object.entries(words)) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (shown) await expect(page.locator('body')).toHaveText(new RegExp(literally(shown)), { useInnerText: false })
      await opensAll(page)
      await nothingRan()
    })
  }
  await test.step('and no browser reports that the policy had to refuse anything, though it would', async () => {
    noise.expect(/Content Security Policy/)
    await page.evaluate(() => document.head.append(Object.assign(document.createElement('script'), { textContent: '0' })))
    await expect.poll(() => reported(environment)).toEqual(['{directive="script-src-elem",refused="inline"} 1'])
  })
})

/** What browsers have reported to the server until now. */
async function reported({ METRICS_PORT }: Environment): Promise<string[]> {
  const told = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text()
  return [...told.matchAll(/^workplan_policy_violations_total(\{.*)$/gm)].map(([, figures = '']) => figures)
}

/** Opens what is folded, so that all is shown that the screen has. */
async function opensAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll('details')) folded.open = true
  })
  for (const name of ['Preview', 'Coverage', 'History']) {
    const tab = page.getByRole('tab', { name, exact: false }).first()
    if (await tab.isVisible()) await tab.click()
  }
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
