import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { linesOf } from '../../../src/domain/solicitation/layout/line.ts'
import { Corrections } from '../../../src/domain/solicitation/requirement/corrections.ts'
import { comparable } from '../../../src/domain/solicitation/requirement/quote.ts'
import { topicRead } from '../../../src/domain/solicitation/topic/topic-read.ts'
import { isAsked } from '../../../src/domain/solicitation/verdict/certainty.ts'
import { featuresOf } from '../../../src/domain/solicitation/verdict/features.ts'
import { ASKS } from '../../../src/domain/solicitation/verdict/judgement.ts'
import { placedIn } from '../../../src/domain/solicitation/verdict/placed.ts'
import { isPartOf, type Marked } from './examples.ts'

/** What people set right in an installation, as documents to learn from. The file holds one export or a list of them; throws where it holds another thing. */
export function correctedDocuments(file: string): Marked[] {
  const exported: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return z
    .array(Corrections)
    .parse(Array.isArray(exported) ? exported : [exported])
    .map(correctedDocument)
}

function correctedDocument({ file_name, topic_number, pages, sentences, requirements }: Corrections): Marked {
  const placed = placedIn(topicRead(linesOf(pages), topic_number ?? undefined).sections)
  const examples: Marked['examples'] = { verdict: [], whose: [], period: [], kind: [], strength: [] }
  const isAt = (one: { page: number; quote: string }) => (other: { page: number; quote: string }) =>
    one.page === other.page && comparable(one.quote) === comparable(other.quote)
  placed.forEach((one, at) => {
    const said = sentences.find(isAt(one))
    if (said) {
      const answer = isAsked(said) ? `${ASKS} ${said.whose}` : said.because
      examples.verdict.push({ features: featuresOf(one, placed[at - 1], placed[at + 1]), answer })
    }
    for (const { quote, kind, strength } of requirements.filter((part) => part.page === one.page && isPartOf(part.quote, one.text))) {
      const features = featuresOf(one, placed[at - 1], placed[at + 1], quote)
      examples.kind.push({ features, answer: kind })
      examples.strength.push({ features, answer: strength })
    }
  })
  return { file: file_name, placed, marks: placed.map(() => undefined), examples }
}
