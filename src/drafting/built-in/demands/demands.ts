import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { isProposalDuty } from '../../../domain/solicitation/requirement/proposal-duty.ts'
import { wordsOf } from '../../../language/words.ts'
import type { PlanFacts } from '../../drafter.ts'
import { singleCondition } from '../english/compound.ts'
import { declarative } from '../english/declarative.ts'
import { nominalDuty } from '../english/nominal.ts'
import { hasNumber, lowerStart, meaningfulWords, overlap } from '../english/wording.ts'
import { tellsTheWorld } from './background.ts'
import { clausesOf } from './clause.ts'
import type { Clause } from './clause-kind.ts'
import { closed, dutyText, withoutSuch } from './demand-text.ts'
import { type Duty, dutiesIn } from './duty.ts'
import { type Handover, handoversIn } from './handover.ts'
import { ledDuty } from './led-duty.ts'
import { type Item, itemOf } from './list-item.ts'
import { makings } from './making.ts'
import { ofOtherPhase } from './other-phase.ts'
import { valueText } from './value-text.ts'

/** A value or property that has to be shown: `form` says whether it follows "that", stands in a list, or is provided. `group` heads its list. */
export type Proof = {
  requirement_id: string
  page: number
  form: 'that' | 'thing' | 'need' | 'words'
  text: string
  /** The requirement in the solicitation's own words, for where it is quoted; '' where it does not say so itself. */
  said: string
  group: string
  isStandard: boolean
  /** The solicitation encourages or allows it: the plan decides whether to take it up. */
  isOption?: boolean
}

/** What the solicitation demands of this phase, sorted by what the plan does with it. */
export type Demands = {
  requirements: readonly Requirement[]
  duties: readonly Duty[]
  proofs: readonly Proof[]
  handovers: readonly Handover[]
  /** Nationality, clearance, rights and other terms under which the work is done. */
  constraints: readonly Requirement[]
  dates: readonly Requirement[]
  /** What the solicitation allows ("may include"): the plan says which of these it takes up. */
  options: readonly Requirement[]
  /** What the solicitation tells of the world: taken into account, without work of its own. */
  background: readonly Requirement[]
  /** What the description asks of the other phase: it stands in the matrix as given, and no work is made of it. */
  other_phase: readonly Requirement[]
  /** What the solicitation itself leaves out of the effort. */
  outside: readonly Requirement[]
  /** Reports and meetings that are only named: the kickoff sets their dates. */
  papers: readonly Requirement[]
}

type Reading = { requirement: Requirement; item: Item; clause: Clause }

const TERMS =
  /\bCMMC\b|foreign nationals?\b|(?:security|facility|personnel) clearance|become classified|be classified|classified material|U\.S\. owned|\bNISP|secret level|\bITAR\b|Arms Export|human (?:subjects?|use)|\bIRB\b|animal use|government[- ]furnished|\b(?:will|shall) be (?:provided|supplied|furnished|loaned)(?: \w+){0,3} by the government/i
const OUTSIDE = /\b(?:outside|beyond|not within|out of) (?:the )?(?:current )?scope\b|\bdo(?:es)? not align with\b/i
/** Answers to questions that promise or permit, and ask nothing. */
const ASSURANCE = /^(?:no|confirmed)[,;] /i

/** Reports and meetings that a solicitation names without saying more. */
const NAMED_PAPER =
  /^(?:(?:kick-?off|progress|status|final|monthly|quarterly|interim|technical) )+(?:briefings?|reports?|meetings?)$|^initial phase i{1,2} proposal$/i

/** The demands that a plan of this phase must answer: those of its own section and those that hold for any. */
export function demandsOf({ analysis, phase, answers = [] }: Pick<PlanFacts, 'analysis' | 'phase'> & Partial<PlanFacts>): Demands {
  const given = (analysis?.requirements ?? []).filter((one) => (one.phase === phase || one.phase === 'any') && !isProposalDuty(one))
  const others = ofOtherPhase(analysis, phase)
  const requirements = given.filter(({ id }) => !others.has(id))
  const said = meaningfulWords(answers.map(({ answer }) => answer).join('. '))
  const kinds = new Map<string, Requirement[]>()
  const rest: Requirement[] = []
  for (const requirement of requirements) {
    const kind = apart(requirement, said)
    if (kind) kinds.set(kind, [...(kinds.get(kind) ?? []), requirement])
    else rest.push(requirement)
  }
  const read = rest.flatMap((requirement, index) =>
    readings(requirement).map((one) => withSameThing(one, rest.slice(Math.max(0, index - 3), index))),
  )
  const named = rest.flatMap(handoversIn)
  const handed = new Set(named.map((one) => one.requirement_id))
  const left = leftOpen(read, said)
  const work = read.filter(({ requirement }) => !handed.has(requirement.id) && !left.has(requirement.id))
  return {
    requirements,
    handovers: named,
    duties: [...work.flatMap(duties), ...named.flatMap(makings)],
    proofs: work.flatMap(proof),
    constraints: kinds.get('terms') ?? [],
    dates: kinds.get('date') ?? [],
    options: [...(kinds.get('option') ?? []), ...requirements.filter(({ id }) => left.has(id))],
    background: kinds.get('background') ?? [],
    other_phase: (analysis?.requirements ?? []).filter((one) => others.has(one.id) && !isProposalDuty(one)),
    outside: kinds.get('outside') ?? [],
    papers: kinds.get('paper') ?? [],
  }
}

