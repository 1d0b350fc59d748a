import type { OutlinedPart, Script } from './scripted-model.ts'

/** What each task is made to say besides: nothing new. */
export const RECORDED = 'The Contractor shall record the result.'

/** Each task gets a sentence that says nothing new; everything else stays. */
export function better(parts: readonly OutlinedPart[]) {
  const tasks = parts.filter(({ id }) => /^\d+\.\d+$/.test(id))
  return { parts: tasks.map(({ id, text }) => ({ id, text: `${text} ${RECORDED}` })), used: [] as string[] }
}

/** Answers well, but for one part, for which it says something else whenever it is asked for it. */
export function otherwise(at: string, said: (text: string) => string): Script {
  return (_, parts) => {
    const { parts: tasks, used } = better(parts)
    const own = parts.find(({ id }) => id === at)
    return { parts: own ? [...tasks.filter(({ id }) => id !== at), { id: at, text: said(own.text) }] : tasks, used }
  }
}
