/** What an answer is about, as its question asked it. */
export type AnswerTopic =
  | 'solution'
  | 'existing'
  | 'end_state'
  | 'threshold'
  | 'method'
  | 'place'
  | 'measurement'
  | 'people'
  | 'test'
  | 'risk'
  | 'government'
  | 'user'
  | 'data'
  | 'money'
  | 'institution'
  | 'next_phase'
  | 'evidence'
  | 'scope'
  | 'constraint'
  | 'open'
  | 'other'

/** First match wins: the narrow questions stand before the wide ones. */
const ASKED: readonly [AnswerTopic, RegExp][] = [
  ['solution', /focus areas?|solution do you propose|propose[ds]? (?:solution|approach)/i],
  ['existing', /existing technolog|build on|adaptations?|which part of this exists/i],
  ['end_state', /end state/i],
  ['user', /who will use\b|accept the result/i],
  ['next_phase', /phase ii+ plan for|in your phase ii+ plan\b|after phase ii\b/i],
  ['institution', /research institution|universit|share of the cost|work share/i],
  ['risk', /\brisks?\b|could fail|go wrong|fallback|plan b\b/i],
  ['evidence', /already shown|feasibility evidence|without a phase i\b|phase i[- ](?:type|like)/i],
  [
    'constraint',
    /foreign national|export control|clearance|standard or guidance|security guidance|approval do you|\bIRB\b|\bFDA\b|volunteers|comply|compliance/i,
  ],
  ['scope', /out of scope|leave out|exclude|not do\b/i],
  ['people', /principal investigator|key (?:people|personnel)|named people|\bteam\b|who (?:leads|will lead|does|performs|is responsible)/i],
  ['government', /government|GF[EIP]\b|furnished/i],
  ['next_phase', /has to contain|take this over|phase ii+ (?:development )?plan|next phase|transition plan/i],
  ['user', /end users?|acquirer|accept it|customer|transition/i],
  ['method', /(?:by|in) which steps|steps of this work|which method|how will you do/i],
  ['threshold', /commit to|counts as success|which numbers?|which values?|show this value|stand today|how close|thresholds?/i],
  ['test', /which test|demonstrat|trials?\b|counts as a pass|acceptance test|how (?:will|do) you (?:test|validate)/i],
  ['data', /\bdata ?sets?\b/i],
  ['place', /\bwhere\b|chamber|on which range|facilit|laborator|test range|sites?\b/i],
  ['method', /\bhow\b|method|tools?\b|approach|software|process|steps|materials|platform|size, weight/i],
]

/** The solicitation's own words in a question: "will you determine the feasibility of the design (p. 2)". */
const OWN_WORDS = /"[^"]*"|(?<=\b(?:will you|you can|exists already to) )[^?"]*?(?=\(p\. \d+\))/g

/** What a question asks about, the words of the solicitation left aside; "other" when nothing tells. */
export function questionTopic(question: string): AnswerTopic {
  const asked = question.replace(OWN_WORDS, ' ')
  return ASKED.find(([, pattern]) => pattern.test(asked))?.[0] ?? 'other'
}
