import type { Analysis, Requirement, RequirementPhase } from '../../../domain/solicitation/analysis.ts'
import { hasNumber, tidy } from '../english/wording.ts'

const WHERE = `(?:(?:in|during|for|under|within|(?:at|by) the (?:end|conclusion|completion) of) )?`
const AIM = `(?:(?:the )?(?:[a-z]+ )?(?:goals?|objectives?|aims?|focus|purpose|scope|deliverables?|outcomes?|products?|results?|emphasis) (?:of|for|in|during) )?`

/** "Phase I should …", "During Phase II, …", "The goal of the Phase I effort is …", "Phase I deliverables are …"; both phases in one breath are none. */
const OPENS = new RegExp(
  String.raw`^(?:${AIM}|${WHERE})(?:(?:the|a|an|any|each) )?(?:proposed |successful |initial )?Phase (II?|[12]|one|two)\b(?! ?(?:/|and\b|or\b|through\b|to\b|[-–] ?(?:I|2)\b))(?![-–]? ?(?:type|like)\b)`,
  'i',
)

/** "While a Phase II concept may be outlined, Phase I deliverables are …": the main clause says which phase is meant. */
const CONCEDED = /^(?:while|although|though) [^,]{3,140}, /i

/** A thing that the sentence before spoke of, and its value. */
const VALUE_OF_IT = /\b(?:must|shall|should|will|is|are|to be)\b/i
const ANY_PHASE = /\bphase (?:i{1,3}|[123]|one|two|three)\b/i

/** The phase of which a sentence of the description speaks by its first words; undefined where it speaks of none or of both. */
export function phaseOpened(text: string): 'I' | 'II' | undefined {
  const named = OPENS.exec(tidy(text).replace(CONCEDED, ''))?.[1]?.toLowerCase()
  return named === undefined ? undefined : /^(?:i|1|one)$/.test(named) ? 'I' : 'II'
}

/**
 * What the objective or the description asks of the other phase alone: sentences that open with its name, and the values that follow in the same
 * paragraph until the text turns to something else. They stand in the matrix as given, and no work is made of them.
 */
export function ofOtherPhase(analysis: Pick<Analysis, 'requirements' | 'topic'> | null | undefined, phase: RequirementPhase): Set<string> {
  const paragraphs = [analysis?.topic.objective, analysis?.topic.description].flatMap((text) => (text ?? '').split('\n').map(squeezed))
  const paragraphOf = ({ quote }: Requirement) => paragraphs.findIndex((paragraph) => paragraph.includes(squeezed(quote)))
  const found = new Set<string>()
  let spoken: { phase: 'I' | 'II'; paragraph: number } | undefined
  for (const one of analysis?.requirements ?? []) {
    const paragraph = paragraphOf(one)
    const opened = one.phase === 'any' || paragraph >= 0 ? phaseOpened(one.text) : undefined
    if (opened) spoken = { phase: opened, paragraph }
    else if (!isValueOf(one) || paragraph < 0 || paragraph !== spoken?.paragraph) spoken = undefined
    if (spoken && spoken.phase !== phase) found.add(one.id)
  }
  return found
}

function isValueOf({ phase, text }: Requirement): boolean {
  return phase === 'any' && hasNumber(text) && VALUE_OF_IT.test(text) && !ANY_PHASE.test(text)
}

function squeezed(text: string): string {
  return text.replace(/\s+/g, '')
}
