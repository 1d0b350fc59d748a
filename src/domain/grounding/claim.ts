import type { Stretch } from './statement.ts'

/** Adjectives that praise when they stand in the highest degree. */
const PRAISED = 'fastest|lightest|strongest|cheapest|safest|smartest|finest|greatest|best|smallest|thinnest|quietest|toughest|newest'
/** What follows shows that no other did it before: "the first sensor to see …", "the first of its kind". */
const FIRST_EVER = String.raw`(?:\s[\w-]{1,30}){0,4}\s(?:to\s(?!be\b)\w{1,30}|that\s(?:can|is|has|could)|ever|capable|of\sits\skind|worldwide|(?:in|on)\sthe\s(?:world|field|market|industry|country))`

/**
 * Words that assert more than a plan can know: superlatives, and facts about the past that somebody must have shown.
 * Each is a claim only where no source says the same.
 */
const CLAIMS = [
  String.raw`(?:\w{1,30}-)?(?<!\b(?:be|being)\s)proven(?!\s(?:by|through)\s(?:an?\s|the\s)?(?:tests?|analysis|inspection|demonstration|measurements?|simulation|calculation)\b)|(?:has|have)\s(?:already\s|long\s|since\s)?been\s(?:\w{1,30}ly\s)?(?:proven|demonstrated|validated|verified|qualified|certified|fielded|deployed|adopted|licensed)`,
  String.raw`the\s(?:very\s)?first${FIRST_EVER}|(?:is|are|was|were|be|been|as)\sthe\s(?:very\s)?first|the\s(?:world['’]s|industry['’]s|nation['’]s)\s\w{1,30}|the\sonly\s(?!(?:one|two|way\sto|thing|open|remaining|difference|exception)\b)\w{1,30}|no\s(?:other|competing|comparable)\s\w{1,30}`,
  String.raw`(?:the|our|its|a)\s(?:${PRAISED})(?:\s(?:in|of|on)\sthe\s(?:world|market|industry|class))?|best-in-class|best\savailable|(?:the|our|its)\s(?:world['’]s\s)?most\s(?:advanced|accurate|capable|reliable|efficient|cost-effective|powerful|robust|innovative|sensitive|mature|precise|complete|compact)`,
  String.raw`(?:fully|completely|100\s?%|totally|entirely|independently|extensively|rigorously|successfully|thoroughly|already|previously)[\s-](?:validated|tested|qualified|compliant|certified|proven|operational|demonstrated|verified|accredited|approved|fielded|deployed|mature|reliable|secure|accurate|autonomous)`,
  String.raw`guarantee(?:s|d|ing)?|flawless(?:ly)?|unmatched|unparalleled|unprecedented|unrivall?ed|outstanding|exceptional|excellent|superb|impressive|unbeatable|unsurpassed|revolutionary|revolutioniz(?:es|e|ing)|ground-?breaking|breakthrough|cutting-edge|world-class|industry-leading|market-leading|award-winning|game-chang(?:er|ing)|next-generation\sleader|second\sto\snone|zero\srisk|risk-free|foolproof|fail-proof`,
  String.raw`patented|patent-pending|combat-proven|(?:widely|broadly|commonly)\s(?:adopted|used|accepted|recogni[sz]ed)|well-established|extensive\s(?:experience|expertise)|decades\sof|years\sof\sexperience|(?:recogni[sz]ed|renowned|leading)\s(?:leader|experts?|provider|supplier|authority|company)|(?:the|an?|our)\s(?:\w{1,30}\s)?leading\s(?!(?:edge|edges|to|up|role|cause|indicator|order|term|question)\b)\w{1,30}|leader\sin\s\w{1,30}`,
  String.raw`(?:out-?performs?|surpass(?:es)?|beats?|superior\sto|better\sthan)\s(?:all|any|every|current|existing|competing|other|the\s\w{1,30})|never\sfails?|always\s(?:works?|succeeds?|meets?|detects?)|without\sany\s(?:risk|failure|error)s?|eliminates?\sall|will\s(?:certainly|undoubtedly|definitely|surely)\s\w{1,30}|certain\sto\ssucceed`,
  String.raw`(?:certified|approved|endorsed|accredited|selected|funded|licensed|qualified)\sby\s(?:the\s)?\p{Lu}[\p{L}.]+|in\sfull[- ]rate\sproduction|in\sserial\sproduction|commercially\savailable\stoday`,
]

const CLAIM = new RegExp(String.raw`(?<![\p{L}\d-])(?:${CLAIMS.map((one) => `(?:${one})`).join('|')})(?![\p{L}\d])`, 'giu')

/** What sentences claim; the same ones are asked for at each edit of a plan. */
const known = new Map<string, readonly Stretch[]>()
const MOST_KNOWN = 4000

/** The places where a text claims something of that kind. */
export function claimsIn(text: string): readonly Stretch[] {
  const before = known.get(text)
  if (before) return before
  const claims = claimsRead(text)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(text, claims)
  return claims
}

function claimsRead(text: string): Stretch[] {
  return Array.from(text.matchAll(CLAIM), (match) => ({ start: match.index, end: match.index + match[0].length }))
}

/** "The approach has shown good results": what is said to have happened. */
const HAPPENED =
  /\b(?:has|have|had)\s(?:(?:\w{1,20}ly|already|long|since|repeatedly)\s)?(?:\w{2,20}ed|shown|built|won|led|met|run|given|held|made|sold|found|taught|written|grown|been)\b/giu

/** Conditions, and what shall have happened by then, assert nothing. */
const NOT_YET =
  /\b(?:shall|will|must|should|may|can|could|would|to|when|if|once|after|until|unless|that|which|who|what|whether|where|how|each|every|as)\b[^.;:]{0,60}$/i

/** The places where a text tells of something as having happened, which only a source can know. */
export function pastAssertionsIn(text: string): Stretch[] {
  return Array.from(text.matchAll(HAPPENED), (match) => ({ start: match.index, end: match.index + match[0].length })).filter(
    ({ start }) => !NOT_YET.test(text.slice(Math.max(0, start - 75), start)),
  )
}
