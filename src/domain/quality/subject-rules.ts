import { listed } from '../../language/characters.ts'
import { type CueList, cueList } from '../../language/cue-list.ts'
import { shownText } from '../milestone.ts'
import { parse } from '../milestone-document.ts'
import { milestoneDues } from '../milestone-due.ts'
import { atWords, byMilestone, isDenied, isOfLater } from './quoted.ts'
import type { Objection, QualityRule, ReviewedPlan, Said } from './rule.ts'

/** Work that waits for approvals: how a plan names it, which approvals, and how many months these take. */
type Kind = { name: string; work: CueList; approvals: CueList; approval: string; months?: { fewest: number; most: number } }

/** Months of the human case: 1 to 3 for the review board, then 3 to 6 for the Department (DoD SBIR 25.1 BAA, section 2.9). */
const KINDS: readonly Kind[] = [
  {
    name: 'human subjects',
    work: cueList(`
      human subject/participant/volunteer/use/trial/testing/research | test/study/research/trial subjects | study/research/trial participants
      | test participants | test/study/research volunteers | # /_ volunteers/patients/participants | healthy/adult/paid volunteers/participants
      | soldier volunteers/participants | adult patients | recruit*/enroll* /_ volunteers/patients/participants | clinical trial/study
      | user/usability/wear study/trial | human factors study/trial | blood from/of donors/volunteers | blood/tissue/saliva/urine samples from
      | tissue from donors | saliva/urine from | biopsy from | patient recruitment/enrollment/data`),
    approvals: cueList('irb | institutional review board | hrpo | human research protection'),
    approval: 'a review board (IRB) and the Department',
    months: { fewest: 4, most: 9 },
  },
  {
    name: 'animals',
    work: cueList(`
      animal study/model/use/subject/testing/trial/experiment | in vivo test/testing/study/experiment/model/evaluation/trial/measurement/validation
      | mice | rats | rabbits | swine | pigs | porcine | murine | ovine | sheep | canine | human primate | nonhuman primate | zebrafish`),
    approvals: cueList('iacuc | animal care committee | animal use committee | animal care and use committee | acuro'),
    approval: 'the animal care and use committee (IACUC) and the Department',
  },
  {
    name: 'recombinant DNA',
    work: cueList(`
      recombinant dna | recombinant rna | recombinant nucleic acid | recombinant organism | recombinant protein | rdna
      | genetically modified | genetically engineered`),
    approvals: cueList('biosafety committee | ibc'),
    approval: 'the biosafety committee',
  },
]

/** Material that is no subject: bought, banked without names, made up, or an animal only in its name. */
const NO_SUBJECT = cueList(`
  de identified | deidentified | synthetic blood/tissue/patient | phantom | surrogate | commercially purchased/available blood/cells/tissue |
  mannequin | manikin | computer mice`)

/** What stands before words about work that others did, or that comes after this plan. */
const NOT_NOW = cueList('before | prior to | ahead of | existing | published | earlier | later | future | eventual')
const LOOK_BACK = 40

/** A line of its own for one task. */
function isTaskLine(line: string): boolean {
  const [{ kind, opening } = { kind: 'text', opening: '' }] = parse(line).lines
  return kind === 'task' || kind === 'item' || (kind === 'title' && opening.toLowerCase().includes('task'))
}

/** QC-36: work with people, animals or recombinant DNA stands in a task of its own, with its approvals and time for them (brief §4). */
export const protectedSubjects: QualityRule = {
  id: 'QC-36',
  checks: 'work with people, animals or recombinant DNA is a task of its own, with its approvals and the time these take',
  severity: 'error',
  source: 'DoD SBIR 25.1 BAA, section 2.9 (human and animal use, recombinant DNA)',
  remedy: 'Put the work in a task of its own, name the approvals before it, and leave months for them; or do without.',
  objections: (plan, { said }) => KINDS.flatMap((kind) => objectionsOf(kind, plan, said)),
}

/** One finding for a kind of work, where it first stands. */
function objectionsOf(kind: Kind, plan: ReviewedPlan, said: readonly Said[]): Objection[] {
  const places = said.filter((one) => !isOfLater(one, plan.phase)).flatMap((one) => workIn(one, kind))
  const [first] = places
  if (!first) return []
  const titles = new Set([...byMilestone(said).values()].map(([title]) => title))
  const missing = [
    ...(said.some(({ sentence }) => kind.approvals.test(sentence)) ? [] : [`names no approval by ${kind.approval}`]),
    ...(places.some(({ one }) => isTaskOfItsOwn(one, titles)) ? [] : ['does not put it in a task of its own']),
    ...tooEarly(kind, plan, places),
  ]
  if (missing.length === 0) return []
  return [{ ...atWords(first.one, first.index), message: `The plan works with ${kind.name}, but it ${listed(missing)}.` }]
}

function workIn(one: Said, { work }: Kind): { one: Said; index: number }[] {
  const match = work.find(one.own)
  if (
    !match ||
    NOT_NOW.test(
      one.own
        .slice(Math.max(0, match.index - LOOK_BACK), match.index)
        .split(/[,;.]\s/)
        .at(-1) ?? '',
    ) ||
    NO_SUBJECT.test(one.own) ||
    isDenied(one.own, match.index, match.text.length)
  )
    return []
  return [{ one, index: match.index }]
}

/** Whether a sentence is a task's line, or the milestone is about nothing else: its title names the work. */
function isTaskOfItsOwn(one: Said, titles: ReadonlySet<Said | undefined>): boolean {
  return one.part === 'text' && (isTaskLine(one.sentence) || titles.has(one))
}

function tooEarly({ months }: Kind, { milestones, period }: ReviewedPlan, places: readonly { one: Said }[]): string[] {
  const due = milestoneDues(milestones.map(shownText), period)
  const at = milestones.flatMap(({ milestone_number }, index) =>
    places.some(({ one }) => one.milestone_number === milestone_number) ? [due[index] ?? period] : [],
  )
  const earliest = Math.min(...at)
  if (!months || at.length === 0 || earliest > months.fewest) return []
  return [`plans it by month ${earliest}, while the approvals take ${months.fewest} to ${months.most} months`]
}
