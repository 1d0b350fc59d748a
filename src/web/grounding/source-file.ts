import type { Solicitation } from '../../contract/solicitation-calls.ts'
import type { PlanSources } from '../../domain/grounding/sources.ts'
import type { SourceFile } from '../../domain/solicitation/source.ts'
import { fileEnding } from '../../language/characters.ts'

type Files = Pick<Solicitation, 'file' | 'instructions'>

/** The document that a citation names, as the viewer takes it; undefined when it is none of this plan's. What the server has not told is read off the file's name. */
export function sourceFile(id: string, solicitation: Files | undefined, sources: PlanSources | undefined): SourceFile | undefined {
  const known = [solicitation?.file, solicitation?.instructions?.file].find((file) => file?.id === id)
  if (known) return known
  const document = sources?.documents.find((one) => one.id === id)
  return document && { id, file_name: document.file_name, kind: kindOf(document.file_name), pages: document.pages.length }
}

function kindOf(file_name: string): SourceFile['kind'] {
  const ending = fileEnding(file_name)
  if (ending === '.pdf') return 'pdf'
  return ending === '.docx' ? 'docx' : 'text'
}
