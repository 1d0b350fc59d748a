import { sentencesIn } from '../../../language/sentence.ts'
import type { WholePlan } from './whole-plan.ts'

/** The sentences of a milestone's text below its title, labels and task numbers taken off. */
export function sentencesOf(text: string): string[] {
  return text
    .split('\n')
    .slice(1)
    .map((line) => line.replace(/^(?:Task \d+\.\d+|[A-Z][A-Za-z ]{2,40}): /, ''))
    .flatMap((line) => sentencesIn(line).map(({ start, end }) => line.slice(start, end)))
    .filter((sentence) => sentence.trim() !== '')
}

/** All texts that the drafter wrote, milestone by milestone, and the scope. */
export function textsOf({ milestones, scope, summary }: WholePlan): string[] {
  return [scope, summary, ...milestones.flatMap((one) => [one.text, ...one.deliverables, ...(one.acceptance_criteria ?? [])])]
}

/** A sentence without its numbers, marks and case, so that near repetitions look the same. */
export function shapeOf(sentence: string): string {
  return sentence
    .toLowerCase()
    .replace(/\d+/g, '#')
    .replace(/[^a-z#"]+/g, ' ')
    .trim()
}

const AGAIN_VERBS = new Set(['need', 'use', 'design', 'test', 'research'])
const NOT_BASE = /\b(?:shall|will) (?:not )?(\w+(?:ing|ed|s))\b/g
const BASE_IN_THESE = new Set(
  `process access address assess discuss pass this focus bring sting string bias feed need speed embed exceed proceed succeed shed
   bed express stress witness miss guess press dress compress toss cross canvas gas tens less`.split(/\s+/),
)

/** Words of the solicitation between quotation marks are its own English; whether they stand there is checked by tracing. */
export function withoutQuotations(text: string): string {
  return text.replace(/(?<=\bR\d+\b[^"\n]*(?:: |\()(?:"[^\n]*"; )?)"[^\n]*?"(?=; "| \(solicitation p\.|\)|[.;]?$)/gm, 'the words quoted')
}

/** What a careful reader would mark in a text: broken marks, doubled words, wrong articles and verb forms. Empty when it reads well. */
export function smellsIn(whole: string): string[] {
  const text = withoutQuotations(whole)
  const found: string[] = []
  const look = (name: string, pattern: RegExp) => {
    for (const match of text.matchAll(pattern))
      found.push(`${name}: …${text.slice(Math.max(0, match.index - 30), match.index + match[0].length + 20)}…`)
  }
  look('double space', /[^\n] {2,}\S/g)
  look('space before a mark', / [,;:.](?!\d)(?= |$)/g)
  look('doubled mark', /(?<!\.)\.\.(?!\.)|,,|;;|,\.|;\.|:\.|\.;/g)
  look('doubled word', /\b(a|an|the|of|to|in|and|shall|that|by|with|for|is) \1\b/gi)
  look('article', /\b(?:an (?=[bcdfgjklmnpqrstvwxyz])(?!hour|honest)|a (?=[aei][a-z])(?!eu|one|uni|use))/g)
  look('cut phrase', /\b(?:and|or|to|of|for|with|that|the|an?|by) \(solicitation p\./g)
  look('broken verb', /\b(?:shoulds|coulds|musts|cans|developeds|thes|addresseses)\b/g)
  look('sentence put behind that', /\b(?:that|how) (?:As|Therefore|Thus|However|Additionally|Please)\b/g)
  look('duty inside a condition', /\bverify that [^;.]{3,160}? (?:shall|must) be\b/g)
  look('quoted instead of written', /what the solicitation states/g)
  look('lower-case start', /(?:^|(?<!p|e\.g|i\.e|vs|\.\.)[.!?] |\n)(?:the|a|an|it|by|this|each) [a-z]/g)
  look('first person', /(?:^|[\s(])(?:we|our|us|my|I'm|we're|(?<!(?:Phase|Type|Role|Class) )I) (?=[a-z])/g)
  for (const match of text.matchAll(NOT_BASE)) {
    const verb = match[1] ?? ''
    if (!BASE_IN_THESE.has(verb) && !AGAIN_VERBS.has(verb)) found.push(`verb form: ${match[0]}`)
  }
  for (const line of text.split('\n')) if (!closes(line)) found.push(`unclosed bracket or quote: ${line.slice(0, 120)}`)
  return found
}

function closes(line: string): boolean {
  const plain = line.replace(/(?<=^|[:;,] |, and )\d\) /g, '').replace(/(?<![A-Za-z\d.-])\d[\d.]*"/g, '')
  const count = (mark: string) => plain.split(mark).length - 1
  return count('(') === count(')') && count('[') === count(']') && count('"') % 2 === 0
}
