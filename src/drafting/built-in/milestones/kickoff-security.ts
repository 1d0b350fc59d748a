import { concernsTheLiving } from '../acceptance/kickoff-criteria.ts'
import { lowerStart } from '../english/wording.ts'
import type { PlanBrief } from '../plan-brief.ts'

/** What export control, classification, CMMC, approvals and the terms of the solicitation ask for before the work may start. */
export function securityTasks(brief: PlanBrief): string[] {
  return [...exportControl(brief), ...cmmc(brief), ...approvals(brief), ...terms(brief)]
}

/** Export control, and the certified DD 2345 or the proof of application (DoD SBIR 25.1 BAA, section 3.2). */
function exportControl({ facts, demands, subject }: PlanBrief): string[] {
  if (!facts.analysis?.topic.itar) return []
  const page = demands.constraints.find(({ text }) => /foreign national/i.test(text))?.page
  return [
    `handle the technical data on ${subject.short} under ITAR and EAR, and hold a certified DD 2345 or show the proof of application (DoD SBIR 25.1 BAA, section 3.2)`,
    `disclose every foreign national proposed for the work with country of origin, visa or work permit and tasks${page ? ` (solicitation p. ${page})` : ''}`,
  ]
}

function cmmc({ facts }: PlanBrief): string[] {
  const level = facts.analysis?.topic.cmmc_level?.trim()
  if (!level || /^(?:n\/?a|none)$/i.test(level)) return []
  return [
    `show the Government the CMMC status that the topic projects (${level.replace(/[.;]+$/, '')}) before controlled information is received`,
  ]
}

/** Work with people, their tissue or animals waits for its approvals and stands apart (DoD SBIR BAA 25.1, section 2.9). */
function approvals(brief: PlanBrief): string[] {
  if (!concernsTheLiving(brief)) return []
  return [
    'keep the tasks that use human or animal material apart, and obtain the review-board decision and the DoD approval for each before it begins (DoD SBIR 25.1 BAA, section 2.9)',
  ]
}

const SECURITY = /clearance|secret|classified|NISP|U\.S\. owned/i

/** Security and other terms under which the work is done. */
function terms({ demands, facts, subject }: PlanBrief): string[] {
  const others = [...demands.constraints, ...demands.outside].filter(({ text }) => !/foreign national|^(?:projected )?CMMC\b/i.test(text))
  const secret = others.find(({ text }) => SECURITY.test(text) && !/^no\b/i.test(text))
  const rest = others.filter((one) => one !== secret).slice(0, 4)
  return [
    ...(secret
      ? [
          `settle with the Government which part of the work on ${subject.short} may become classified in Phase ${facts.phase === 'I' ? 'II, and what clearances it takes' : facts.phase}, as the solicitation says (p. ${secret.page})${facts.phase === 'I' ? '' : ', and hold the facility and personnel clearances for it'}`,
        ]
      : []),
    ...rest.map(
      ({ text, page }) =>
        `plan the work on the condition that ${lowerStart(text.replace(/[.;]+$/, '').replace(/^(?:no|yes|confirmed|finally|therefore)[,;] /i, ''))} (solicitation p. ${page})`,
    ),
  ]
}
