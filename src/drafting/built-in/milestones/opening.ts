import { decisive } from '../demands/decisive.ts'
import type { Proof } from '../demands/demands.ts'
import type { Stage } from '../demands/duty-verbs.ts'
import { isQuoted } from '../demands/quoted-task.ts'
import { hasNumber, lowerStart, sentence, upperStart } from '../english/wording.ts'
import { leadStage, type Slot } from '../steps/sequence.ts'
import type { Subject } from '../subject.ts'

/** Where a milestone stands in its plan, for the sentences that open it. `proofs` are the values and properties that it has to show. */
export type Place = {
  subject: Subject
  due: string
  number: number
  title: string
  previous: string
  next: string
  /** What kind of work the milestone before does. */
  after: Stage | undefined
  proofs: readonly Proof[]
}

type Way = (place: Place & { work: string }) => string

/** What a milestone of a stage proves and by when, in the words of its own work. Several ways, so that milestones and topics differ. */
const PROVES: Record<Exclude<Stage, 'close'>, readonly Way[]> = {
  analyse: [
    ({ work, due, subject, next }) =>
      `By ${due} ${work} shall tell what ${subject.short} ${has(subject)} to do and where today's knowledge falls short; ${next} starts from it`,
    ({ work, due, next }) => `The Contractor shall close ${work} by ${due}, so that ${next} rests on findings and not on assumptions`,
    ({ work, due, subject }) =>
      `${upperStart(work)} shall be on record by ${due}, with all results that change the design of ${subject.short} marked`,
    ({ work, due, previous }) => `With ${previous} done, the Contractor shall complete ${work} by ${due}`,
  ],
  design: [
    ({ work, due, subject }) =>
      `By ${due} the Contractor shall show on paper what ${subject.short} will be, and lay ${work} before the TPOC`,
    ({ work, due, previous }) => `Starting from ${previous}, the Contractor shall have ${work} ready for review by ${due}`,
    ({ work, due, next }) => `${upperStart(work)} shall be far enough by ${due} that ${next} needs no further design decision`,
    ({ work, due, subject }) => `By ${due} it shall be settled, through ${work}, which way of making ${subject.short} is followed and why`,
    ({ work, due, previous }) => `The Contractor shall carry forward what ${previous} left open, and finish ${work} by ${due}`,
  ],
  build: [
    ({ work, due, previous }) => `What ${previous} described shall exist by ${due}: ${work}, ready to be examined`,
    ({ work, due, next }) => `By ${due} the Contractor shall have finished ${work} to the state that ${next} needs`,
    ({ work, due, subject }) =>
      `${upperStart(work)} shall stand by ${due}, each part of ${subject.short} checked before it is joined to another`,
    ({ work, due, previous, after }) =>
      `With the ${after === 'test' ? 'faults found in' : 'open points of'} ${previous} ${after === 'test' ? 'corrected' : 'settled'}, the Contractor shall complete ${work} by ${due}`,
    ({ work, due }) => `${upperStart(work)} shall be complete enough by ${due} to be shown to the TPOC in operation`,
  ],
  integrate: [
    ({ work, due, subject }) => `By ${due} the parts of ${subject.short} shall work together, shown by ${work}`,
    ({ work, due, previous, next }) =>
      `The Contractor shall take what came out of ${previous}, complete ${work} by ${due}, and hand the result to ${next}`,
    ({ work, due }) => `${upperStart(work)} shall be complete by ${due}, with each interface tried in operation`,
    ({ work, due, next }) => `By ${due} the configuration for ${next} shall be fixed through ${work}`,
  ],
  test: [
    ({ work, due, subject }) =>
      `By ${due} measured results shall say how far ${subject.short} ${meets(subject)} the requirements below; they come from ${work}`,
    ({ work, due, previous }) => `The Contractor shall put the result of ${previous} to the test through ${work} by ${due}`,
    ({ work, due, next }) =>
      `${upperStart(work)} shall be done by ${due}, and the results, favorable or not, shall decide what ${next} has to correct`,
    ({ work, due, subject }) => `By ${due} the Contractor shall widen the evidence on ${subject.short} with ${work}`,
    ({ work, due }) => `Witnesses named by the TPOC shall be able to follow ${work}, to be completed by ${due}`,
    ({ work, due, previous }) => `Building on the results of ${previous}, the Contractor shall complete ${work} by ${due}`,
  ],
}

