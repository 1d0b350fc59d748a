import { done, fail } from '../../domain/result.ts'
import type { Analysis } from '../../domain/solicitation/analysis.ts'
import { standsOnPage } from '../../domain/solicitation/requirement/quote.ts'
import { addedRequirement, changedRequirement } from '../../domain/solicitation/requirement/requirement-edits.ts'
import { judgedByPerson } from '../../domain/solicitation/requirement/sentence-edits.ts'
import { saysNumber } from '../../language/quantity/number-word.ts'
import type { Answer, Asked, Input } from '../call.ts'
import { findFile, findPage, pageCount } from '../db/source-files.ts'
import { updateTopic, withTopicHeld } from '../db/topics.ts'
import type { Parts } from '../parts.ts'
import { notFound } from '../problem.ts'

/** Adds a requirement that the reader did not find. Its words must stand on that page of the solicitation, as every quote does. */
export function addRequirement(parts: Parts, { person }: Asked, input: Input<'addRequirement'>): Answer<'addRequirement'> {
  const { topic_store_id, ...wanted } = input
  return withTopicHeld(parts.db, person, topic_store_id, async (topic, tx) => {
    const file = await findFile(tx, person, topic.file_id)
    if (!file.ok) return file
    const page = await findPage(tx, file.value, wanted.page)
    if (!page.ok) return refused(`page: This document has ${await pageCount(tx, file.value)} pages.`)
    const { analysis, requirement } = addedRequirement(topic.analysis, wanted)
    if (!standsOnPage(wanted.quote, page.value.text) || !standsOnPage(requirement.quote, page.value.text)) {
      return refused(`quote: These words do not stand on page ${wanted.page} of the document.`)
    }
    return done({ requirement, ...changeable((await updateTopic(tx, topic, { analysis })).analysis) })
  })
}

/** Corrects a requirement, takes it out or puts it back. */
export function changeRequirement(parts: Parts, { person }: Asked, input: Input<'changeRequirement'>): Answer<'changeRequirement'> {
  const { topic_store_id, requirement_id, ...change } = input
  return withTopicHeld(parts.db, person, topic_store_id, async (topic, tx) => {
    if (change.quantities?.some(({ value }) => !saysNumber(value))) return refused('quantities: A quantity needs a number.')
    const analysis = changedRequirement(topic.analysis, requirement_id, change)
    if (!analysis) return notFound('This requirement')
    return done(changeable((await updateTopic(tx, topic, { analysis })).analysis))
  })
}

/** Takes a person's word on whether a sentence asks something of the work, and its requirement in or out with it. */
export function judgeSentence(parts: Parts, { person }: Asked, input: Input<'judgeSentence'>): Answer<'judgeSentence'> {
  const { topic_store_id, ...said } = input
  return withTopicHeld(parts.db, person, topic_store_id, async (topic, tx) => {
    const analysis = judgedByPerson(topic.analysis, said)
    if (!analysis) return notFound('This sentence')
    return done(changeable((await updateTopic(tx, topic, { analysis })).analysis))
  })
}

function changeable({ requirements, removed_requirements, sentences }: Analysis) {
  return { requirements, removed_requirements, sentences }
}

function refused(message: string) {
  return fail({ code: 'BAD_INPUT' as const, message })
}
