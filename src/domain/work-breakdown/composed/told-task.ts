import { asSentence } from '../../../language/characters.ts'
import { FIRST_PART, IN_WORDS, open } from './phrase.ts'

const SHALL = ' shall '
const WORK = 'Work: '
const CONTRACTOR = 'The Contractor'

/** How a task opened of which more comes in a later one, in texts of before. */
const BEGUN = ['begin to ', 'begin ', 'start to ']

/** Who does a task, as its sentence says in brackets: "Ana Ruiz, antenna engineer"; '' where it says nobody. */
export function performerIn({ text }: { text: string }): string {
  const who = text.split(text.includes(SHALL) ? SHALL : WORK)[0] ?? ''
  const from = who.indexOf('(')
  return from < 0 || who === text ? '' : who.slice(from + 1, who.lastIndexOf(')')).trim()
}

/** What a task's sentence obliges to: "model the antenna (first part)"; as it stands where nobody shall do it. */
export function dutyIn({ text }: { text: string }): string {
  return text.startsWith(CONTRACTOR) && text.includes(SHALL) ? text.slice(text.indexOf(SHALL) + SHALL.length) : text
}

/** What is done in a task, without who has to do it: "model the antenna and its shield". */
export function actionIn({ text }: { text: string }): string {
  const behind =
    [IN_WORDS, `; ${WORK.toLowerCase()}`, SHALL, WORK]
      .map((sign) => text.indexOf(sign) + (text.includes(sign) ? sign.length : 1))
      .find((at) => at > 0) ?? 0
  const action = open(text.slice(behind))
  const opening = BEGUN.find((one) => action.startsWith(one)) ?? ''
  const done = action.slice(opening.length)
  return done.endsWith(FIRST_PART) ? done.slice(0, -FIRST_PART.length) : done
}

/** A task of which the work is only named, as a document has it: by its name, "Kiln and tiles." or "Kiln and tiles (first part).", with who performs it apart; undefined of others. */
export function namedTask(text: string): { name: string; performer: string } | undefined {
  const [duty = '', work] = text.split(IN_WORDS)
  const at = duty.lastIndexOf(SHALL)
  if (work === undefined || at < 0) return undefined
  const name = duty.endsWith(`${SHALL}begin`) ? open(work) + FIRST_PART : work
  return { name: asSentence(name), performer: duty.slice(0, at).replace(/,$/, '') }
}
