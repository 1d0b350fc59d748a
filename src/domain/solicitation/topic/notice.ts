import type { Span } from '../layout/span.ts'

/** "classified" as a level of secrecy, not as a sorting ("may be classified as targets"). */
const SECRET = String.raw`classified\b(?!\s+(?:as|into|by|using|with|according|based|images?|objects?|targets?|correctly|automatically))`

const CLASSIFIED = [
  String.raw`\b(?:may|will|could|might|shall|can)\s+(?:also\s+|potentially\s+|likely\s+)?become\s+${SECRET}`,
  String.raw`\b(?:work|effort|efforts|phase\s+i{2,3}|phase\s+ii\s+(?:and\s+iii|effort|work)|information|contract|tasks?|testing|portions?|details?|parameters?|data)\b[^.;]{0,60}?\b(?:may|will|could|might)\s+(?:also\s+|potentially\s+|likely\s+)?(?:be|require|involve|include|necessitate)\s+(?:(?:access|to|the|use|of|some|handling|a|conducted|performed|at|up)\s+){0,4}${SECRET}`,
  String.raw`\b(?:access|require|requires|requiring|handle|store|safeguard|generate|process)\s+(?:(?:to|of|the|and|or|store|access|discuss|handle|be|able)\s+){0,4}classified\s+(?:information|material|data|work|documents?)`,
  String.raw`\b(?:acquire|obtain|maintain|possess|hold|have|need|needs?|require[sd]?)\b[^.;]{0,40}?\b(?:secret|top\s+secret|ts\/sci|facility|personnel\s+security)(?:[- ]level)?\s+(?:facility\s+|security\s+|facility\s+security\s+)*clearances?`,
  String.raw`\b(?:facility|personnel)\s+(?:security\s+)?clearances?\b[^.;]{0,40}?\b(?:(?:is|are|will\s+be|may\s+be|shall\s+be)\s+(?:required|necessary|needed))`,
].map((pattern) => new RegExp(pattern, 'i'))

/** Where the text says that work may become classified, or that it takes clearances. */
export function classifiedSpan(text: string): Span | undefined {
  return spanOf(CLASSIFIED, text)
}

const DIRECT = [
  /\bno\s+phase\s+i\s+(?:awards?|proposals?)\b/i,
  /\bphase\s+i(?:[- ]like|[- ]type)?\s+proposals?\s+will\s+(?:not|NOT)\s+be\b/i,
  /\b(?:this|the)\s+(?:topic\s+)?is\s+(?:a\s+|an?\s+)?(?:open\s+)?direct[- ]to[- ]phase[- ]ii\b/i,
  /\bdirect[- ]to[- ]phase[- ]ii(?:\s+\(\w+\))?\s+(?:proposals?\s+|submissions?\s+|awards?\s+)?only\b/i,
  /\b(?:only|exclusively)\s+(?:accept(?:s|ing|ed)?\s+|solicit(?:s|ing)?\s+|for\s+)?direct[- ]to[- ]phase[- ]ii\b/i,
  /\bdirect[- ]to[- ]phase[- ]ii\s+\(\w+\)\s+topic/i,
  /\bfor\s+a\s+direct[- ]to[- ]phase[- ]ii\s+topic/i,
]

/** Where the text says that the topic goes directly to Phase II. */
export function directSpan(text: string): Span | undefined {
  return spanOf(DIRECT, text)
}

/** A title that says it: "DIRECT TO PHASE II: …", "(DP2)". */
export function isDirectTitle(title: string): boolean {
  return /direct[- ]to[- ]phase[- ](?:ii|2)\b|\bd2p2\b|\bdp2\b|\bdtp2\b/i.test(title)
}

/** Where the text says that export rules hold. */
export function exportSpan(text: string): Span | undefined {
  return spanOf(
    [
      /The technology within this topic is (?:restricted|controlled)/i,
      /\b(?:restricted|controlled|subject|regulated|fall|falls)\b[^.]{0,60}\bInternational\s+Traffic\s+in\s+Arms\s+Regulations?/i,
      /International\s+Traffic\s+in\s+Arms\s+Regulations?[^.]{0,80}\b(?:apply|applies|restrict|control)/i,
    ],
    text,
  )
}

/** Where the text names the cybersecurity level that a contractor needs. */
export function cmmcSpan(text: string): Span | undefined {
  return spanOf([/\bCMMC\s+(?:\(?\d\.\d\)?\s+)?Level\s+[1-3](?:\s*\((?:Self|C3PAO|DIBCAC)\))?/i], text)
}

function spanOf(patterns: readonly RegExp[], text: string): Span | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(text)
    if (match) return { start: match.index, end: match.index + match[0].length, value: match[0] }
  }
  return undefined
}
