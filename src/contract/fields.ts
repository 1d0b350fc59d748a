import * as z from 'zod'
import { AcceptanceCriteria } from '../domain/milestone.ts'

/** An id as the server gave it out. */
export const Id = z.string().min(1).max(200)

/** An id that may be missing; clients without one leave it out, or send null or an empty text. */
export const OptionalId = z.string().max(200).nullish()

/** What a client calls a request that makes something: sent again under the same key, it answers with what was made, and makes nothing twice. */
export const IdempotencyKey = z.string().min(1).max(200).optional()

/** A name that a person typed: a company, an institution, a slug. */
export const Name = z.string().max(300)

/** The topic whose plan a call is about. Work that came from a browser may have no id, or one that only the browser knows. */
export const TopicOf = { topic_store_id: OptionalId, topic_slug: Name }

/** The id of a step: "step-3" (spec §3). */
export const StepId = z.string().regex(/^step-\d{1,3}$/, 'must be the id of a step, like "step-3".')

/** What a client knows already; its shape is not specified (spec §7), and nothing is read from it yet. */
export const Known = z.unknown().optional()

/** The number of a milestone; plans have ten at most, room is left for a person's own. */
export const MilestoneNumber = z.number().int().positive().max(100)

/** Prose that a person or a drafter wrote; the bound keeps one request from filling the memory. */
export const LongText = z.string().max(200_000, 'This text is too long: 200,000 characters at most.')

/** A question as it is spoken and answered. */
export const AskedQuestion = z.string().trim().min(1).max(4000, 'This question is too long: 4,000 characters at most.')

/** Texts of one milestone: its deliverables, its criteria. */
export const Texts = z.array(LongText).max(100, 'These are too many: 100 at most.')

/** Acceptance criteria as they are sent: a list, one text as older browser data has it, or nothing (spec §3). */
export const SentCriteria = z.union([Texts, LongText]).nullish().pipe(AcceptanceCriteria)

/** The requirements that a milestone answers, by id. */
export const RequirementIds = z.array(z.string().max(40)).max(1000)

/** A payment as it is stored: dollars with at most two decimals, never negative (spec §3, §5). */
export const Dollars = z
  .string()
  .regex(/^\d{1,12}(\.\d{1,2})?$/, 'must be a dollar amount of at least 0 without $ or commas, like "12500.00".')

/** What is answered when something was only kept. */
export const Saved = z.object({ saved: z.literal(true) })

/** Who is to draft: left out, whoever is configured; the built-in drafter can be asked for by name for any single call. */
export const WhoDrafts = z.enum(['built-in'], 'must be "built-in", or left out for the drafter that is configured.').optional()

/**
 * What belongs to an answer that was spoken: the words that were heard, and their recording, whose own words count where none are sent. Both left
 * out, what was kept of that slot stays; a transcript of null takes it away.
 */
export const Spoken = { transcript: LongText.nullish(), audio_id: OptionalId }
