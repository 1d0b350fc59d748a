import { expect, type Page } from '@playwright/test'
import { api } from '../src/contract/api.ts'
import { ask, type Seeded } from './seeded.ts'
import { placeOfStep } from './stepped.ts'

const SAID = 'We use a vector network analyzer in our Dayton, Ohio laboratory; Dr. Jane Marlow leads it; the report shows 30 dB by month 3.'

/** Finalizes a step by calls, without the screens: its interview answered, its narrative kept, and every error overruled with a reason. */
export async function finalizeStep(page: Page, seeded: Seeded, number: number, narrative_md: string): Promise<void> {
  const place = placeOfStep(seeded, number)
  const { topic_store_id, topic_slug, step_id } = place
  const { plan } = await ask(page, api.planStep, place)
  await ask(page, api.finalizeStep, {
    ...place,
    plan,
    qa_transcript: plan.question_plan.map(({ slot, q }) => ({ slot, question: q, answer: SAID })),
  })
  const { qc_report } = await ask(page, api.commitStep, { ...place, narrative_md })
  for (const { severity, rule, quote } of qc_report.findings) {
    if (severity !== 'error') continue
    await ask(page, api.overruleFinding, {
      topic_store_id,
      topic_slug,
      step_id,
      rule,
      quote: quote ?? null,
      reason: 'Agreed with the TPOC.',
    })
  }
  const { status } = await ask(page, api.commitStep, { ...place, narrative_md, finalize: true })
  expect(status).toBe('finalized')
}
