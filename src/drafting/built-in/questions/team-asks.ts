import { FURNISHED } from '../../../domain/quality/data-rules.ts'
import type { Topic } from '../../../domain/solicitation/analysis.ts'
import { exportRulesOf } from '../../../domain/solicitation/export-rules.ts'
import { requirementWords } from '../../../domain/solicitation/requirement/requirement-words.ts'
import { open } from '../../../domain/work-breakdown/composed/phrase.ts'
import { type Ask, inQuotes, MOST_ASKED, named, namedInQuotes } from './ask.ts'
import { furnishedIn } from './furnished.ts'
import { wordsIn } from './quoted.ts'
import type { SoFar } from './so-far.ts'

/** What the rows lack of who works where, with what of the Government's, for whom, and under which rules. */
export function teamAsks(so: SoFar): Ask[] {
  const { program_type } = so.facts
  return [
    ...feasibilityAsk(so),
    peopleAsk(so),
    placeAsk(so),
    governmentAsk(so),
    userAsk(so),
    securityAsk(so),
    ...(program_type === 'STTR' ? [sharesAsk(so)] : []),
  ]
}

/** A direct Phase II has to show what a Phase I would have shown. */
function feasibilityAsk({ facts, rows }: SoFar): Ask[] {
  if (facts.phase !== 'II' || !facts.analysis?.topic.direct_to_phase_2 || rows.plan.feasibility) return []
  const q = 'What have you measured that shows this to be feasible, in which report, and who paid for it?'
  const second = 'which report shows that it is feasible?'
  const why = 'A direct Phase II skips Phase I, so its result has to be shown by earlier work.'
  return [{ subject: 'existing', lack: 10, q, second, why }]
}

function peopleAsk({ rows }: SoFar): Ask {
  const { people, steps } = rows
  const leads = steps.flatMap(({ lead }) => lead ?? [])
  const names = [...people.map((one) => one.name), ...leads]
  const why = 'A step counts for more when a named person with a role leads it.'
  if (names.length === 0) {
    const first = 'Who does the work, in which role, who leads which step'
    const q = 'Who does the work, in which role and for how many hours, and who leads which step?'
    return { subject: 'people', lack: 9, q, first, why }
  }
  const isLed = steps.length > 0 && leads.length === steps.length
  const first = 'Who else does the work, in which role, who leads which step'
  const q = 'Who else does the work, in which role, and who leads which step?'
  return { subject: 'people', lack: isLed ? 1 : 5, q, first, why: `You named ${named(names)}. ${why}` }
}

function placeAsk({ rows }: SoFar): Ask {
  const places = [...rows.steps, ...rows.people].flatMap(({ place }) => place ?? [])
  const isWhole = rows.steps.length > 0 && rows.steps.every(({ place }) => place)
  const why = 'Evaluators check that you have, or can get into, the facilities that the work needs.'
  if (places.length === 0) {
    const second = 'where is each part done?'
    return { subject: 'place', lack: 6, q: 'At which site, laboratory or range is each part of the work done?', second, why }
  }
  const told = `You named ${namedInQuotes(places)}. ${why}`
  return {
    subject: 'place',
    lack: isWhole ? 1 : 3,
    q: 'Which work is done elsewhere, and where?',
    second: 'what is done elsewhere?',
    why: told,
  }
}

function governmentAsk({ facts, rows }: SoFar): Ask {
  const why = 'Work that waits for Government property needs a month and a way out when it is late.'
  const second = 'what do you need from the Government?'
  const q = 'What do you need from the Government, by which month, and what if it is late?'
  const items = rows.furnished.map(({ item }) => item)
  if (items.length > 0) {
    const more = 'What else do you need from the Government, by which month, and what if it is late?'
    const told = `You need from the Government: ${namedInQuotes(items)}. ${why}`
    return { subject: 'government', lack: 1, q: more, second: 'what else do you need from the Government?', why: told }
  }
  const at = facts.analysis?.requirements.find((one) => FURNISHED.test(requirementWords(one))) ?? furnishedIn(facts)[0]
  if (!at) return { subject: 'government', lack: 5, q, second, why }
  if (wordsIn(requirementWords(at))[0]?.toLowerCase() !== 'no') return { subject: 'government', lack: 7, q, second, why, at }
  const none = `The Government provides nothing (p. ${at.page}).`
  const instead = 'whose equipment and data do you use?'
  return { subject: 'government', lack: 3, q: `W${instead.slice(1)}`, second: instead, why: `${none} ${why}`, at }
}

