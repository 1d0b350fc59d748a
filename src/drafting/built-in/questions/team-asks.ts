import { open } from '../../../domain/work-breakdown/composed/phrase.ts'
import { type Ask, inQuotes, named, namedInQuotes } from './ask.ts'
import { quoted, wordsIn } from './quoted.ts'
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
function feasibilityAsk({ facts, rows, name }: SoFar): Ask[] {
  if (facts.phase !== 'II' || !facts.analysis?.topic.direct_to_phase_2 || rows.plan.feasibility) return []
  const q = `What have you measured already that shows ${name} to be feasible, and in which report does it stand? Who paid for that work?`
  const also = 'In which report does it stand that this is feasible, and who paid for that work?'
  return [
    { subject: 'existing', lack: 10, q, also, why: 'A direct Phase II skips Phase I, so its result has to be shown by earlier work.' },
  ]
}

function peopleAsk({ rows, name }: SoFar): Ask {
  const { people, steps } = rows
  const leads = steps.flatMap(({ lead }) => lead ?? [])
  const names = [...people.map((one) => one.name), ...leads]
  const why = 'A step counts for more when a named person with a role leads it.'
  if (names.length === 0) {
    const q = `Who works on ${name}, in which role and for how many hours a week, and who leads which step?`
    return { subject: 'people', lack: 9, q, why, min_items: 2 }
  }
  const isLed = steps.length > 0 && leads.length === steps.length
  const q = `You named ${named(names)}. Who else works on it, in which role, and who leads which step?`
  return { subject: 'people', lack: isLed ? 1 : 5, q, why }
}

function placeAsk({ rows, name }: SoFar): Ask {
  const places = [...rows.steps, ...rows.people].flatMap(({ place }) => place ?? [])
  const isWhole = rows.steps.length > 0 && rows.steps.every(({ place }) => place)
  const also = places.length > 0 ? `You named ${namedInQuotes(places)}. What is done elsewhere?` : 'Where is each part of the work done?'
  const asked = `Where is each part of the work on ${name} done: at which site, in which laboratory, on which range?`
  const why = 'Evaluators check that you have, or can get into, the facilities that the work needs.'
  return { subject: 'place', lack: isWhole ? 1 : places.length > 0 ? 3 : 6, q: places.length > 0 ? also : asked, also, why }
}

const FURNISHED = ['government furnished', 'government-furnished', 'government provided', 'furnished by the government', 'gfe', 'gfi']

function governmentAsk({ facts, rows }: SoFar): Ask {
  const why = 'Work that waits for Government property needs a month and a way out when it is late.'
  const items = rows.furnished.map(({ item }) => item)
  const also = 'What do you need from the Government, and by which month?'
  const whole = 'What do you need from the Government (equipment, data, access, people), by which month, and what if it is late?'
  if (items.length > 0) {
    const q = `You need from the Government: ${namedInQuotes(items)}. What else, by which month, and what if it is late?`
    return { subject: 'government', lack: 1, q, also: q, why }
  }
  const at = facts.analysis?.requirements.find(({ quote }) =>
    FURNISHED.some((words) => wordsIn(quote.toLowerCase()).join(' ').includes(words)),
  )
  if (!at) return { subject: 'government', lack: 5, q: whole, also, why }
  if (wordsIn(at.quote)[0]?.toLowerCase() !== 'no') {
    const q = `The topic says: ${quoted(at)}. What do you need, by which month, and what if it is late?`
    return { subject: 'government', lack: 7, q, also: whole, why, at }
  }
  const q = `The topic says: ${quoted(at)}. Which equipment and data do you use instead, and who gives you access?`
  return { subject: 'government', lack: 3, q, also: 'The Government provides nothing: whose equipment and data do you use?', why, at }
}

function userAsk({ facts, rows, name }: SoFar): Ask {
  const { end_user, next_phase } = rows.plan
  const why = 'A named user and a named office that pays for the next phase make a transition believable.'
  const lack = end_user && next_phase ? 1 : end_user || next_phase ? 3 : facts.phase === 'II' ? 7 : 5
  if (end_user) {
    const q = `You named this user: ${inQuotes(end_user)}. Who accepts the result for the Government, and who would pay for the next phase?`
    return { subject: 'user', lack, q, why }
  }
  const customer = facts.analysis?.topic.customer ?? facts.customer_organization
  const at = facts.analysis?.places.customer
  const asks = 'who accepts it for the Government, and who would pay for the next phase?'
  if (!customer) return { subject: 'user', lack, q: `Who will use ${name}, ${asks}`, why }
  return { subject: 'user', lack, q: `The customer is ${open(customer)}. Who there will use it, ${asks}`, why, at }
}

function securityAsk({ facts, rows, name }: SoFar): Ask {
  const topic = facts.analysis?.topic
  const places = facts.analysis?.places
  const why = 'Export control, clearances and CMMC decide who may work where, and are asked for in the proposal.'
  const asks = [
    topic?.itar ? 'The topic is under export control (ITAR): does any foreign national work on it, from where and on which tasks?' : '',
    topic?.cmmc_level ? `It asks for CMMC ${levelOf(topic.cmmc_level)}: which level do you hold?` : '',
    topic?.classified_notice ? 'Work may become classified: who holds a clearance, and is there a cleared facility?' : '',
  ].filter(Boolean)
  const plain = `Does any foreign national work on ${name}, and is any of its information controlled or classified?`
  const lack = rows.plan.security ? 0.5 : asks.length > 0 ? 5 : 3
  const at = topic?.itar
    ? places?.itar
    : topic?.cmmc_level
      ? places?.cmmc_level
      : topic?.classified_notice
        ? places?.classified_notice
        : undefined
  const also = asks[0] ?? 'Does any foreign national work on it, and is any of it controlled or classified?'
  return { subject: 'security', lack, q: asks.length > 0 ? asks.slice(0, 2).join(' ') : plain, also, why, at }
}

function levelOf(cmmc: string): string {
  return cmmc.toLowerCase().startsWith('level') ? cmmc : `Level ${cmmc}`
}

function sharesAsk({ facts, rows }: SoFar): Ask {
  const institution = facts.research_institution?.trim()
  const why = 'An STTR gives at least 40% of the work to the company and 30% to the research institution.'
  const shared = { subject: 'shares', why, min_items: 2 } as const
  if (rows.plan.work_shares) {
    const q = `You gave the shares: ${inQuotes(rows.plan.work_shares)}. Which steps does ${institution || 'the research institution'} do, and who leads there?`
    return { ...shared, lack: 6, q }
  }
  const q = institution
    ? `Which steps does ${institution} do, who leads there, and what percent of the work is theirs and yours?`
    : 'Which research institution works with you, on which steps, led by whom, and what percent of the work is theirs and yours?'
  return { ...shared, lack: 10, q }
}
