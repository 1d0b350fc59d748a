import type { OwnStep } from '../steps/own-steps.ts'

/** What the company said of the dated work of a milestone, and the months of that work; `months` is null where it only runs through. */
export type DatedWork = { said: string; months: readonly [number, number] | null }

/** The dated work whose tasks stand in a milestone, else what is under way between `from` and `due`; null where there is none. */
export function datedWork(text: string, steps: readonly OwnStep[], from: number, due: number): DatedWork | null {
  const here = steps.filter((step) => step.months && text.includes(step.text))
  if (here.length > 0) {
    const first = Math.min(...here.flatMap(({ months }) => months ?? []))
    const last = Math.max(...here.flatMap(({ months }) => months ?? []))
    return { said: saidOf(here), months: [first, Math.min(last, due)] }
  }
  const running = steps.filter(({ months }) => months && months[0] <= due && months[1] >= from)
  return running.length > 0 ? { said: saidOf(running), months: null } : null
}

function saidOf(steps: readonly OwnStep[]): string {
  return [...new Set(steps.map(({ said }) => said))].join(' ')
}
