import type { Answer } from '../../../domain/interview.ts'
import { sentencesIn } from '../../../domain/solicitation/requirement/sentence.ts'
import { lowerStart, sentence, upperStart } from '../english/wording.ts'
import { type AnswerTopic, questionTopic } from './answer-topic.ts'
import { undictated, withNameAtOffice, withTheirWork, withTheOnesNamed } from './dictated.ts'
import { inFigures } from './figures.ts'
import { FILLERS, LEADS } from './fillers.ts'
import { withoutHesitation } from './hesitation.ts'
import { withMonthsThroughout, withWholeMonths } from './months-said.ts'
import { withoutPauses, withoutSelfTalk } from './said-to-oneself.ts'
import { EXISTING, plainly } from './speech.ts'
import { monthFirst, unspliced, withItsMonths, withItsThing, withMarks, withOneSubject } from './spoken-clauses.ts'
import { corrected } from './taken-back.ts'
import { person, unabridged } from './telegram.ts'
import { fullValues } from './terse-values.ts'

/** The answers of an interview as one would have written them with time: what was dictated without the speaking, what was cabled in full words. */
export function writtenAnswers(answers: readonly Answer[]): Answer[] {
  const names = answers.map(({ answer }) => answer).join('\n')
  return answers.map((one) => ({ ...one, answer: withSurnames(asWritten(withTheOnesNamed(one.answer, names), one.question), names) }))
}

