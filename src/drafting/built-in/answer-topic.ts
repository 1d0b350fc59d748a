/** What an answer is about, as its question asked it. */
export type AnswerTopic =
  | 'solution'
  | 'existing'
  | 'end_state'
  | 'threshold'
  | 'method'
  | 'place'
  | 'people'
  | 'test'
  | 'risk'
  | 'government'
  | 'user'
  | 'data'
  | 'institution'
  | 'next_phase'
  | 'evidence'
  | 'scope'
  | 'constraint'
  | 'other'

/** First match wins: the narrow questions stand before the wide ones. */
const ASKED: readonly [AnswerTopic, RegExp][] = [
  ['solution', /focus areas?|solution do you propose|propose[ds]? (?:solution|approach)/i],
  ['existing', /existing technolog|build on|adaptations?|which part of this exists/i],
  ['end_state', /end state/i],
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
  ['user', /end users?|acquirer|who will use|accept it|customer|transition/i],
  ['method', /by which steps|steps of this work|which method|how will you do/i],
  ['threshold', /commit to|which numbers?|which values?|show this value|stand today|how close|thresholds?/i],
  ['test', /which test|demonstrat|trials?\b|counts as a pass|acceptance test|how (?:will|do) you (?:test|validate)/i],
  ['data', /\bdata ?sets?\b/i],
  ['place', /\bwhere\b|chamber|on which range|facilit|laborator|test range|sites?\b/i],
  ['method', /\bhow\b|method|tools?\b|approach|software|process|steps|materials|platform|size, weight/i],
]

/** What a question asks about, the words that it quotes left aside; "other" when nothing tells. */
export function questionTopic(question: string): AnswerTopic {
  const asked = question.replace(/"[^"]*"/g, ' ')
  return ASKED.find(([, pattern]) => pattern.test(asked))?.[0] ?? 'other'
}

const SAID: readonly [AnswerTopic, RegExp][] = [
  [
    'scope',
    /\b(?:out of scope|outside (?:the|our|its) scope|not (?:going to )?(?:address|cover|attempt|include)\b|no seeker|excluded?)\b/i,
  ],
  [
    'risk',
    /\b(?:risks?|fall ?back|plan b|mitigat\w+|if (?:that|this|it|the [\w ]{2,40}) (?:fails?|does not|slips?|is late|cannot)|worst case|could fail|might not)\b/i,
  ],
  [
    'people',
    /\b(?:Dr\.|Mr\.|Ms\.|Prof\.|PI\b|principal investigator|(?:lead|leads|led by|manages|is responsible for|runs the)\b.*[A-Z][a-z]+ [A-Z][a-z]+|[A-Z][a-z]+ [A-Z][a-z]+,? (?:leads?|will lead|shall lead|is (?:the|our)|runs|owns|does|handles|manages))/,
  ],
  [
    'government',
    /\b(?:government|navy|army|air force|marine corps|ONR|NAVAIR|NAVSEA|AFRL|TPOC|program office)\b.{0,40}\b(?:provides?|furnish\w*|lends?|supply|supplies|give|gives|grant)|\bfrom the government\b|\bGF[EIP]\b/i,
  ],
]

/** Questions so narrow that what is answered is about them, whatever words it uses. */
const KEPT: ReadonlySet<AnswerTopic> = new Set(['institution', 'government', 'constraint', 'end_state', 'evidence', 'risk'])

/** What one sentence of an answer is about: its own words where they are plain, else what was asked. */
export function sentenceTopic(sentence: string, asked: AnswerTopic): AnswerTopic {
  if (KEPT.has(asked) && !SAID[0]?.[1].test(sentence)) return asked
  return SAID.find(([, pattern]) => pattern.test(sentence))?.[0] ?? asked
}
