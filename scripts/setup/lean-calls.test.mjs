import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { leanCalls } from './lean-calls.mjs'

test('pages bring a call without the line that describes it and the shape of what it takes', () => {
  const { transform } = leanCalls()
  const parse = (code, { lang }) => parseSync('calls.ts', code, { lang }).program
  const code = `export const calls = {
    rename: endpoint({ method: 'PUT', summary: 'Another name, if need be', path: '/api/{id}', input: z.object({ id: Id, name: Name }), output: Saved }),
    list: endpoint({ method: 'GET', path: '/api', output: z.array(Saved), input: z.object({}) }),
  } as const`
  expect(transform.handler.call({ parse }, code).replace(/\s+/g, ' ')).toBe(
    "export const calls = { rename: endpoint({ method: 'PUT', path: '/api/{id}', output: Saved }), list: endpoint({ method: 'GET', path: '/api', output: z.array(Saved), }), } as const",
  )
})
