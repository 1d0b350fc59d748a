import { IN_WORDS, joined, open, raised, taskRun } from '../../../domain/work-breakdown/composed/phrase.ts'
import { closed } from '../../../domain/work-breakdown/composed/sentences.ts'
import { dutyIn, performerIn } from '../../../domain/work-breakdown/composed/told-task.ts'
import { goingOn, inSentence } from '../../../language/in-sentence.ts'
import { wordsOf } from '../../../language/words.ts'
import type { ToldTask } from './told-milestone.ts'

const CONTRACTOR = 'The Contractor'
const SHALL = ' shall '
const GOES_ON = /^(?:complete|continue) Task \d/

type Task = Pick<ToldTask, 'text' | 'labels'> & { number?: string | null }

/** Whether a task goes on with one that another milestone began: "complete Task 3.1 (firing the tiles)". */
export function goesOn({ text }: Pick<ToldTask, 'text'>): boolean {
  return GOES_ON.test(dutyIn({ text }))
}

/**
 * What is done in a task, as a sentence: by its number behind the first one, "In Task 3.2 the Contractor shall fire the tiles."; what is only named, by its
 * name, "Task 3.1 covers the kiln." Who does it, where and when is told apart. As it stands where nobody shall do it.
 */
export function workSentence({ text, number }: Task, at = 0): string {
  const duty = dutyIn({ text })
  if (duty === text) return closed(raised(text))
  const who = text.slice(CONTRACTOR.length, text.indexOf(SHALL)).trim()
  const through = who.startsWith('(') ? '' : who.replace(/^,\s*|,$/g, '')
  const [, name] = duty.split(IN_WORDS.trimStart())
  if (name !== undefined && through === '') return closed(`${number ? `Task ${number}` : 'The work'} covers ${thing(name)}`)
  const done = name === undefined ? duty : `carry out the work on ${thing(name)}`
  const lead = joined([at > 0 && number ? `in Task ${number}` : '', through], ', ')
  return closed(`${lead === '' ? CONTRACTOR : `${raised(lead)}${through === '' ? '' : ','} the Contractor`}${SHALL}${done}`)
}

/** Work by its name within a sentence, with its article. */
function thing(name: string): string {
  const words = inSentence(name)
  return ['NOUN', 'ADJ', 'VERB'].includes(wordsOf(words)[0]?.pos ?? '') ? `the ${words}` : words
}

/** Who leads which tasks, with whom, where and when: "Ana Ruiz, potter, leads Task 3.1 (the kiln yard, months 2 to 3, 80 hours) and Task 3.2 (month 4)." */
export function teamSentences(tasks: readonly Task[]): string[] {
  const leads = [...new Set(tasks.map(performerOf))]
  return leads.flatMap((lead) => {
    const own = tasks.filter((task) => performerOf(task) === lead)
    if (lead === '') return own.flatMap(placeSentence)
    const isBare = own.every((task) => task.number && withWhom(task) + placeOf(task) === '')
    if (isBare) return [closed(`${lead}${lead.includes(', ') ? ',' : ''} leads ${taskRun(own.map(({ number }) => number ?? ''))}`)]
    const led = own.map((task) => joined([nameOf(task), withWhom(task), bracketed(placeOf(task))], ' '))
    return [closed(`${lead}${lead.includes(', ') ? ',' : ''} leads ${led.length > 2 ? led.join('; ') : led.join(' and ')}`)]
  })
}

function performerOf({ text }: Task): string {
  return text.startsWith(`${CONTRACTOR} (`) ? performerIn({ text }) : ''
}

function nameOf({ number }: Task): string {
  return number ? `Task ${number}` : 'the work'
}

function said({ labels }: Task, ...names: readonly string[]): string {
  return joined(
    labels.filter(({ name }) => names.includes(name)).map(({ text }) => open(text)),
    ', ',
  )
}

function withWhom(task: Task): string {
  const people = said(task, 'People')
  return people && `with ${people}`
}

function placeOf(task: Task): string {
  return goingOn(said(task, 'Place and time', 'Place', 'Time')).replace(/^Month/, 'month')
}

function bracketed(words: string): string {
  return words && `(${words})`
}

/** Where, when and with whom a task is done that nobody is told to lead. */
function placeSentence(task: Task): string[] {
  const [people, place] = [withWhom(task), placeOf(task)]
  if (people !== '') return [closed(joined([`${raised(nameOf(task))} is done ${people}`, bracketed(place)], ' '))]
  const what = said(task, 'Place and time') ? 'place and time' : said(task, 'Place') ? 'place' : 'time'
  return place === '' ? [] : [closed(`The ${what} of ${nameOf(task)}: ${place}`)]
}
