import { type MilestoneDocument, parse, print } from '../../../domain/milestone-document.ts'
import { done, fail, type Result } from '../../../domain/result.ts'
import { dictated } from '../../../language/spoken/dictated.ts'
import type { DraftProblem } from '../../drafter.ts'
import { CHANGES } from './changes.ts'

const OPENING =
  /^(?:(?:okay|ok|so|please|now|well|yes|yeah|hey|hm)[, ]+|(?:can|could|would|will) you (?:please )?|(?:i|we) (?:want|would like|need) (?:you )?to |i'd like (?:you )?to |let's |let us |we should |you should |go ahead and )+/i
const CLOSING = /[,.]? ?(?:please|thanks|thank you|okay|would you)?[.!?]*$/i

/** Nobody says more in one wish, in characters. */
const LONGEST = 1000

/**
 * A text as a spoken instruction would have it: replacing, deleting, adding, moving and splitting, numbers, months, owners and "shall". Nothing else is
 * touched. What is not understood whole, or could mean two places, is not made.
 */
export function changedText(text: string, instruction: string): Result<string, DraftProblem> {
  if (instruction.length > LONGEST) return notApplied('This could not be applied: it is too long for one change.')
  const said = dictated(instruction, text.match(/[\p{L}\d][\p{L}\d./-]*/gu) ?? [])
    .text.replace(OPENING, '')
    .replace(CLOSING, '')
  const whole = changedBy(parse(text), said)
  const changed = whole === null || typeof whole === 'string' ? (inParts(parse(text), said) ?? whole) : whole
  if (changed === null) return notApplied('This could not be applied: it was not understood as a change of this text.')
  if (typeof changed === 'string') return notApplied(`This could not be applied. ${changed}`)
  const now = print(changed)
  return now === text ? notApplied('This could not be applied: it would change nothing.') : done(now)
}

function notApplied(message: string): Result<string, DraftProblem> {
  return fail({ code: 'NOT_APPLIED', message })
}

/** The document after the first kind of change that the words are; a sentence where it cannot be made, null where it is none. */
function changedBy(document: MilestoneDocument, said: string): MilestoneDocument | string | null {
  for (const change of CHANGES) {
    const changed = change(document, said)
    if (changed !== null) return changed
  }
  return null
}

/** "Delete the last task and change the owner to Ana Ruiz": each by itself, all or none. */
function inParts(document: MilestoneDocument, said: string): MilestoneDocument | string | null {
  const parts = said.split(
    /(?:,? and (?:then |also )?|[,;.] (?:then |also )?)(?=(?:delete|remove|add|change|replace|move|swap|split|set|push|rename|insert|take out|drop|raise|lower)\b)/i,
  )
  if (parts.length < 2) return null
  let now = document
  for (const part of parts) {
    const changed = changedBy(now, part.replace(CLOSING, ''))
    if (changed === null || typeof changed === 'string') return changed
    now = changed
  }
  return now
}
