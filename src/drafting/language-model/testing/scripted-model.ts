import { done, fail } from '../../../domain/result.ts'
import { tokensOf } from '../matter/tokens.ts'
import type { LanguageModel, ModelProblem, ModelRequest } from '../model.ts'

/** A part of an outline as a request shows it. */
export type OutlinedPart = { id: string; text: string }

/** What a scripted model does with one request: a text as it is, a value as JSON, or a problem. */
export type Script = (request: ModelRequest, parts: OutlinedPart[]) => string | object | Promise<string | object>

/** Stands for a model that gave nothing. */
export class Trouble {
  readonly problem: ModelProblem
  constructor(code: ModelProblem['code'], message = `The model said: ${code}.`) {
    this.problem = { code, message }
  }
}

/** A language model in the same process, which answers as the script says, and keeps what it was asked. */
export function scriptedModel(script: Script): LanguageModel & { requests: ModelRequest[] } {
  const requests: ModelRequest[] = []
  return {
    label: 'scripted-8b on localhost',
    requests,
    write: async (request, { signal, hear }) => {
      requests.push(request)
      const answer = await script(request, outlinedParts(request.matter))
      if (signal.aborted) return fail({ code: 'cancelled', message: 'You called it off.' })
      if (answer instanceof Trouble) return fail(answer.problem)
      const text = typeof answer === 'string' ? answer : JSON.stringify(answer)
      hear(text.slice(0, text.length / 2))
      hear(text)
      return done({ text, usage: { input_tokens: tokensOf(request.instructions + request.matter), output_tokens: tokensOf(text) } })
    },
  }
}

/** The parts of the outline that a request asks for, by the ids in square brackets; a part goes on until the next one, or to the end of the data. */
export function outlinedParts(matter: string): OutlinedPart[] {
  const section = matter.split(/^## /m).find((one) => one.startsWith('Outline\n')) ?? ''
  const outline = section.split('\n').slice(2).join('\n').split('\n</data-')[0] ?? ''
  return outline.split(/\n(?=\[[^\]\n]{1,80}\] |\(stays as it is\) )/).flatMap((part) => {
    const [, id, text] = /^\[([^\]\n]{1,80})\] (.+)$/s.exec(part) ?? []
    return id && text ? [{ id, text: text.trim() }] : []
  })
}
