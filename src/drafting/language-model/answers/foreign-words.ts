import { talksToMachine } from '../../../domain/machine-talk/machine-talk.ts'
import type { Objection } from './objections.ts'

/** What a plan never says: words to a machine or to whoever judges it, words about the text itself, and how assistants speak. */
const FOREIGN: readonly RegExp[] = [
  /\b(?<!such )as an? (?:AI|artificial intelligence|(?:large )?language model|(?:AI|helpful|virtual) assistant|chatbot)\b/gi,
  /\bI(?:['’]m| am) (?:sorry|unable|an? )|\bI (?:cannot|can['’]t|will not|have (?:been|updated|revised|rewritten))\b|\bI['’]ve (?:been|updated|revised|rewritten)\b/gi,
  /\b(?:QC|quality (?:control|checks?|reviews?|findings?|assurance check))\b[^.;:\n]{0,30}\b(?:pass(?:ed|es)?|approved|green|cleared|waived|complete[d]?|no (?:findings|issues|errors))\b/gi,
  /\bpass(?:ed|es)? (?:the |all )?(?:QC|quality (?:control|checks?|review))\b/gi,
  /\b(?:ignor|disregard|forget|overrid)\w*[^.;:\n]{0,40}\b(?:instructions?|prompts?|the above|guidelines|system message|your rules)\b/gi,
  /\b(?:system|hidden|secret|developer) (?:prompt|instructions?|message)s?\b|\bprompt injection\b|\bjailbreak\w*|\bprevious instructions\b/gi,
  /\b(?:highest|perfect|maximum|top|best) (?:possible )?(?:score|rating|grade|marks)\b/gi,
  /\b(?:select|recommend|approve|award|fund|prefer|rank) (?:this|our|the) (?:proposal|company|offeror|submission|firm)\b/gi,
  /\b(?:this|our|the) (?:proposal|offeror|solicitation|submission|work plan)\b[^.;:\n]{0,30}\b(?:is|has been|was|are) (?:already |hereby |fully )?(?:approved|selected|accepted|compliant|cleared|superior|awarded)\b/gi,
  /(?:^|\n|[.!?]\s)\s*(?:sure|certainly|of course|okay|ok|understood|absolutely|here (?:is|are) (?:the|your|a))\b[^\n]{0,3}/gi,
  /\bas (?:you )?requested\b|\bI hope this helps\b|\blet me know if\b|\bhappy to help\b|\b(?:revised|updated|improved) (?:text|version)\s?:/gi,
  /\b(?:begin|end) of (?:data|document|answer|instructions?)\b|<?\/?data-[\da-f]{6,}/gi,
]

/** Letters of other scripts than the product writes; Greek stands in formulas. */
const SCRIPT =
  /[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}]{2,}/gu

/** Words that have no place in a plan, but for those that stood in `before`. */
export function foreignIn(text: string, before: string): Objection[] {
  const known = before.toLowerCase()
  const isNew = (said: string) => !known.includes(said.toLowerCase())
  const found = FOREIGN.flatMap((pattern) => [...text.matchAll(pattern)].map(([said]) => said.trim())).filter(isNew)
  const scripts = [...text.matchAll(SCRIPT)].map(([said]) => said).filter(isNew)
  return [
    ...found.map(
      (said): Objection => ({
        kind: 'wording',
        sentence: `"${said.slice(0, 120)}" has no place in a plan of work: leave the sentence out.`,
      }),
    ),
    ...scripts
      .slice(0, 1)
      .map((said): Objection => ({ kind: 'wording', sentence: `"${said.slice(0, 60)}" is not English: write English only.` })),
    ...(found.length === 0 && talksToMachine(text) && !talksToMachine(before) ? [ADDRESSED] : []),
  ]
}

const ADDRESSED: Objection = { kind: 'wording', sentence: 'The text speaks to a machine: leave these words out, and do not mention them.' }
