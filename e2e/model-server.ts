import { type FakeScript, held, says, slowly, stalled } from '../src/drafting/language-model/testing/fake-answers.ts'
import type { FakeRequest } from '../src/drafting/language-model/testing/fake-request.ts'
import { fittingAnswer } from '../src/drafting/language-model/testing/fitting-answer.ts'

const PORT = Number(process.env.STORIES_PORT ?? 3210)

/** The server that has a language model. The other stories have one without. */
export const MODEL_PORT = PORT + 1
export const MODEL_ADDRESS = `http://127.0.0.1:${MODEL_PORT}`

/** Where its model answers while a story plays it. */
export const PROVIDER_PORT = PORT + 2

/** How that server is configured: as for a model on the machine itself, here with prices so that a cost is told. */
export const MODEL_ENVIRONMENT = {
  LLM_PROVIDER: 'openai-compatible',
  LLM_BASE_URL: `http://127.0.0.1:${PROVIDER_PORT}/v1`,
  LLM_MODEL: 'story-model:8b',
  LLM_PRICE_INPUT: '1',
  LLM_PRICE_OUTPUT: '4',
}

/** How the screens name it. */
export const MODEL = `story-model:8b on 127.0.0.1:${PROVIDER_PORT}`

/** Which milestone a request is about; null when about none. */
export function milestoneAsked({ matter }: FakeRequest): number | null {
  const number = /This is Milestone (\d+) of \d+/.exec(matter)?.[1]
  return number === undefined ? null : Number(number)
}

/** Writes slowly enough to be watched. */
export const writesSlowly: FakeScript = (request) => slowly(40, says(fittingAnswer(request)))

/** Writes the first half, and then no further. */
export const halfWritten: FakeScript = (request) => {
  const text = fittingAnswer(request)
  return stalled(text.slice(0, text.length / 2))
}

/** Something that a story lets happen when it is ready for it. */
export function gate(): { open: () => void; opened: Promise<void> } {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

/** Writes the first milestone at once, the others only when they are let. */
export function firstAlone(until: Promise<void>): FakeScript {
  return (request) => {
    const answer = says(fittingAnswer(request))
    return (milestoneAsked(request) ?? 1) === 1 ? answer : held(until, answer)
  }
}
