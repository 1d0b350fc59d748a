import { wordsOf } from '../../../language/words.ts'
import { hasFinite } from '../english/third-person.ts'
import { lowerStart } from '../english/wording.ts'
import { LEAD_LABEL } from '../milestones/lead-line.ts'
import { leadProse } from './lead-prose.ts'
import type { MilestoneNow } from './milestone-now.ts'
import type { Block } from './narrative-block.ts'
import { type LabelledLine, type StepText, sentencesOf } from './step-text.ts'
import type { Section, ToldAnswer } from './told-answers.ts'

/** Where each labelled line of a milestone is told; any other label is the person's own and stands with the work. */
const HOME: Record<string, Section> = {
  'Lead, place and time': 'people',
  'People and partners': 'people',
  Places: 'people',
  'Research institution': 'people',
  'From the Government': 'people',
  Terms: 'people',
  Cost: 'people',
  'Starting point and targets': 'success',
  'Users and acceptance': 'success',
  'End state in Phase II': 'handed_over',
  'Next phase': 'handed_over',
  Risk: 'risks',
}

/** Under their heading these labels say nothing more when whole sentences follow them. */
const NEEDLESS: ReadonlySet<string> = new Set([
  'Approach',
  'People and partners',
  'Places',
  'Starting point and targets',
  'Users and acceptance',
  'Research institution',
  'Terms',
])

/**
 * What is told of a milestone: its text taken apart, the answers of its interview, the milestone itself, the texts of those before it, and where
 * their interviews say that work is done.
 */
export type Telling = {
  text: StepText
  answers: readonly ToldAnswer[]
  now: MilestoneNow
  before: readonly string[]
  placesBefore: readonly string[]
}

const SUCCEEDS = /^(?:It has succeeded|The milestone (?:has succeeded|is met)) when /

/** The blocks of each section, in the order in which they are told. */
export const SECTIONS: readonly { section: Section; heading: string; blocks: (telling: Telling) => Block[] }[] = [
  { section: 'objective', heading: 'Objective', blocks: objective },
  { section: 'how', heading: 'How the work is done', blocks: work },
  { section: 'people', heading: 'People, place and time', blocks: people },
  { section: 'handed_over', heading: 'What is handed over', blocks: handedOver },
  { section: 'success', heading: 'What counts as success', blocks: success },
  { section: 'risks', heading: 'Risks', blocks: risks },
]

function objective({ text, now }: Telling): Block[] {
  const opening = text.opening.filter((one) => !SUCCEEDS.test(one))
  const isDated = now.due === '' || opening.some((one) => DUE.test(one))
  return [prose([...opening, ...(isDated ? [] : [`The milestone is due at ${now.due}.`])])]
}

const DUE = /\bAward \+ \d{1,2} Months?\b/

/** When the milestone is due as its opening says, else as the schedule gives it. */
function dueOf({ text, now }: Telling): string {
  return DUE.exec(text.opening.join(' '))?.[0] ?? now.due
}

function work({ text, answers }: Telling): Block[] {
  const own = answers.filter(({ section }) => section === 'how')
  const atTask = (task: string) => own.filter((one) => one.task !== null && task.startsWith(`Task ${one.task}:`)).map((one) => one.text)
  const tasks = text.tasks.map((task) => [task, ...atTask(task)].join(' '))
  const told = own.filter((one) => !text.tasks.some((task) => task.startsWith(`Task ${one.task}:`)))
  const lines = text.labelled.filter(({ label }) => (HOME[label] ?? 'how') === 'how')
  const approach = lines.filter(({ label }) => label === 'Approach')
  return [
    prose(approach.flatMap(plainly)),
    { kind: 'list', lead: text.tasks.length > 1 ? 'The work is done in these tasks:' : 'The work is one task:', items: tasks },
    ...text.others.map((line): Block => prose([line])),
    prose(told.map((one) => one.text)),
    ...lines.filter(({ label }) => label !== 'Approach').map((line) => prose(plainly(line))),
  ]
}

/** Who leads all of this work, and neither a part of it nor in somebody's place. */
const LEADS_IT = /\bleads? the (?:whole )?work\b(?!,? (?:when|whenever|if|while|in (?:the|his|her|their) absence)\b)|^Lead: /

