import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { answersWith, byPrompt } from './fake-answers.ts'
import { answersWell, fakeProvider } from './fake-provider.ts'

const MATTER =
  '## Outline\n<data-k1>\n[title] Bench test\n[1.1] The Contractor shall test the seal.\n</data-k1>\n\n## Rules\n[x] not a part'
const PARTS = { type: 'array', maxItems: 60, items: { type: 'object', properties: { id: { type: 'string' }, text: { type: 'string' } } } }

/** A question as any client would ask it, without streaming. */
async function completion(url: string, name: string, properties: object) {
  const response = await fetch(`${url}/chat/completions`, {
    method: 'POST',
    body: JSON.stringify({
      model: 'm',
      messages: [
        { role: 'system', content: 'Write.' },
        { role: 'user', content: MATTER },
      ],
      response_format: { type: 'json_schema', json_schema: { name, schema: { type: 'object', properties } } },
    }),
  })
  const body = await response.json()
  return { status: response.status, answer: JSON.parse(body.choices[0].message.content), usage: body.usage }
}

test('the fake provider answers well: every part of the outline, in the shape that is asked for, and counts', async () => {
  const fake = await fakeProvider(byPrompt({ scope: () => answersWith({ scope: 'as scripted' }) }, answersWell))
  onTestFinished(fake.close)
  const { answer, usage } = await completion(fake.url, 'milestone', { parts: PARTS, used: { type: 'array', items: { type: 'string' } } })
  expect(answer).toEqual({
    parts: [
      { id: 'title', text: 'Bench test' },
      { id: '1.1', text: 'The Contractor shall test the seal. The result is recorded.' },
    ],
    used: [],
  })
  expect(usage.total_tokens).toBe(usage.prompt_tokens + usage.completion_tokens)
  expect((await completion(fake.url, 'scope', {})).answer).toEqual({ scope: 'as scripted' })
  expect(fake.requests.map(({ prompt, instructions }) => [prompt, instructions])).toEqual([
    ['milestone', 'Write.'],
    ['scope', 'Write.'],
  ])
})

test('the fake provider is a program too', async () => {
  const program = new URL('fake-provider-program.ts', import.meta.url).pathname
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill())
  const [said] = await once(child.stdout, 'data')
  const url = /http:\S+/.exec(String(said))?.[0] ?? ''
  expect((await completion(url, 'title', { title: { type: 'string' } })).answer).toEqual({
    title: 'The Contractor shall do the work as planned.',
  })
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
})