/** "(by Jill)" of Jill Petrakis is told with her whole name; so is who works together with the speaker. */
function withSurnames(answer: string, all: string): string {
  return answer.replace(/(?<=\(by |(?:^|[.;] ))(\p{Lu}\p{Ll}+)(?=\)| and I\b)/gu, (first) => {
    const found = new Set([...all.matchAll(new RegExp(`\\b${first} (\\p{Lu}[\\p{L}'-]+)`, 'gu'))].map(([name]) => name.replace(/'s$/, '')))
    return found.size === 1 ? ([...found][0] ?? first) : first
  })
}

/** One answer as one would have written it with time; its lines stay lines. */
export function asWritten(answer: string, question: string): string {
  const asked = questionTopic(question)
  const written = unabridged(fullValues(withWholeMonths(answer.replace(/[’]/g, "'"))), asked, isSpoken(answer))
    .split('\n')
    .map((line) => withTowns(isSpoken(line) ? spokenLine(line, asked) : line))
    .join('\n')
  return withMonthsThroughout(written)
}

/** What only somebody who speaks says. Careful prose is left as it is. */
const SPOKEN =
  /\b(?:um+|uh+|okay|yeah|basically|you know|i mean|kind of|sort of|i guess|gonna|wanna|hmm+|whatever|stuff|anyway|hopefully|let's say|i think|we think|no wait|sorry|scratch that|or so|maybe|so it's|it's got|'s got|all that|we'd|i'd|i'm|what we (?:have|need|do|want|propose|get)|what you get|that's|there's|it's|you (?:pass|take|build|use|get)|thing|(?:she|he) (?:leads|does|runs|is)|we don't know|you (?:take|build|put))\b|\w's (?:led|done|at|in|under)\b|^(?:so|well|okay|and)\b|\b(?:we|they)'(?:ve|re|ll)\b/i
const IN_WORDS =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|point) (?:percent|hertz|\w*meters?|d[Bb]|\w*seconds?|\w*volts?|\w*watts?|feet|point|hundred|thousand|million|degrees)\b|\bmonths? (?:one|two|three|four|five|six|seven|eight|nine|ten)\b|, no,|, say,|\bno wait|\bactually\b|\bten to the (?:minus|power)\b|\b(?:i|we) said, |\bwe [a-z]+ [^,.;]{2,40}, we [a-z]+ [^,.;]{2,40},/i

function isSpoken(line: string): boolean {
  return SPOKEN.test(line) || IN_WORDS.test(line) || (line.split(/\s+/).length > 30 && !/[,.;:]/.test(line.slice(0, -1)))
}

function spokenLine(line: string, asked: AnswerTopic): string {
  const bullet = /^\s*(?:[-–—*•●▪◦·]+|\(?(?:\d{1,2}|[a-z])[.)])\s+/.exec(line)?.[0] ?? ''
  const heard = withoutHesitation(inFigures(line.slice(bullet.length))).replace(/ {2,}/g, ' ')
  const said = withoutPauses(corrected(withoutSelfTalk(heard)).replace(FILLERS, ' ').replace(/ {2,}/g, ' ').trim())
  const sentences = sentencesOf(withMarks(said))
    .flatMap((one) => one.split(/(?<=[a-z\d)]{2}[.!?])\s+(?=[a-z])/))
    .flatMap((one) => sentencesOf(plainly(withNameAtOffice(undictated(one.replace(LEADS, ''))))))
    .flatMap((one) => unspliced(withOneSubject(one), asked === 'risk'))
    .flatMap((one) => sentencesOf(plainly(one.replace(LEADS, ''))))
  const told = asked === 'people' ? withTheirWork(named(sentences)) : named(sentences)
  const dated = withItsThing(withItsMonths(told).map(monthFirst)).filter((one) => /[\p{L}\d]{2}/u.test(one))
  return `${bullet}${dated.map((one) => sentence(upperStart(asAsked(one, asked)))).join(' ')}`
}

/** What the question tells about a sentence: what is proposed, what is done about a risk, who does what. */
function asAsked(said: string, asked: AnswerTopic): string {
  if (asked === 'solution') return proposed(said)
  if (asked === 'risk') return withRemedy(said)
  return asked === 'people' ? person(said, false) : said
}

/** "What has to change is it has to go through a hole" speaks of what there is. */
function named(sentences: readonly string[]): string[] {
  const thing = sentences.map((one) => /^We have (?:(?:the|an?|our) )?([^,.;]{3,60})/.exec(one)?.[1]).find((one) => one !== undefined)
  const subject = !thing ? 'It' : /^\p{Lu}\p{Ll}*\p{Lu}|^\p{Lu}/u.test(thing) ? thing : `The ${thing}`
  return sentences.map((one) => one.replace(EXISTING, subject))
}

/** What somebody wants to take up is what is proposed. */
function proposed(said: string): string {
  return said
    .replace(/^(?:we|i)(?: want to|'d like to| would like to| plan to) (?:do|cover|take up|address|tackle) /i, 'We address ')
    .replace(/^it is (?=software|hardware|an? )/i, 'The solution is ')
}

/** "Bubbles in the fill, we'd see them, then we fill again": what happens, and what is done then. */
function withRemedy(said: string): string {
  const named = said.replace(/^(?:first|second|third|fourth|then),? (\p{Ll}+), (?=\p{Lu})/iu, (_, what: string) => `${upperStart(what)}: `)
  const told = named
    .replace(/^(\p{Lu}\p{Ll}+), (?=(?:the|an?|our) )/u, '$1: ')
    .replace(/^(\p{Lu}\p{Ll}+), so (?=the |we |it )/u, '$1: ')
    .replace(/^([\p{L}][\p{Ll} -]{3,40}), too (much|many)(?=[;,])/u, (_, what: string, much: string) => `Too ${much} ${lowerStart(what)}`)
    .replace(/, (?:and )?(?:then )?(?=the (?:fallback|early sign) is )/gi, '; ')
    .replace(/(?<=; the early sign [^;]*), (?:and )?(?=then we\b)/gi, '; ')
  return /^(?:if|when|unless)\b/i.test(told) || /; /.test(told)
    ? told
    : told.replace(/, (?:and )?(?=(?:then )?(?:we|i)(?:'d|'ll| would| will| [a-z]+)\b)/i, '; ')
}

function sentencesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => sentencesIn(line).map(({ start, end }) => upperStart(line.slice(start, end).trim())))
}

const STATES =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming'
const TOWN = new RegExp(`(?<=\\b(?:in|at|from) )(\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?) (?=(?:${STATES})(?![\\p{L}]| [A-Z]))`, 'gu')

/** "in Ithaca New York" → "in Ithaca, New York". */
function withTowns(line: string): string {
  return line.replace(TOWN, '$1, ')
}
