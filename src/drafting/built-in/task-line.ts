import { stageOf } from './duty.ts'
import type { Stage } from './duty-verbs.ts'
import { isTask } from './milestone-text.ts'
import { shortened } from './noun-phrase.ts'
import { openingVerbs, withoutVerbs } from './opening-verbs.ts'
import { wordsOf } from './words.ts'

/** A task as it stands in a milestone's text. `isAsked`: it cites the solicitation. */
export type TaskLine = { number: string; duty: string; stage: Stage; object: string; isAsked: boolean }

const DUTY = /^\s*Task\s+(\d+\.\d+)\s*[:.–-]\s*(?:The Contractor shall )?(.+)$/i

/** The tasks in a milestone's text, whoever wrote them. */
export function tasksIn(text: string): TaskLine[] {
  return text
    .split('\n')
    .filter(isTask)
    .flatMap((line) => {
      const [, number, said] = DUTY.exec(line) ?? []
      if (!number || !said) return []
      const duty = (said.split(/ ?\((?:solicitation )?p\. \d+\)|\.(?= |$)/)[0] ?? said).trim()
      return [{ number, duty, stage: stageOf(duty), object: objectOf(duty), isAsked: /\((?:solicitation )?p\. \d+\)/.test(said) }]
    })
}

/** What a duty acts on, short enough to stand in a list. */
function objectOf(duty: string): string {
  const words = wordsOf(duty)
  const object = openingVerbs(words).length > 0 ? withoutVerbs(duty) : duty
  return shortened(object.replace(/ ?\([^)]*\)/g, ''), 60)
}