function people({ text, answers, now, before, placesBefore }: Telling): Block[] {
  const others = text.labelled.filter(({ label }) => HOME[label] === 'people' && `${label}: ` !== LEAD_LABEL)
  const isAsked = others.some(({ label }) => label === GOVERNMENT)
  const own = answers.filter(({ section }) => section === 'people')
  const furnished = own
    .filter(({ matter }) => isAsked && matter === 'government')
    .map((one) => one.text.replace(/^From the Government: (.)/, (_, first: string) => first.toUpperCase()))
  const said = own.filter(({ matter }) => !isAsked || matter !== 'government').map((one) => one.text)
  const lead = leadProse(now.text, before, placesBefore)
  const isLedOtherwise = answers.some((one) => one.matter === 'who' && LEADS_IT.test(one.text))
  const line = text.labelled.filter(({ label }) => `${label}: ` === LEAD_LABEL)
  const told = lead ? lead.map((one) => (isLedOtherwise ? one.replace(LED, 'The work') : one)) : line.flatMap(plainly)
  return [
    prose(told),
    prose([...others.filter(({ label }) => label === 'People and partners').flatMap(plainly), ...said]),
    ...others
      .filter(({ label }) => label !== 'People and partners')
      .map((one) => prose([...plainly(one), ...(one.label === GOVERNMENT ? furnished : [])])),
  ]
}

/** Behind what the plan asks of the Government stands what the interview adds to it: the owner, the month, what is done if it is late. */
const GOVERNMENT = 'From the Government'

/** Whom the plan names as the lead, where an answer names another. */
const LED = /^.{3,200} leads? the work, which/

function handedOver(telling: Telling): Block[] {
  const { text, answers, now } = telling
  const due = dueOf(telling)
  return [
    {
      kind: 'list',
      lead: due === '' ? 'The Contractor hands over:' : `By ${due} the Contractor hands over:`,
      items: now.milestone.deliverables.map((one) => one.trim()).filter((one) => one !== ''),
    },
    prose(answers.filter(({ section }) => section === 'handed_over').map((one) => one.text)),
    ...text.labelled.filter(({ label }) => HOME[label] === 'handed_over').map((line) => prose(plainly(line))),
  ]
}

function success({ text, answers, now }: Telling): Block[] {
  const criteria = now.milestone.acceptance_criteria.map((one) => ended(one.trim())).filter((one) => one !== '')
  const lines = text.labelled.filter(({ label }) => HOME[label] === 'success')
  return [
    prose(text.opening.filter((one) => SUCCEEDS.test(one)).map((one) => one.replace(/^It has/, 'The milestone has'))),
    prose([...lines.flatMap(plainly), ...answers.filter(({ section }) => section === 'success').map((one) => one.text)]),
    criteria.length === 1 ? prose(criteria) : { kind: 'list', lead: 'These criteria decide on acceptance:', items: criteria },
  ]
}

function risks({ text, answers }: Telling): Block[] {
  const lines = text.labelled.filter(({ label }) => HOME[label] === 'risks').flatMap(({ sentences }) => sentences)
  const own = answers.filter(({ section }) => section === 'risks').flatMap((one) => sentencesOf(one.text.replace(/^Risk: /, '')))
  return [prose(asRisks([...lines, ...own]))]
}

/** What stands under "Risks" as if it were so is said to be a risk; what leans on the sentence before stays behind it. */
function asRisks(sentences: readonly string[]): string[] {
  const said: string[] = []
  for (const one of sentences) {
    const first = said.length === 0 ? 'A risk' : 'Another risk'
    if (LEANS.test(one)) said.push(one)
    else if (!isSentence(one)) said.push(`${first}: ${lowerStart(one)}`)
    else if (GOES_WRONG.test(one)) said.push(`${first} is that ${lowerStart(one)}`)
    else said.push(said.length === 0 ? `Risk: ${one}` : one)
  }
  return said
}

/** What may go wrong, rather than what is done about it. */
const GOES_WRONG =
  /\b(?:may|might|could|too|late|lead time|fail\w*|loss|lost|slips?|delay\w*|cannot|does not|do not|not hold|unavailable|cut off|disagree)\b|; (?:the|then|in that case|by|below|above|every|each)\b/i

const LEANS =
  /^(?:if|when|should|once|unless|in that case|then|otherwise|without|it|its|they|these|this|that|each|every|below|above|the (?:main |first |second |biggest |schedule )?(?:risks?|contractor|early sign|sign|fallback|mitigation|trigger|plan b)\b|a risk|another risk|risks?\b|the contractor|\[)/i

/** A labelled line as sentences: without its label where it stands under its heading and says something whole. */
function plainly({ label, sentences }: LabelledLine): string[] {
  const [first = '', ...others] = sentences
  const isPlain = NEEDLESS.has(label) && isSentence(first)
  return [isPlain ? first : `${label}: ${first}`, ...others]
}

function isSentence(text: string): boolean {
  return hasFinite(wordsOf(text)) && text.split(' ').length > 3
}

function prose(sentences: readonly string[]): Block {
  return { kind: 'prose', sentences }
}

function ended(text: string): string {
  return text === '' || /[.!?]["'”’)\]]*$/.test(text) ? text : `${text}.`
}
