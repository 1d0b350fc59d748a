import { findCompanyFile } from '../db/company.ts'
import type { Database } from '../db/database.ts'
import { ownRows } from '../db/own-rows.ts'
import { findRecording, type StoredRecording, soundOf, soundSize } from '../db/recordings.ts'
import { recording } from '../db/schema/recordings.ts'
import { source_file } from '../db/schema/topics.ts'
import { bytesOf, findFile, kindOf, sizeOf } from '../db/source-files.ts'
import type { Person } from '../person.ts'
import { uniquePaths } from './file-names.ts'
import type { ZipEntry } from './zip-stream.ts'

/** A file that a person sent here, and which row it is. */
export type KeptFile = ZipEntry & { table: string; id: string }

/** The asker's uploaded documents under their own names: the company's, and solicitations with their instructions. One that is removed meanwhile is left out. */
export async function* keptFiles(db: Database, asker: Person): AsyncGenerator<KeptFile> {
  const pathIn = uniquePaths()
  for await (const row of ownRows(db, asker, source_file)) {
    const id = String(row.id)
    const file = await findFile(db, asker, id)
    if (!file.ok) continue
    const isOfCompany = (await findCompanyFile(db, asker, id)).ok
    const kind = kindOf(file.value)
    yield {
      path: pathIn(isOfCompany ? 'company' : 'solicitations', file.value.file_name),
      modified: file.value.created_at,
      size: await sizeOf(db, file.value),
      is_packed: kind === 'pdf' || kind === 'docx',
      pieces: bytesOf(db, file.value),
      table: 'source_file',
      id,
    }
  }
}

/** The asker's recordings, named for when they were made and what they answer. One that is deleted meanwhile is left out. */
export async function* keptRecordings(db: Database, asker: Person): AsyncGenerator<KeptFile> {
  const pathIn = uniquePaths()
  for await (const row of ownRows(db, asker, recording)) {
    const id = String(row.id)
    const kept = await findRecording(db, asker, id)
    if (!kept.ok) continue
    yield {
      path: pathIn('recordings', recordingName(kept.value)),
      modified: kept.value.created_at,
      size: await soundSize(db, kept.value),
      is_packed: kept.value.media_type !== 'audio/wav',
      pieces: soundOf(db, kept.value),
      table: 'recording',
      id,
    }
  }
}

/** "2026-03-02 09.30.00 UTC step-2 S2-Q1.webm". */
function recordingName({ created_at, step_id, slot, media_type }: StoredRecording): string {
  const [day, time = ''] = created_at.toISOString().split('T')
  const when = `${day} ${time.slice(0, 8).replaceAll(':', '.')} UTC`
  return `${[when, step_id, slot].filter(Boolean).join(' ')}.${media_type.slice('audio/'.length)}`
}
