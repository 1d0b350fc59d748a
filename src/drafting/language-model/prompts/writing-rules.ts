import { type AnswerSize, answerForm, partsAnswer, shownParts } from '../parts-answer.ts'

/** What holds for every text: where its facts come from, and what it must not hold. */
const FACTS = [
  '- Every number, unit, name, tool, place, date and standard comes from the outline, the facts or the passages, copied as it is printed there, in figures. Invent nothing, estimate nothing, convert nothing.',
  '- Keep every value of the outline with its unit and its direction: at least, at most, less than, threshold, objective.',
  '- Keep numbers of requirements (R12), citations such as "(solicitation p. 2)" and words in quotation marks exactly as they are. Add none.',
  '- Keep each blank in square brackets, such as "[name the test range]", as it is, and add none. Where a fact is missing, leave it out; never guess.',
  '- Plain text only: no links, no HTML, no headings, no remarks about the text.',
]

/** What holds for the text of a plan besides (brief §3.3, §4). */
const PLAN = [
  '- Short, plain sentences of at most 30 words, one duty in each. Active voice: say who does it.',
  '- The company is "the Contractor". Its duties are "The Contractor shall …"; what the Government does is "The Government will …". Never "we", "our", "will" or "plans to" for the Contractor.',
  "- No vague words of your own: adequate, appropriate, as needed, various, robust, state-of-the-art, improve, optimize, enhance, significant, timely, etc. Say the measure or what is done. The solicitation's own words stay.",
  '- A sentence with a citation tells a requirement: keep its verbs, nouns and values. You may cut it in two that stand side by side.',
  '- No praise and no claim without a number: nothing is "proven", "unique", "innovative", "comprehensive", "the first" or "the only", and nothing is "leveraged" or done "successfully".',
]

/** What a prompt for a text of the plan has: its instructions, the form in which it is answered, and what of a growing answer is shown. */
export function planParts(task: readonly string[], size: AnswerSize, example: string) {
  return partsOf(task, [...PLAN, ...FACTS], size, example)
}

/** The same for a text that talks to the person. */
export function talkParts(task: readonly string[], size: AnswerSize, example: string) {
  return partsOf(task, FACTS, size, example)
}

function partsOf(task: readonly string[], rules: readonly string[], size: AnswerSize, example: string) {
  const instructions = [task.join('\n'), ['# Rules', ...rules].join('\n'), answerForm(size, example)].join('\n\n')
  return { instructions, answer: partsAnswer(size), shown: shownParts }
}