function has({ plural }: Subject): string {
  return plural ? 'have' : 'has'
}

function meets({ plural }: Subject): string {
  return plural ? 'meet' : 'meets'
}

/** How the success of a stage shows, before the value or property that decides it. */
const SUCCEEDS: Record<Stage, readonly string[]> = {
  analyse: ['It has succeeded when the analysis states under which conditions', 'The milestone is met when the findings say how'],
  design: [
    'It has succeeded when calculation or simulation supports that',
    'The milestone is met when the design shows that',
    'Success is a design for which the prediction says that',
  ],
  build: ['It has succeeded when inspection of the build confirms that', 'The milestone is met when a first check shows that'],
  integrate: ['It has succeeded when the joined parts show that', 'The milestone is met when an end-to-end run shows that'],
  test: [
    'It has succeeded when the measurements show that',
    'The milestone is met when the test record shows that',
    'Success is a result from which it follows that',
  ],
  close: ['It has succeeded when'],
}

/** The paragraph that opens a development milestone: what it proves, by when, and which value or property decides its success. */
export function openingOf(slot: Slot, place: Place, used: Set<string>): string {
  const stage = slot.duties.find((duty) => duty.slot)?.stage ?? leadStage(slot)
  const opening = unusedWay(stage === 'close' ? 'test' : stage, { ...place, work: workOf(place.title) }, used)
  return [sentence(opening), success(stage, slot, place)].filter(Boolean).join(' ')
}

/** Each way is used once in a plan; where it starts depends on the topic, so that plans do not all open alike. Nothing is carried over from a kickoff. */
function unusedWay(stage: Exclude<Stage, 'close'>, place: Place & { work: string }, used: Set<string>): string {
  const ways = PROVES[stage]
  const from = [...place.subject.full].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  const order = ways.map((_, tries) => (from + tries) % ways.length)
  const said = (at: number) => ways[at]?.(place) ?? ''
  const isDescribed = place.after === 'analyse' || place.after === 'design'
  const fits = order
    .filter((at) => place.number > 2 || !said(at).includes(place.previous))
    .filter((at) => isDescribed || !said(at).startsWith('What Milestone'))
  const at = fits.find((one) => !used.has(`${stage}${one}`)) ?? fits[0] ?? 0
  used.add(`${stage}${at}`)
  return said(at)
}

/** A title as it stands in a sentence: "Technical feasibility of the design" → "the technical feasibility of the design". */
export function workOf(title: string): string {
  const plain = /^[A-Z][a-z]+ [A-Z][a-z]/.test(title) ? title : lowerStart(title)
  return /^(?:the|its|any|all|each|every|multiple|\d)\b/i.test(plain) ? plain : `the ${plain}`
}

function success(stage: Stage, { part }: Slot, { proofs, subject, number }: Place): string {
  const short = proofs.filter(({ text }) => text.length <= 140 && !/[;:]/.test(text.replace(/\([^)]*\)/g, '')))
  const ranked = [...short].sort((one, other) => decisive(other.text) - decisive(one.text))
  const isReached = ({ form, text, group }: Proof) =>
    form === 'thing' && group === '' && hasNumber(text) && /^(?:an?|the) [^(]{3,60} of /.test(text)
  const value = ranked.find(isReached)
  const condition = ranked.find((proof) => proof.form === 'that' && hasNumber(proof.text) && !isQuoted(proof))
  const starts = SUCCEEDS[stage]
  const start = starts[(part + number) % starts.length] ?? ''
  if (value) return sentence(`${start} ${subject.short} ${subject.plural ? 'reach' : 'reaches'} ${value.text}`)
  return condition ? sentence(`${start} ${condition.text}`) : ''
}
