import { milestoneBody, milestoneTitle } from '../../../domain/milestone.ts'
import { wordsOf } from '../../../language/words.ts'
import { stageOf } from '../demands/duty.ts'
import type { Stage } from '../demands/duty-verbs.ts'
import { shortened } from '../english/noun-phrase.ts'
import { openingVerbs, withoutVerbs } from '../english/opening-verbs.ts'
import { meaningfulWords } from '../english/wording.ts'
import { stepObject } from '../steps/step-title.ts'
import { isTask } from './milestone-text.ts'

/** A task as it stands in a milestone's text. `isAsked`: it cites the solicitation. */
export type TaskLine = { number: string; duty: string; stage: Stage; object: string; isAsked: boolean }

const DUTY = /^\s*Task\s+(\d+\.\d+)\s*[:.–-]\s*(?:The Contractor shall(?:, through [^,]+,)? )?(.+)$/i

/** A task that meets a quoted requirement acts on nothing of its own. */
const QUOTED = /: "(?<=\bR\d+\b.*: ")/

/** The tasks in a milestone's text, whoever wrote them. */
export function tasksIn(text: string): TaskLine[] {
  return text
    .split('\n')
    .filter(isTask)
    .flatMap((line) => {
      const [, number, said] = DUTY.exec(line) ?? []
      if (!number || !said) return []
      const duty = (said.split(QUOTED)[0]?.split(/ ?\((?:solicitation )?p\. \d+\)|\.(?= |$)/)[0] ?? said).trim()
      const object = QUOTED.test(said) ? '' : objectOf(duty)
      return [{ number, duty, stage: stageOf(duty), object, isAsked: /\((?:solicitation )?p\. \d+\)/.test(said) }]
    })
}

/** What a duty acts on, short enough to stand in a list. */
function objectOf(duty: string): string {
  const words = wordsOf(duty)
  const isKnown = openingVerbs(words).length > 0 && !/^(?:carry|work) out /.test(duty)
  const object = isKnown ? withoutVerbs(duty) : (stepObject(duty) ?? duty)
  return shortened(
    object
      .replace(/ ?\([^)]*\)/g, '')
      .replace(/^(?:the )?(?:detailed )?(?:design|prototype|requirements|unknowns|build|test configuration) (?:of|on) /, ''),
    60,
  )
}

/** The task that a milestone's title speaks of, else its first one, numbered or not, else its title itself. */
export function mainTask(text: string): TaskLine {
  const tasks = tasksIn(text).filter(({ object }) => object !== '')
  const title = milestoneTitle(text)
  const start = title.toLowerCase().slice(0, 24)
  const [named] = tasksIn(`Task 0.0: ${title.charAt(0).toLowerCase()}${title.slice(1)}`)
  const isDuty = openingVerbs(wordsOf(title.toLowerCase())).length > 0
  const [first = named] = tasks.length > 0 ? tasks : tasksIn(dutiesInProse(text))
  const main = tasks.find(({ duty }) => duty.toLowerCase().startsWith(start)) ?? (isDuty ? named : (titledTask(tasks, title) ?? first))
  return main && main.object !== '' ? main : { number: '', duty: title, stage: 'design', object: title, isAsked: false }
}

/** A title names the result of a task: the task with most of the title's words, where that is most of them. */
function titledTask(tasks: readonly TaskLine[], title: string): TaskLine | undefined {
  const words = meaningfulWords(title)
  const shares = tasks.map(({ duty }) => [...words].filter((word) => meaningfulWords(duty).has(word)).length / Math.max(1, words.size))
  const best = shares.indexOf(Math.max(...shares))
  return (shares[best] ?? 0) >= 0.6 ? tasks[best] : undefined
}

/** What a person wrote without task numbers, "We will test 12 coupons …", as task lines. */
function dutiesInProse(text: string): string {
  return Array.from(
    milestoneBody(text).matchAll(/\b(?:contractor|we|team|company) (?:shall|will) ([^.\n]+)/gi),
    ([, duty]) => `Task 0.0: ${duty}`,
  ).join('\n')
}