function userAsk({ facts, rows }: SoFar): Ask {
  const { end_user, next_phase } = rows.plan
  const why = 'A named user and a named office that pays for the next phase make a transition believable.'
  const lack = end_user && next_phase ? 1 : end_user || next_phase ? 3 : facts.phase === 'II' ? 7 : 5
  if (end_user) {
    const first = 'Who accepts the result, who would pay for the next phase'
    const q = 'Who accepts the result for the Government, and who would pay for the next phase?'
    return { subject: 'user', lack, q, first, why: `You named this user: ${inQuotes(end_user)}. ${why}` }
  }
  const customer = facts.analysis?.topic.customer ?? facts.customer_organization
  const first = 'Who will use it, who would pay for the next phase'
  const q = 'Who will use it, who accepts it for the Government, and who would pay for the next phase?'
  if (!customer) return { subject: 'user', lack, q, first, why }
  return { subject: 'user', lack, q, first, why: `The customer is ${open(customer)}. ${why}`, at: facts.analysis?.places.customer }
}

function securityAsk({ facts, rows }: SoFar): Ask {
  const topic = facts.analysis?.topic
  const places = facts.analysis?.places
  const known = [
    { is: topic?.itar, says: `The topic is under ${controlNamed(topic)}.`, at: places?.itar },
    { is: topic?.cmmc_level, says: `It asks for CMMC ${levelOf(topic?.cmmc_level ?? '')}.`, at: places?.cmmc_level },
    { is: topic?.classified_notice, says: 'Work may become classified.', at: places?.classified_notice },
  ].filter(({ is }) => is)
  const second = topic?.classified_notice && !topic.itar ? 'who holds a clearance?' : `does any foreign national work on it?`
  const q = topic?.classified_notice
    ? 'Does any foreign national work on it, who holds a clearance, and is there a cleared facility?'
    : topic?.cmmc_level
      ? 'Does any foreign national work on it, and which CMMC level do you hold?'
      : 'Does any foreign national work on it, and is any of it controlled or classified?'
  const why = 'Export control, clearances and CMMC decide who may work where, and are asked for in the proposal.'
  const told = [...known.map(({ says }) => says), why].join(' ')
  return { subject: 'security', lack: rows.plan.security ? 0.5 : known.length > 0 ? 5 : 3, q, second, why: told, at: known[0]?.at }
}

/** "Export control (EAR)": by the rules that the topic names. */
function controlNamed(topic: Topic | undefined): string {
  return topic?.export_rules?.length ? `export control (${exportRulesOf(topic)})` : 'export control'
}

function levelOf(cmmc: string): string {
  return cmmc.toLowerCase().startsWith('level') ? cmmc : `Level ${cmmc}`
}

function sharesAsk({ facts, rows }: SoFar): Ask {
  const why = 'An STTR gives at least 40% of the work to the company and 30% to the research institution.'
  const shared = { subject: 'shares' } as const
  const institution = facts.research_institution?.trim() ?? ''
  const name = institution && wordsIn(institution).length <= MOST_ASKED / 3 ? institution : 'the research institution'
  if (rows.plan.work_shares) {
    const told = `You gave the shares: ${inQuotes(rows.plan.work_shares)}. ${why}`
    return { ...shared, lack: 6, q: `Which steps does ${name} do, and who leads there?`, why: told }
  }
  if (institution) return { ...shared, lack: 10, q: `Which steps does ${name} do, led by whom, and with what percent of the work?`, why }
  return { ...shared, lack: 10, q: 'Which research institution does which steps, led by whom, and with what percent of the work?', why }
}
