/**
 * A way of talking to a machine. A mark always counts; a saying does unless it is quoted as an example;
 * an order only where it is said to the reader, not where a text tells what others do. Without one of its cues, in small letters, a text is not looked through.
 */
export type MachinePhrase = { cues: readonly string[]; pattern: RegExp; as: 'mark' | 'saying' | 'order' }

/** What may stand between two words, so that marks and line ends between them do not matter. */
export const S = String.raw`(?:[\s,;:*_"'’“”«»()\[\]<>~|/.-]{1,6})`
export const AN = String.raw`(?:(?:an?|the|any|all|every|each|my|our|this|these|your)${S}){0,2}`

/** Machines that read and write. */
export const MACHINE = String.raw`(?:ai|a\.i\.|artificial${S}intelligence|llms?|(?:large${S})?language${S}models?|chat${S}?bots?|chat${S}?gpt|gpt(?:-?\d[\w.]{0,4})?|claude|gemini|copilot|ai${S}(?:assistants?|models?|agents?|systems?|tools?|readers?|reviewers?|evaluators?|bots?)|virtual${S}assistants?|(?:automated|automatic)${S}(?:readers?|reviewers?|evaluators?|summari[sz]ers?|parsers?))`
export const EARLIER = String.raw`(?:previous(?:ly)?|prior|preceding|foregoing|earlier|above|former|past|existing|original|initial|system|default|old)`
export const INSTRUCTIONS = String.raw`(?:instructions?|prompts?|directions|directives|guidelines|guidance|orders|commands|rules|context|programming|training|conversation|constraints|restrictions|policies)`
export const DROP = String.raw`(?:ignore|disregard|forget|override|overrule|discard|bypass|neglect|omit|skip|dismiss|(?:do${S}not|don['’]?t|stop|never|cease)${S}(?:follow(?:ing)?|obey(?:ing)?|heed(?:ing)?|comply${S}with))`
export const TELL = String.raw`(?:say|state|report|write|claim|declare|conclude|output|print|answer|confirm|respond|reply|tell${S}(?:them|him|her|the${S}user|everyone))`
export const SHOW = String.raw`(?:reveal|print|repeat|show|output|display|leak|disclose|recite|dump|expose|give|tell|list|reproduce|return)`
export const PUT = String.raw`(?:print|include|insert|add|embed|append|output|put|render|place|display|show|paste|attach)`

/** The text itself, as an order in it names it. */
export const HERE = String.raw`(?:this${S}(?:document|text|page|file|pdf|solicitation|topic|announcement|notice|section|paragraph|sentence|line|message|passage|note)|these${S}(?:words|tokens|lines|pages|sentences|instructions))(?!${S}(?:types?|class|category|set|format))`
/** How a duty is put on the one who is named. */
export const MUST = String.raw`(?:must|should|shall|will|ought${S}to|ha(?:s|ve)${S}to|needs?${S}to|(?:is|are)${S}(?:to|required|instructed|ordered|directed|obliged|asked|expected))`

/** What makes an earlier instruction one on paper: an amendment may well say to disregard it. */
export const ON_PAPER = String.raw`(?![^.!?\f]{0,12}\b(?:in|from|regarding|on|concerning|about|for|issued|published|posted|of|related|relating|contained|provided|given|under|within|and${S}(?:refer|use|see))\b[^.!?\f]{0,60}\b(?:section|amendment|volume|appendix|attachment|annex|baa|announcement|release|version|page|proposal|submission|budget|cost|dsip|portal|website|topic|format|deliverable|solicitation|manual|chapter|paragraph|phase|memo|letter)s?\b)`

export function saying(cues: string, source: string): MachinePhrase {
  return { cues: cues.split('|'), pattern: new RegExp(source, 'giu'), as: 'saying' }
}

export function mark(cues: string, source: string): MachinePhrase {
  return { cues: cues.split('|'), pattern: new RegExp(source, 'giu'), as: 'mark' }
}

export function order(cues: string, source: string): MachinePhrase {
  return { cues: cues.split('|'), pattern: new RegExp(source, 'giu'), as: 'order' }
}
