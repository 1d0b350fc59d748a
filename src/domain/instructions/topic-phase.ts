import type { Phase } from '../program.ts'
import type { Topic } from '../solicitation/analysis.ts'

const ONLY_FIRST =
  /[^.]{0,60}(?:for Phase I (?:submissions?|proposals?) only|only (?:accept(?:s|ing)?|allow(?:s|ed)?|solicit(?:s|ing)?) Phase I (?:submissions?|proposals?)|Phase I (?:submissions?|proposals?) only)\b[^.]{0,60}/i

/** The phases that a topic takes proposals for: II when it goes direct to it, I when it says that it is for Phase I only, else both. */
export function phasesOf(topic: Topic): readonly Phase[] {
  if (topic.direct_to_phase_2) return ['II']
  return onlyFirstSaid(topic) === undefined ? ['I', 'II'] : ['I']
}

/** The words with which a topic says that it is for Phase I only; undefined when it does not. */
export function onlyFirstSaid({ direct_to_phase_2, description, phases }: Topic): string | undefined {
  if (direct_to_phase_2) return undefined
  return [phases.phase_1, description].map((text) => ONLY_FIRST.exec(text ?? '')?.[0].trim()).find((said) => said !== undefined)
}
