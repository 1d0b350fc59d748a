import type { Answer } from '../../../domain/interview.ts'
import type { StepMatter } from '../../../domain/steps/step-matter.ts'
import type { FollowUp, FollowUpCondition, StepQuestion } from '../../../domain/steps/step-plan.ts'
import { raised } from '../../../domain/work-breakdown/composed/phrase.ts'
import type { WorkStep } from '../../../domain/work-breakdown/work-breakdown.ts'
import { fieldsOf } from './gap.ts'

/** `label` is what an answer is of the question that it follows: "month". */
type Rule = { matter: StepMatter; if: string; ask: string; label: string } & Pick<FollowUpCondition, 'lacks' | 'mentions'>

const NO_NUMBER: Rule = {
  matter: 'success',
  if: 'no value is named',
  ask: 'Which value counts as success, on which test?',
  label: 'value that counts as success',
  lacks: 'number',
}
const NO_MONTH: Rule = {
  matter: 'when',
  if: 'no month is named',
  ask: 'By which month after award is that?',
  label: 'month',
  lacks: 'month',
}
const NO_PERSON: Rule = {
  matter: 'who',
  if: 'nobody is named',
  ask: 'Who is it, by name and role, and for how many hours a week?',
  label: 'people',
  lacks: 'person',
}
const NO_PLACE: Rule = {
  matter: 'where',
  if: 'no place is named',
  ask: 'In which town, and in which laboratory, office or range, is it done?',
  label: 'place',
  lacks: 'place',
}
const NO_EVIDENCE: Rule = {
  matter: 'evidence',
  if: 'no report, log or file is named',
  ask: 'Which report, log or data file will show it?',
  label: 'evidence',
  lacks: 'evidence',
}
const MODEL: Rule = {
  matter: 'success',
  if: 'a model or a simulation is the proof',
  ask: 'With which measured data is the model compared, and how close must it come?',
  label: 'measured data that the model is compared with',
  mentions: ['model', 'models', 'simulation', 'simulations', 'simulate', 'simulated'],
}
const PARTNER: Rule = {
  matter: 'who',
  if: 'a partner is named',
  ask: 'Which part does the partner do, who leads there, and by which month is the agreement signed?',
  label: 'part, lead and agreement of the partner',
  mentions: ['university', 'subcontractor', 'consultant', 'partner', 'supplier', 'institute', 'vendor'],
}
const BOOKED: Rule = {
  matter: 'where',
  if: 'a range, a chamber or a Government site is named',
  ask: 'For which month is the site booked, and where is the work done if it is not free?',
  label: 'booking of the site, and where if it is not free',
  mentions: ['range', 'chamber', 'base', 'airfield', 'tunnel', 'Government', 'reactor', 'synchrotron'],
}
const NEW: Rule = {
  matter: 'risk',
  if: 'something new or untried is named',
  ask: 'What do you do if the new part does not work?',
  label: 'if the new part does not work',
  mentions: ['new', 'novel', 'untested', 'prototype', 'first time'],
}
const PEOPLE_OR_ANIMALS: Rule = {
  matter: 'terms',
  if: 'people or animals take part in a test',
  ask: 'Which approvals does that need, who gives them, and by which month do you have them?',
  label: 'approvals',
  mentions: ['volunteers', 'participants', 'patients', 'animals', 'mice', 'soldiers', 'pilots'],
}

const FOREIGN: Rule = {
  matter: 'terms',
  if: 'a visa or a permit is named',
  ask: 'Does that foreign national see any controlled data, and who keeps it apart?',
  label: 'access of the foreign national to controlled data',
  mentions: ['visa', 'permit', 'green card', 'H-1B', 'permanent resident', 'citizen of'],
}

