import { tracer } from '../../src/domain/grounding/trace.ts'
import type { TracedSentence } from '../../src/domain/grounding/traced.ts'
import { done } from '../../src/domain/result.ts'
import { builtInDrafter } from '../../src/drafting/built-in/drafter.ts'
import type { Drafter } from '../../src/drafting/drafter.ts'
import { languageModelDrafter } from '../../src/drafting/language-model/drafter.ts'
import type { Usage } from '../../src/drafting/language-model/model.ts'
import { type Script, scriptedModel } from '../../src/drafting/language-model/testing/scripted-model.ts'
import type { DraftingWork } from '../../src/drafting/language-model/work.ts'
import { richCases } from '../drafting/cases.ts'
import { type Drafted, drafted } from '../drafting/drafted.ts'

/** A solicitation with its answers and the built-in plan, and a drafter whose model answers as it is told at the moment. */
export type Topic = {
  name: string
  draft: Drafted
  drafter: Drafter
  /** What the model answers from now on, and the only milestone that is wanted (absent: all). */
  answersWith: (script: Script, only?: number) => void
  /** Every call that was booked, by its prompt. */
  booked: { prompt: string; usage: Usage }[]
  /** What the screens mark in a text. */
  trace: (text: string) => TracedSentence[]
  /** Everything that the plan may rest on, as one text. */
  source: string
}

const known = new Map<string, Promise<Topic>>()

/** Prepares a topic by its name once for all measures. */
export function topicNamed(name: string): Promise<Topic> {
  const before = known.get(name) ?? prepared(name)
  known.set(name, before)
  return before
}

async function prepared(name: string): Promise<Topic> {
  const one = richCases().find((some) => some.name === name)
  if (!one) throw new Error(`There are no answers for ${name}`)
  const draft = await drafted(one)
  const { sources } = draft
  const booked: Topic['booked'] = []
  let script: Script = () => ({ parts: [], used: [] })
  const model = scriptedModel((request, parts) => script(request, parts))
  const work: DraftingWork = {
    sources: async () => sources,
    spending: {
      take: async () => done(null),
      giveBack: async () => {},
      book: async (prompt, usage) => {
        booked.push({ prompt, usage })
      },
    },
    built_in: builtInDrafter,
    signal: new AbortController().signal,
    report: () => {},
  }
  return {
    name,
    draft,
    drafter: languageModelDrafter(model, work),
    answersWith: (next, only) => {
      script = next
      work.only = only
    },
    booked,
    trace: tracer(sources),
    source: [
      ...sources.documents.flatMap(({ pages }) => pages.map(({ text }) => text)),
      ...sources.answers.map(({ answer }) => answer),
      ...sources.entries.map(({ text }) => text),
    ].join('\n'),
  }
}
