import { NUMBER_WORD } from '../../../language/quantity/number-word.ts'

/** How or where a piece of shop work is done, said before its verb: "spin-coat", "bench test". */
const HOW =
  'co|re|pre|post|de|over|under|hot|cold|warm|dry|wet|spin|spray|dip|blade|heat|flame|laser|plasma|ion|acid|vacuum|freeze|ball|sand|shot|grit|water-?jet|e-beam|cross|fine|rough|hand|machine|beta|bench|field|flight|ground|load|proof|stress|spot|pressure|leak|soak|drop|shock|vibration|burst|stir|friction|tape|compression|injection|transfer|solution|micro|dead|hard|soft|double|batch|mass'
const ACT =
  'test|fire|press|coat|cast|weld|bond|treat|cut|etch|clean|mill|blast|check|calibrate|tune|anneal|age|roll|draw|form|mold|mould|stamp|machine|solder|braze|drill|dry|cure|bake|polish|spin|grow|train|sinter|extrude|laminate|infiltrate|deposit|pattern|qualify|work|sample|validate|verify|measure|drill|print|lay|pack|process|produce|load|drive'
const OBJECT = `(?:the|an?|our|its|this|these|all|each|every|both|it|them|${NUMBER_WORD}|\\d\\S*)`
const HYPHENED = new RegExp(`^((?:${HOW})-(?:${ACT}))(?= |$)`, 'i')
const APART = new RegExp(`^((?:${HOW}) (?:${ACT})) (?=${OBJECT}\\b)`, 'i')
const APART_TOLD = new RegExp(`^((?:${HOW}) (?:${ACT}))(?= (?:${OBJECT}|in|at|on|under|against|with)\\b|$)`, 'i')

/** The verb of two words that a step opens with, "co-fire", "bench test"; null where it opens otherwise. `isTold`: "we" stood before it. */
export function compoundVerb(step: string, isTold: boolean): string | null {
  return (HYPHENED.exec(step) ?? (isTold ? APART_TOLD : APART).exec(step))?.[1] ?? null
}

/** The act in a verb of two words: "bench test" → "test". */
export function actOf(verb: string): string {
  return verb.split(/[ -]/).at(-1) ?? verb
}
