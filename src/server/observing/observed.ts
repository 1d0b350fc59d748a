import type { Drafter } from '../../drafting/drafter.ts'
import type { LanguageModel } from '../../drafting/language-model/model.ts'
import type { Speech } from '../../speech/speech.ts'
import type { readApart } from '../documents/apart.ts'
import type { ModelDrafting, ModelLimits } from '../model-drafting.ts'
import type { Parts } from '../parts.ts'
import { costOf, MICRODOLLARS } from '../services/model-spending.ts'
import { NOBODY, type Observer } from './observer.ts'

/** The parts that the services work with, with somebody watching what takes time in them. */
export function observedParts(parts: Parts, observer: Observer): Parts {
  if (observer === NOBODY) return parts
  return {
    ...parts,
    drafter: observedDrafter(parts.drafter, observer),
    model: parts.model && observedDrafting(parts.model, observer),
    speech: observedSpeech(parts.speech, observer),
    reading: observedReading(parts.reading, observer),
  }
}

/** A reader of documents, of which is heard when a document's turn has come. */
export function observedReader(read: typeof readApart, observer: Observer): typeof readApart {
  const watched = (...given: Parameters<typeof readApart>) => observer.turn(() => read(...given))
  return watched as typeof readApart
}

/** A language model, of each call of which is heard what came of it and what it used. */
export function observedModel(model: LanguageModel, limits: Pick<ModelLimits, 'prices'>, observer: Observer): LanguageModel {
  return {
    ...model,
    write: (request, listening) =>
      observer.work({ kind: 'model', what: request.prompt }, async () => {
        const written = await model.write(request, listening)
        const usage = written.ok ? written.value.usage : written.problem.usage
        if (usage) observer.used({ prompt: request.prompt, ...usage, cost: costOf(usage, limits) / MICRODOLLARS })
        return written
      }),
  }
}

function observedDrafting(model: ModelDrafting, observer: Observer): ModelDrafting {
  return { ...model, drafter: (work) => observedDrafter(model.drafter(work), observer) }
}

/** The operations of a drafter, by their own names. */
function observedDrafter(drafter: Drafter, observer: Observer): Drafter {
  return new Proxy(drafter, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      if (name === 'wrote') return value.bind(target)
      return (...given: unknown[]) =>
        observer.work({ kind: 'drafting', what: `${target.kind} ${String(name)}` }, async () => value.apply(target, given))
    },
  })
}

function observedSpeech(speech: Speech, observer: Observer): Speech {
  return {
    ...speech,
    readiness: () => speech.readiness(),
    close: () => speech.close(),
    line: (signal) => speech.line(signal),
    hear: (audio, signal) => observer.work({ kind: 'voice', what: 'hear' }, () => speech.hear(audio, signal)),
    say: (text, signal) => observer.work({ kind: 'voice', what: 'say' }, () => speech.say(text, signal)),
  }
}

function observedReading(reading: Parts['reading'], observer: Observer): Parts['reading'] {
  return {
    solicitation: (...given) => observer.work({ kind: 'reading', what: 'solicitation' }, () => reading.solicitation(...given)),
    again: (...given) => observer.work({ kind: 'reading', what: 'again' }, () => reading.again(...given)),
    instructions: (...given) => observer.work({ kind: 'reading', what: 'instructions' }, () => reading.instructions(...given)),
    document: (...given) => observer.work({ kind: 'reading', what: 'document' }, () => reading.document(...given)),
    handedIn: (...given) => observer.work({ kind: 'reading', what: 'handedIn' }, () => reading.handedIn(...given)),
  }
}
