import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { answerByForms } from '../../../domain/answer-fields/answer-rows.ts'
import { formsOf, hasOneRow, oneRow } from '../../../domain/answer-fields/forms.ts'
import type { AnswerOffer, Question } from '../../../domain/interview.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { Button } from '../../ui/button.tsx'
import { interviewQueries } from './interview-queries.ts'
import type { Interview } from './use-interview.ts'

type AnswerOffersProps = {
  topic: CurrentTopic
  question: Question
  answer: string
  saving: Interview['saving']
  isInFields: boolean
  isDisabled: boolean
  onTake: (words: string) => void
}

/** What the company's profile, an earlier answer or the solicitation says that this question asks for: one press takes it over, nothing is put in by itself; what counts already is told. */
export function AnswerOffers({ topic, question, answer, saving, isInFields, isDisabled, onTake }: AnswerOffersProps) {
  const subjects = [question.subject, question.also]
  const { data, refetch } = useQuery({ ...interviewQueries.offers(topic), enabled: question.subject !== undefined && topic.storeId !== '' })
  const open = (data?.offers ?? []).filter((one) => subjects.includes(one.subject) && !isTold(one, question, answer))
  const isOpen = open.length > 0
  // what the answer tells by now, in whatever words, is offered no more
  useEffect(() => {
    if (isOpen && saving === 'saved') void refetch({ cancelRefetch: false })
  }, [isOpen, saving, refetch])
  if (!isOpen) return null
  return (
    <ul aria-label="Said elsewhere" className="grid gap-1">
      {open.map((offer) => (
        <li
          key={`${offer.subject} ${offer.words}`}
          className="flex flex-wrap items-center justify-between gap-x-4 rounded-control bg-blue-soft px-3 py-1 [overflow-wrap:anywhere]"
        >
          <p className="min-w-0 grow basis-60 text-caption">
            <span className="font-semibold">{sourceWords(offer)}:</span> {valuesOf(offer).join(', ')}
          </p>
          {!offer.is_told && (
            <Button
              variant="quiet"
              disabled={isDisabled}
              className="-mr-3"
              aria-label={`${takingWords(offer, isInFields)}: ${valuesOf(offer)[0]}`}
              onClick={() => onTake(offer.words)}
            >
              {takingWords(offer, isInFields)}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Where an offer comes from. */
function sourceWords({ from, file_name, page, slot = '' }: AnswerOffer): string {
  switch (from) {
    case 'profile':
      return 'From your profile'
    case 'document':
      return page ? `From ${file_name}, page ${page}` : `From ${file_name}`
    case 'solicitation':
      return `From the solicitation, page ${page}`
    case 'answer':
      return `From your answer to question ${slot.slice(1)}`
  }
}

/** What taking an offer over does: into what it goes. */
function takingWords({ subject, words }: AnswerOffer, isInFields: boolean): string {
  const forms = formsOf({ subject })
  const { rows } = answerByForms(words, forms)
  const form = forms.find((_, at) => rows[at]?.length)
  if (!isInFields || !form) return 'Take over into the box'
  return hasOneRow(form) ? 'Take over into the fields' : `Take over as ${oneRow(form)}`
}

/** What an offer says, without the labels of its fields. */
function valuesOf({ subject, words }: AnswerOffer): string[] {
  const { free, rows } = answerByForms(words, formsOf({ subject }))
  return [...(free === '' ? [] : [free]), ...rows.flat().flatMap((row) => Object.values(row))]
}

/** What the answer itself tells freely may be offered for one of its fields. */
function isTold(offer: AnswerOffer, { slot }: Question, answer: string): boolean {
  if (offer.slot === slot) return answer.includes(offer.words)
  return valuesOf(offer)
    .slice(0, 1)
    .every((words) => answer.includes(words))
}