/** What each matter calls for when its answer leaves something out or names something that has to be followed up. */
const RULES: Record<StepMatter, readonly Rule[]> = {
  // any words may be a method: whoever is asked for one has told it, or the row has it
  how: [NEW],
  requirement: [NO_EVIDENCE],
  // what comes of work is what shows it
  handed_over: [NO_MONTH],
  meeting: [NO_PERSON, NO_MONTH],
  who: [NO_PERSON, PARTNER],
  where: [NO_PLACE, BOOKED],
  when: [NO_MONTH, NO_EVIDENCE],
  success: [NO_NUMBER, MODEL],
  // whatever is named is the report, and whoever is named judges
  evidence: [PEOPLE_OR_ANIMALS],
  government: [NO_MONTH, BOOKED],
  terms: [FOREIGN, NO_MONTH],
  user: [NO_PERSON, NO_EVIDENCE],
  next_phase: [NO_NUMBER, NO_MONTH],
  risk: [NO_MONTH, NEW],
}

const MOST = 4

type AskedQuestion = Pick<StepQuestion, 'slot' | 'label' | 'fills' | 'confirms' | 'fields'> & { matter: StepMatter }

/**
 * The automatic follow-ups of an interview: the first of each question, then the second ones; what was asked and answered before is left out. What an
 * answer leaves out is asked only where its question asked for it, or the milestone lacks it (`missing`), and the row that the question is on does not tell
 * it; where a question only confirms, nothing is.
 */
export function followUpsFor(
  asked: readonly AskedQuestion[],
  answers: readonly Answer[],
  missing: ReadonlySet<StepMatter>,
  slotOf: (index: number) => string,
  { people = [], steps = [] }: { people?: readonly string[]; steps?: readonly WorkStep[] } = {},
): FollowUp[] {
  const open = asked.filter(({ confirms }) => !confirms)
  const rules = [0, 1].flatMap((turn) => open.flatMap((of) => RULES[of.matter].slice(turn, turn + 1).map((rule) => ({ rule, of }))))
  return rules
    .filter(({ rule, of }) => !rule.lacks || missing.has(rule.matter) || isAskedFor(rule.matter, of))
    .filter(({ rule, of }) => !rule.lacks || !isTold(rule.lacks, of, steps))
    .filter(({ rule }, index, all) => all.findIndex((one) => one.rule.ask === rule.ask) === index)
    .filter(({ rule }) => !answers.some(({ question }) => question === rule.ask))
    .slice(0, MOST)
    .map(({ rule: { if: condition, ask, label, matter, lacks, mentions }, of: { slot, ...of } }, index) => ({
      if: condition,
      ask,
      matter,
      label: matter === of.matter && lacks ? raised(label) : [of.label, label].filter(Boolean).join(', '),
      slot: slotOf(index),
      when: {
        slot,
        ...(lacks ? { lacks } : {}),
        ...(mentions ? { mentions } : {}),
        ...(lacks === 'person' && people.length > 0 ? { people: [...people] } : {}),
      },
      // what an answer has left out belongs where that answer stands
      ...(of.fills && lacks && matter === of.matter ? { fills: of.fills } : {}),
    }))
}

/** Whether a question asks for that, too: its own matter, or one that fills the same fields. */
function isAskedFor(matter: StepMatter, of: AskedQuestion): boolean {
  return matter === of.matter || fieldsOf(matter).some((field) => of.fields?.includes(field))
}

/** Whether the row that a question is on tells what its answer may leave out. By which month something is furnished is asked of its row. */
function isTold(lacks: NonNullable<Rule['lacks']>, { fills }: AskedQuestion, steps: readonly WorkStep[]): boolean {
  if (fills?.cell === 'furnished') return lacks === 'month'
  return steps.some((step) => fills?.tasks.some(({ action }) => action === step.action) && TOLD[lacks](step))
}

const TOLD: Record<NonNullable<Rule['lacks']>, (step: WorkStep) => boolean> = {
  number: ({ proof }) => proof.some(({ value }) => value),
  person: ({ lead, people }) => lead !== undefined || people.length > 0,
  place: ({ place }) => place !== undefined,
  month: ({ to_month, proof }) => to_month !== undefined || proof.some(({ by_month }) => by_month),
  method: ({ method }) => method !== undefined,
  evidence: ({ proof }) => proof.some(({ evidence }) => evidence),
}
