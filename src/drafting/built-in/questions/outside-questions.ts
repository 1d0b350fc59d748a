import type { PlanBrief } from '../plan-brief.ts'
import type { Anchors } from '../steps/anchors.ts'
import { aimsOf } from './aims.ts'
import type { Candidate } from './question-candidate.ts'

const FURNISHED =
  /government[- ](?:furnished|provided|supplied|owned)|\b(?:provided|furnished|supplied|loaned|made available) (?:\w+ ){0,3}by the \w*|\b(?:government|TPOC|technical point of contact|sponsor)\b[^.]{0,50}\b(?:will|may|shall|can) (?:provide|furnish|supply|make)|\bGF[EIP]\b|work with the (?:TPOC|technical point of contact)/i
/** "No Government equipment is available": there is nothing to ask for. */
const NOT_FURNISHED = /\b(?:no|not|without)\b[^.]{0,60}\bgovernment|government[^.]{0,80}\b(?:not|no|unavailable)\b/i

/** What comes from outside the company: Government property, standards, earlier evidence, users, the law on exports. */
export function outsideQuestions(brief: PlanBrief, anchors: Anchors): Candidate[] {
  return [...property(brief, anchors), ...standards(brief), ...evidence(brief), users(brief, anchors), ...foreigners(brief)]
}

/** Whether the solicitation leaves it open that the Government gives something. */
export function mayNeedProperty({ demands }: PlanBrief): boolean {
  return !demands.requirements.some(({ text }) => NOT_FURNISHED.test(text))
}

/** Asked in earnest where the solicitation speaks of Government property, else only when little else is open. */
function property(brief: PlanBrief, { tests, works }: Anchors): Candidate[] {
  if (!mayNeedProperty(brief)) return []
  const furnished = brief.demands.requirements.find(({ text }) => FURNISHED.test(text))
  const late = 'by which month, and what if it comes late?'
  return [
    {
      topic: 'government',
      weight: furnished ? 8.7 : 4.6,
      order: 6.5,
      wordings: furnished
        ? [{ ask: `What do you need from the Government for # (equipment, data, access, people), ${late}`, anchors: [furnished] }]
        : [
            { ask: `Do you need any Government equipment, data or access to {do}, ${late}`, anchors: [...tests, ...works] },
            { ask: `Do you need any Government equipment, data or access for #, ${late}`, anchors: aimsOf(brief) },
          ],
      why: 'Work that waits for Government property needs a date and a fallback.',
      said: /\bGF[EIP]\b|\bgovernment[- ](?:furnished|provided)|need (?:no|nothing)[^.]*government/i,
    },
  ]
}

/** A standard by its name; a test method of ASTM belongs to the question about the test. */
const STANDARD =
  /\b(?:MIL-(?:STD|PRF|HDBK|DTL|SPEC)-?\d+[A-Z]?|(?:RTCA )?DO-\d+[A-Z]?|(?:IEC|ISO|IEEE|SAE|STANAG|ARINC) ?\d[\d.]*|NIST SP [\d-]+|DoDI \d+\.\d+|FACE|SOSA|VICTORY|NATO AEP-\d+|Integrated Sensor Architecture)\b/

function standards({ demands }: PlanBrief): Candidate[] {
  const named = demands.requirements.find(({ kind, text }) => kind === 'standard' && STANDARD.test(text))
  const name = STANDARD.exec(named?.text ?? '')?.[0]
  if (!named || !name) return []
  return [
    {
      topic: 'constraint',
      weight: 5.2,
      order: 5.5,
      wordings: [
        {
          ask: `Which parts of ${/[a-z]{4}/.test(name) ? 'the ' : ''}${name} (p. ${named.page}) apply to #, and by which check will you show compliance?`,
          anchors: [named],
        },
      ],
      why: 'Compliance has to be planned for, not found out at the end.',
      min_items: 2,
    },
  ]
}

function evidence(brief: PlanBrief): Candidate[] {
  const { facts, demands } = brief
  if (facts.phase !== 'II' || facts.analysis?.topic.direct_to_phase_2 !== true) return []
  const asked = demands.requirements.find(({ text }) => /feasib|phase i[- ](?:type|like|effort|proof)|prior (?:work|to)/i.test(text))
  return [
    {
      topic: 'evidence',
      weight: 13,
      order: 0,
      wordings: [
        {
          ask: 'What have you already shown, by which measured results and in which report, that makes # feasible without a Phase I?',
          anchors: [asked, ...aimsOf(brief)],
        },
      ],
      why: 'A direct Phase II skips Phase I, so its result has to be shown: evaluators look for measured results, for where they are reported, and for who paid for that work.',
      min_items: 2,
    },
  ]
}

const USED =
  /\b(?:warfighters?|operators?|end users?|users?|soldiers?|airmen|marines|sailors?|pilots?|planners?|analysts?|maintainers?|program (?:office|executive)|customers?|transition(?:ed)? (?:to|into))\b/i

function users(brief: PlanBrief, { matching }: Anchors): Candidate {
  return {
    topic: 'user',
    weight: brief.facts.phase === 'II' ? 6.2 : 3.5,
    order: 8.5,
    wordings: [
      {
        ask: 'Who will use #, who will accept the result for the Government, and which interface or rule of theirs must be met?',
        anchors: [matching(USED), ...aimsOf(brief)],
      },
    ],
    why: 'A named user and a named acceptor turn a deliverable into a transition.',
    min_items: 2,
  }
}

function foreigners({ facts, demands }: PlanBrief): Candidate[] {
  if (!facts.analysis?.topic.itar) return []
  const notice = demands.constraints.find(({ text }) => /foreign national|ITAR|export/i.test(text))
  return [
    {
      topic: 'constraint',
      weight: 3,
      order: 9.5,
      wordings: [
        {
          ask: 'Will any foreign national work on #, and if so from which country, with which visa, on which tasks?',
          anchors: [notice],
        },
      ],
      why: 'The notice asks for this disclosure task by task.',
      said: /foreign national|U\.?S\.? (?:citizens|persons)/i,
    },
  ]
}
