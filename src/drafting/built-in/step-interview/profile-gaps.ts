import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { isProposalDuty } from '../../../domain/solicitation/requirement/proposal-duty.ts'
import { decisive } from '../demands/decisive.ts'
import { excerptOf } from '../english/excerpt.ts'
import { type Gap, gapOf } from './gap.ts'
import type { MilestoneNow } from './milestone-now.ts'
import { shown } from './raised-by.ts'

/** What a milestone lacks because of where it stands in the plan: the first one, one of work, the last one. */
export function profileGaps(now: MilestoneNow): Gap[] {
  const own = { kickoff: kickoffGaps, development: () => [], closeout: closeoutGaps }[now.milestone.step_type](now)
  return [...own, ...riskGap(now)]
}

function isSaid({ brief }: MilestoneNow, topic: MilestoneNow['brief']['answers'][number]['topic']): boolean {
  return brief.answers.some((fact) => fact.topic === topic)
}

const ON_SITE = /\bin person\b|\bvideo ?conference\b|\bvirtual|\bon site\b|\bat the \w+ site\b|\bremotely\b/i

function kickoffGaps(now: MilestoneNow): Gap[] {
  const { text, brief } = now
  return [
    ...(ON_SITE.test(text)
      ? []
      : [
          gapOf('meeting', 4.5, {
            q: 'Who of your team takes part in the start-of-work meeting, is it held on site or by video conference, and in which week after award?',
            why: 'The first meeting is the first event that the Government sees; the text names the TPOC, but nobody of yours and no place.',
            min_items: 3,
          }),
        ]),
    ...valueGap(now),
    ...(isSaid(now, 'government') || /^From the Government:/m.test(text)
      ? []
      : [
          gapOf('government', 5, {
            q: 'Which data, equipment or access is needed from the Government, by which month, and what do you do if it comes late?',
            why: 'What the Government has to give has to be asked for at the start, with a date and a way to go on without it.',
            min_items: 3,
          }),
        ]),
    ...(!brief.facts.analysis?.topic.itar || isSaid(now, 'constraint')
      ? []
      : [
          gapOf('terms', 5.5, {
            q: 'Does any foreign national work on this effort, and if so from which country, under which permit and with which tasks?',
            why: 'The topic is export-controlled, so each foreign national has to be disclosed with country, permit and tasks.',
          }),
        ]),
  ]
}

/** The value that decides most has to be measured in a way that the Government has agreed to. */
function valueGap({ brief, text }: MilestoneNow): Gap[] {
  const [value] = brief.demands.requirements
    .filter((one) => one.quantities.length > 0 && !isProposalDuty(one) && (one.phase === 'any' || one.phase === brief.facts.phase))
    .sort((one, other) => decisive(other.text) - decisive(one.text))
  if (!value || /\b(?:averaged over|at a temperature of|conditions: )/i.test(text)) return []
  return [
    gapOf('success', 5, {
      q: `Under which conditions, and with which instrument, do you propose to measure ${valueWords(value)} (p. ${value.page}), and which value counts as a pass?`,
      why: 'This value decides success; how it is measured is agreed at the kickoff, or it is disputed at the end.',
      min_items: 3,
      ...shown(value),
    }),
  ]
}

/** A value in the words of the solicitation; where these are too long to be quoted with it, the value alone. */
function valueWords(value: Requirement): string {
  const words = excerptOf(value)
  const printed = value.quantities[0]?.printed ?? ''
  return words.includes(printed) ? `"${words}"` : `what the solicitation gives as "${printed.replace(/"/g, ' in')}"`
}

function closeoutGaps(now: MilestoneNow): Gap[] {
  const { brief, text } = now
  const { phase } = brief.facts
  const subject = brief.subject.short
  return [
    gapOf('success', 4.5, {
      q:
        phase === 'I'
          ? `Which result, in numbers, would make you call ${subject} not feasible, and which change would you then propose?`
          : `Which measured values of ${subject}, under which conditions, must stand in the final report for this to count as success?`,
      why:
        phase === 'I'
          ? 'A verdict is worth something only if it could have come out otherwise; the text names no result that would speak against it.'
          : 'The text asks for measured results and margins, but names none without which the effort has not succeeded.',
      min_items: 2,
    }),
    ...(isSaid(now, 'user')
      ? []
      : [
          gapOf('user', 5, {
            q: `Who will use ${subject}, who accepts it for them, and what do they need to see first?`,
            why: 'The last milestone hands the result to somebody; the plan names neither a user nor who accepts for them.',
            min_items: 2,
          }),
        ]),
    ...(isSaid(now, 'next_phase')
      ? []
      : [
          gapOf('next_phase', 5.5, {
            q:
              phase === 'I'
                ? 'Which tasks, with which goals in numbers, stand first in your Phase II plan, and which risk does each retire?'
                : 'Which steps come next after Phase II, who pays for them, and what do they need to see?',
            why: 'What comes after this phase is a part of what is handed over, and no answer speaks of it.',
            min_items: 2,
          }),
        ]),
    ...(/\bdraft\b/i.test(text)
      ? []
      : [
          gapOf('who', 4, {
            q: 'Who writes the final report, by which month does the TPOC get a draft, and how long does the TPOC have for comments?',
            why: 'A report that arrives on the last day cannot be corrected; the text names its contents, but no writer and no draft.',
            min_items: 3,
          }),
        ]),
  ]
}

const NAMES_RISK = /^Risks?: |\brisk is\b|\bfallback\b/im

/** Every milestone of work has something that can go wrong; the last one has results to defend instead. */
function riskGap({ milestone, text }: MilestoneNow): Gap[] {
  if (milestone.step_type === 'closeout' || NAMES_RISK.test(text)) return []
  return [
    gapOf('risk', milestone.step_type === 'kickoff' ? 3 : 5, {
      q: `What could go wrong in Milestone ${milestone.milestone_number}, which early sign shows it, and what do you do then?`,
      why: 'The text names no risk of this work; evaluators look for each risk with its early sign and its answer (Army SBIR 25.4, p. 27).',
      min_items: 3,
      rule: 'QC-43',
    }),
  ]
}
