import type { SpokenAnswer } from '../../drafter.ts'
import { answerForm, partsAnswer, shownParts } from '../parts-answer.ts'
import type { Prompt } from '../prompt.ts'

/** The one part that is answered, and how long it may be. */
export const SPOKEN_PART = 'text'
const ANSWER = { parts: 1, letters: 12_000 }
/** The longest text that a change is asked for, in characters. */
export const LONGEST_CHANGED = 12_000
const CHANGE = { parts: 1, letters: LONGEST_CHANGED + 4000 }
/** Letters of a token, at the least: the answer is as long as what it is made of. */
const TOKENS_OF = (letters: number) => Math.ceil(letters / 3)
const MOST_TERMS = 150

const without = { queries: () => [], passage_tokens: 0, shown: shownParts }

/** What was said, with a first clean-up of it. */
export type SpokenFacts = SpokenAnswer & { outline: string }

/** Writes down what was dictated. */
export const spokenAnswerPrompt: Prompt<SpokenFacts> = {
  ...without,
  name: 'spoken-answer',
  instructions: [
    '# Task',
    `Somebody answered a question of an interview aloud, and a machine wrote down what it heard. You write it as they would have typed it, as the part [${SPOKEN_PART}]. A first clean-up of it is the outline.`,
    '- Leave out fillers, false starts, and what they took back at once: of "the filter, no wait, the amplifier" the amplifier stays.',
    '- Whole sentences, in their own words, in the first person and in the order in which they spoke. Do not sum up, do not explain, do not answer the question yourself.',
    '- Every fact stays: numbers with their units, names, places, dates, limits. Numbers in figures. Add nothing that was not said.',
    '- Words of the document are spelled as the list has them, where it is plain that they were meant. What you cannot make out stays as it was heard.',
    '',
    answerForm(ANSWER, SPOKEN_PART),
  ].join('\n'),
  answer: partsAnswer(ANSWER),
  sections: ({ question, transcript, outline, terms }) => [
    { kind: 'data', title: 'Question', text: question },
    { kind: 'data', title: 'What was heard', text: transcript },
    { kind: 'data', title: 'Outline', text: `[${SPOKEN_PART}] ${outline}` },
    ...(terms.length > 0 ? [{ kind: 'data' as const, title: 'Words of the document', text: terms.slice(0, MOST_TERMS).join(', ') }] : []),
  ],
  max_output_tokens: TOKENS_OF(ANSWER.letters),
}

/** A text and what its author wants changed in it. */
export type ChangeFacts = { text: string; instruction: string }

/** Changes a text as its author says. */
export const spokenChangePrompt: Prompt<ChangeFacts> = {
  ...without,
  name: 'spoken-change',
  instructions: [
    '# Task',
    `The author of a part of a work plan said aloud what is to be changed in it. You make exactly this change and give the whole text, as the part [${SPOKEN_PART}].`,
    '- Everything that the change does not touch stays letter by letter, with its lines, labels, numbers and blanks.',
    '- Numbers, names, dates and standards come from the text or from the change. Invent nothing, also where the change asks for more detail.',
    '- The change was written down by a machine that hears: where a word of it makes no sense, take the one of the text that sounds like it.',
    '- Where you cannot tell what is wanted, or it is no change of this text, give an empty list of parts.',
    '',
    answerForm(CHANGE, SPOKEN_PART),
  ].join('\n'),
  answer: partsAnswer(CHANGE),
  sections: ({ text, instruction }) => [
    { kind: 'facts', title: 'Change that the author asks for', text: instruction },
    { kind: 'data', title: 'Outline', text: `[${SPOKEN_PART}] ${text}` },
  ],
  max_output_tokens: TOKENS_OF(CHANGE.letters),
}