/** "Less than 0.25 in is desired (Objective)": what is measured was named in a sentence before. */
function withSameThing(reading: Reading, before: readonly Requirement[]): Reading {
  const { clause, requirement } = reading
  if (clause.kind === 'duty' || !BARE_LIMIT.test(clause.text)) return reading
  const units = new Set(requirement.quantities.map(({ unit }) => unit))
  const named = before.flatMap(({ quantities }) => quantities).filter(({ unit, what }) => units.has(unit) && /^[a-z ]{4,60}$/i.test(what))
  const what = named.at(-1)?.what
  return what ? { ...reading, clause: { kind: 'condition', text: `the ${lowerStart(what)} is ${lowerStart(clause.text)}` } } : reading
}

const BARE_LIMIT = /^(?:less than|more than|greater than|at least|at most|no more than|up to|[<>≤≥]) ?\d/i

/** How many wished-for things one plan can take up by name. */
const MOST_NEEDS = 10

/** Where a topic lists more wishes than one effort can serve, those that the answers do not speak of are left open, to be settled at the start. */
function leftOpen(read: readonly Reading[], said: ReadonlySet<string>): Set<string> {
  const wishes = read.filter(({ item, clause }) => item.intro !== '' && clause.kind === 'need')
  if (wishes.length <= MOST_NEEDS) return new Set()
  const taken = wishes.filter(({ clause }) => overlap(meaningfulWords(clause.text), said) >= TAKEN_UP).slice(0, MOST_NEEDS)
  return new Set(wishes.filter((wish) => !taken.includes(wish)).map(({ requirement }) => requirement.id))
}

/** How much of a wish the answers have to speak of for it to count as taken up. */
const TAKEN_UP = 0.6

/** What is no work by itself; an option that the answers speak of is work like any other. */
function apart(requirement: Requirement, said: ReadonlySet<string>): string | undefined {
  if (OUTSIDE.test(requirement.text)) return 'outside'
  if ((TERMS.test(requirement.text) && requirement.kind !== 'task') || ASSURANCE.test(requirement.text)) return 'terms'
  if (requirement.kind === 'schedule') return 'date'
  const { text, intro, optional } = itemOf(requirement)
  if (NAMED_PAPER.test(text.trim())) return 'paper'
  if (/^the below schedule\b/i.test(text)) return 'terms'
  if (tellsTheWorld(requirement, clausesOf(text), optional)) return 'background'
  const isDuty = optional && intro === '' && clausesOf(text)[0]?.kind === 'duty'
  const isTaken = optional && intro !== '' && isTakenUp(text, said)
  return optional && !isDuty && !isTaken ? 'option' : undefined
}

/** The answers hold most of the words of an option, or its numbers and some of its words. */
function isTakenUp(text: string, said: ReadonlySet<string>): boolean {
  const words = meaningfulWords(text)
  const numbers = [...words].filter((word) => /^\d/.test(word))
  const share = overlap(words, said)
  return share >= TAKEN_UP || (numbers.length > 0 && numbers.every((number) => said.has(number)) && share >= TAKEN_UP / 2)
}

function readings(requirement: Requirement): Reading[] {
  const item = itemOf(requirement)
  const led = ledDuty(item)
  if (led) return [{ requirement, item, clause: led }]
  return clausesOf(item.text).map((clause) => ({
    requirement,
    item,
    clause: whole(item.intro === '' ? clause : inList(clause, item), item),
  }))
}

