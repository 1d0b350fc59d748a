import { done, fail, type Result } from '../../domain/result.ts'
import { termsOf } from '../../domain/solicitation/requirement/terms.ts'
import type { Heard } from '../../speech/speech.ts'
import type { Answer, Asked, Input } from '../call.ts'
import { findTopicNamed } from '../db/topics.ts'
import type { Parts } from '../parts.ts'
import type { Problem } from '../problem.ts'
import { listenerFor } from './drafting.ts'
import { draftProblem } from './plan-facts.ts'
import { keptRecording, type SentRecording, sentRecording } from './recordings.ts'
import { speechRefusal } from './speech-refusal.ts'

/** A question, spoken. */
export async function speakQuestion({ speech }: Parts, { signal }: Asked, { question }: Input<'speakQuestion'>): Answer<'speakQuestion'> {
  const spoken = await speech.say(question, signal)
  if (!spoken.ok) return fail(speechRefusal(spoken.problem))
  const { audio, type } = spoken.value
  return done({ file_name: 'question.mp3', content_type: type, size: audio.length, pieces: inOnePiece(audio) })
}

async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/** What was said to a question; the recording is kept. The topic's own words are written as its document writes them; somebody else's topic has none. */
export async function summarizeAnswer(parts: Parts, asked: Asked, input: Input<'summarizeAnswer'>): Answer<'summarizeAnswer'> {
  const { person } = asked
  const topic = input.topic_store_id ? await findTopicNamed(parts.db, person, input) : null
  if (topic && !topic.ok) return topic
  const heard = await hear(parts, asked, input.file)
  if (!heard.ok) return heard
  const { text: transcript, seconds, sent } = heard.value
  const names = [input.company_name, input.system_name, input.customer_organization, input.research_institution]
  const terms = [...(topic ? termsOf(topic.value.analysis) : []), ...names.filter((name) => name !== undefined)]
  const { text, unsure } = await listenerFor(parts, asked).spokenAnswer({ question: input.question, transcript, terms })
  const place = { topic_store_id: topic?.value.id ?? null, step_id: input.step_id ?? null, slot: input.slot ?? null }
  const audio_id = await keptRecording(parts, person, { ...sent, ...place, question: input.question, seconds, transcript })
  return done({ audio_id, transcript, summary: text, unsure })
}

/** A text, changed as somebody said; it is not kept. What cannot be told for sure is not changed, and refused with the words that were heard. */
export async function refineByVoice(parts: Parts, asked: Asked, { file, current_text }: Input<'refineByVoice'>): Answer<'refineByVoice'> {
  const heard = await hear(parts, asked, file)
  if (!heard.ok) return heard
  // a form sends every line's end as two characters
  const changed = await listenerFor(parts, asked).spokenChange(current_text.replaceAll('\r\n', '\n'), heard.value.text)
  if (changed.ok) return done({ refined_text: changed.value, transcript: heard.value.text })
  const { problem } = draftProblem(changed.problem)
  return fail({ ...problem, message: `${problem.message} What was heard: “${heard.value.text}”` })
}

async function hear({ speech }: Parts, { signal }: Asked, file: Blob): Promise<Result<Heard & { sent: SentRecording }, Problem>> {
  const sent = await sentRecording(file)
  if (!sent.ok) return sent
  const heard = await speech.hear(sent.value.bytes, signal)
  return heard.ok ? done({ ...heard.value, sent: sent.value }) : fail(speechRefusal(heard.problem))
}
