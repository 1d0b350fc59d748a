import { wordsOf } from '../../../language/words.ts'
import { baseForm } from '../english/inflection.ts'
import { isTask } from './milestone-text.ts'

/** How a thing is dealt with: the verb in its base form, the thing, and with what or where it is done. */
type How = { verb: string; thing: string; tail: string }

const TAIL = `((?:in|with|by|on|at|using|from|through|under) .+?)`
const PASSIVE = new RegExp(String.raw`^(.{2,60}?) (?:is|are|will be) (\w+) ${TAIL}\.?$`)
const ACTIVE = new RegExp(String.raw`^The Contractor (?:shall |will )?(\w+) (.{2,60}?) ${TAIL}\.?$`)
/** A task that only names what is done: "Task 2.1: The Contractor shall model the unit cell." */
const BARE_TASK = /^(\s*Task \d+\.\d+: The Contractor shall )(\w+) ([^.;:()]{2,60})\.(?= |$)(.*)$/
/** A way of doing it that is told already. */
const TOLD = / (?:in|with|by|on|at|using|through|under) /
const LONGEST_TAIL = 30

/** The lines with a statement of how a thing is done worked into the task that says no more than that it is done; null where there is no such task. */
export function howInTask(lines: readonly string[], statement: string): string[] | null {
  const how = howOf(statement)
  if (!how) return null
  const at = lines.findIndex((line) => isTask(line) && isBareTaskOf(line, how))
  const [, start = '', verb = '', thing = '', rest = ''] = BARE_TASK.exec(lines[at] ?? '') ?? []
  if (start === '') return null
  return lines.map((line, index) => (index === at ? `${start}${verb} ${fuller(thing, how.thing)} ${how.tail}.${rest}` : line))
}

/** Whether a text has a task into which the statement was worked. */
export function isInTask(statement: string, text: string): boolean {
  const how = howOf(statement)
  if (!how) return false
  return text.split('\n').some((line) => {
    if (!isTask(line) || !line.includes(` ${how.tail}.`)) return false
    const [, verb = ''] = /shall (\w+) /.exec(line) ?? []
    return baseForm(verb, verb) === how.verb
  })
}

function howOf(statement: string): How | null {
  const [, subject = '', participle = '', tail = ''] = PASSIVE.exec(statement) ?? []
  if (tail !== '' && !/^The Contractor\b/.test(subject) && isShort(tail)) return { verb: base(participle), thing: subject, tail }
  const [, verb = '', object = '', way = ''] = ACTIVE.exec(statement) ?? []
  return way !== '' && isShort(way) ? { verb: base(verb), thing: object, tail: way } : null
}

/** One clause, short enough to end a task. */
function isShort(tail: string): boolean {
  return tail.split(' ').length <= LONGEST_TAIL && !/[.;:]|, (?:and|but|so|which) |\b(?:if|when|because|while|until)\b/.test(tail)
}

function base(form: string): string {
  return baseForm(form, wordsOf(form)[0]?.lemma ?? form)
}

function isBareTaskOf(line: string, { verb, thing }: How): boolean {
  const [, , own = '', object = ''] = BARE_TASK.exec(line) ?? []
  if (own.toLowerCase() !== verb.toLowerCase() || TOLD.test(` ${object} `)) return false
  const [one, other] = [stems(object), stems(thing)]
  const common = [...one].filter((stem) => other.has(stem)).length
  return common > 0 && common === Math.min(one.size, other.size)
}

/** "coupons" of the task are "the ferrite coupons" of the statement; where the task says as much, its words stay. */
function fuller(own: string, said: string): string {
  const isMore = stems(said).size > stems(own).size
  return isMore ? `${said.charAt(0).toLowerCase()}${said.slice(1)}` : own
}

/** The words of a thing without articles, in the singular. */
function stems(thing: string): Set<string> {
  const words = thing.toLowerCase().match(/[a-z\d]+/g) ?? []
  return new Set(
    words.filter((word) => !/^(?:the|an?|its|all|each|of|our)$/.test(word)).map((word) => word.replace(/(?<=[a-z]{2})(?:es|s)$/, '')),
  )
}
