import { milestoneTitle } from '../../../domain/milestone.ts'
import { isThing } from '../english/noun-phrase.ts'
import { type TaskLine, tasksIn } from '../milestones/task-line.ts'
import type { Subject } from '../subject.ts'

/** Objects that name no thing of their own: what is handed over is then the subject's. */
const NO_THING =
  /\bfeasib|\bbut\b|^(?:the )?(?:(?:innovative|novel|new|advanced|unique) )+(?:technolog\w+|techniques?|solutions?|capabilit\w+)\b|^(?:the )?(?:how|that|whether|what|which|and|ability|capability|use of|results?|requirements?|performance|work|efforts?|phase|final|unknowns?|knowledge|state)\b|^(?:the )?(?:high|low) \w+$|^(?:the )?(?:in|on|at|for|to|by|with|of|from|into|under)\b|\b\w+ly (?:from|to|in|on|by|with)\b|\bon the \w+$|\bby (?!law\b|\d)|^(?:the )?[\w-]+ \d+$|\b(?:more|most|less|very) \w+$|^(?:the )?(?:starting|beginning) from\b|\b(?:the|an?|of|for|with|and|or|to)$/i

/** A name with capitals of its own takes no article: "TwoSamp", "PlumeSim 2". */
const OWN_NAME = /^(?:the )?([A-Z][a-z]+[A-Z]\w*(?: \d[\d.]*)?)$/

/** An object with its article: "concepts for a device" → "the concepts for a device". */
export function definite(object: string): string {
  const own = OWN_NAME.exec(object)?.[1]
  if (own) return own
  const plain = object.replace(/^(?:an?|any|its|all|one) /i, '')
  return /^(?:the|each|no|both) /i.test(plain) ? plain : `the ${plain}`
}

/** The same, but a product goes by its own name: "StarWall in the range", not "the StarWall". */
export function definiteIn(object: string, { short }: Subject): string {
  const plain = object.replace(/^the /i, '')
  const rest = !/^the /i.test(short) && plain.startsWith(short) ? plain.slice(short.length) : null
  return rest !== null && /^(?:$| (?:in|on|at|with|for|under|to)\b)/.test(rest) ? plain : definite(object)
}

/** What a milestone's documents are about: the object of its main task, or the subject where that is a theme or says nothing alone. */
export function milestoneObject(main: TaskLine, text: string, subject: Subject): string {
  const isTheme = main.number === '0.0' && !tasksIn(text).some(({ object }) => object === main.object)
  const names = [subject.short, subject.full].map((name) => name.replace(/^the | \([^)]*\)/g, '').toLowerCase())
  const isNamed = names.some((name) => milestoneTitle(text).toLowerCase().includes(name))
  const object = core(main.object)
  return (isTheme && !isNamed) || !isObject(object) ? subject.short : definiteIn(object, subject)
}

/** An object without what only says how, when or what for: "the preclinical studies by the end of Phase II" → "the preclinical studies". */
export function core(object: string): string {
  const short = object.replace(
    /,? (?:to (?!the\b|an?\b)[a-z]+|by the end of|using|into|in comparison|in order|so that|such that|that|which|including|before|for periods)\b.*$/,
    '',
  )
  return short.replace(/^(?:an?|the) /i, '').split(' ').length >= 2 ? short : object
}

/** Whether an object may name a document: "the concepts for a device", not "how it can be used". */
export function isObject(object: string): boolean {
  return object.length > 4 && object.length <= 64 && !NO_THING.test(object) && isThing(object)
}