/** A sentence that says two things, or points to something it does not name, is quoted rather than rebuilt. */
function whole(clause: Clause, item: Item): Clause {
  if (clause.kind === 'duty') return { ...clause, text: withoutSuch(clause.text) }
  if (clause.kind === 'quote') return stated(clause)
  if (clause.kind !== 'condition') return clause
  const single = singleCondition(clause.text)
  const required = /^(an? .+) (?:must|shall|should) be (\w+ed(?: and \w+ed)?)$/.exec(clause.text)
  if (required?.[1]) return { kind: 'condition', text: `${required[1]} is ${required[2]}` }
  return single === null ? stated({ kind: 'quote', text: item.text.replace(/[.;]+$/, '') }) : { kind: 'condition', text: single }
}

/** The words outside brackets and before a relative clause, whose verb is not the sentence's. */
function outside(text: string): string {
  return (text.replace(/\([^()]*\)/g, '').split(/ (?:that|which|who|where) /)[0] ?? text).replace(/, etc\.?$/, '')
}

const VERBAL =
  /^(?:it|they|this|these|if|should|shall|must|having|interested|also)\b|[?:]|\b(?:is|are|was|were|has|have|can|may|might|could|will|would|shall|should|must|aims?|(?<!to )(?:requires?|needs?|includes?|seeks?|offers?)|consists?|solicits?|necessitates?|focuses)\b/i

/** A sentence that states a value is a condition as it stands: "the target pressure drop is less than 5 mmH2O"; words without a verb name a thing. */
function stated(clause: Clause): Clause {
  const first = wordsOf(lowerStart(clause.text))[0]
  const isThing = !VERBAL.test(outside(clause.text)) && !(first?.pos === 'VERB' && first.text === first.lemma)
  if (isThing) return nominalDuty(clause.text) ?? { kind: 'need', text: lowerStart(clause.text) }
  const plain = clause.kind === 'quote' && hasNumber(clause.text) ? declarative(clause.text) : null
  return plain && !/\b(?:topic|phase i|proposals?|department|awards?)\b/i.test(plain) && plain.split(' ').length <= 60
    ? { kind: 'condition', text: plain }
    : clause
}

/** A list item that is no sentence: an activity becomes a duty, a value stays a value, a thing is something to provide. */
function inList(clause: Clause, item: Item): Clause {
  if (clause.kind !== 'quote') return clause
  const text = clause.text.includes(':') ? clause.text : lowerStart(clause.text)
  const duty = nominalDuty(clause.text)
  if (duty) return duty
  if (SENTENCE.test(clause.text.split(/ (?:that|which|who|where|if|when) /)[0] ?? '')) return clause
  return { kind: hasValue(text) || text.includes(':') || /objectives?$|parameters$/i.test(item.intro) ? 'value' : 'need', text }
}

/** A number that measures: designations of standards and types ("MIL-PRF-32565", "6T") are names. */
function hasValue(text: string): boolean {
  return hasNumber(text.replace(/\b[A-Z]{2,}[\w/]*(?:-[A-Z\d][\w/]*)*-?\d[\w.-]*|\b\d[A-Z]\b(?!\w)/g, ''))
}

/** A whole sentence is not a thing that could be provided. */
const SENTENCE = /\b(?:may|shall|will|must|should|can|is|are|was|were|has|have)\b/i

function duties({ requirement, clause }: Reading): Duty[] {
  if (clause.kind !== 'duty') return []
  return dutiesIn(closed(clause.text), clause.verb).map((duty) => ({
    ...duty,
    text: dutyText(duty.text),
    requirement_id: requirement.id,
    page: requirement.page,
    isOwn: requirement.phase !== 'any',
  }))
}

function proof({ requirement, clause, item }: Reading): Proof[] {
  if (clause.kind === 'duty') return []
  const isAdverbial = clause.kind === 'need' && /^(?:in|on|at|by|of|from) /.test(clause.text)
  const form = isAdverbial ? 'words' : FORMS[clause.kind === 'need' && hasValue(clause.text) ? 'value' : clause.kind]
  const text = closed(clause.text.replace(/; /g, ', ')).replace(/,? (?:of|to|for|with|by|and|or|the)$/, '')
  const group = item.intro !== '' && form === 'thing' ? item.intro : ''
  return [
    {
      requirement_id: requirement.id,
      page: requirement.page,
      form,
      text: form === 'words' ? text : valueText(text),
      said: item.text,
      group,
      isStandard: requirement.kind === 'standard',
      ...(clause.kind === 'option' ? { isOption: true } : {}),
    },
  ]
}

const FORMS = { condition: 'that', value: 'thing', need: 'need', option: 'need', quote: 'words' } as const
