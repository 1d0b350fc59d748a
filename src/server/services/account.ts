import { done, fail } from '../../domain/result.ts'
import { accountArchive } from '../account-data/archive.ts'
import { zipOf } from '../account-data/zip-stream.ts'
import type { Answer, Asked } from '../call.ts'
import { accountFacts } from '../db/account-facts.ts'
import type { Parts } from '../parts.ts'
import { NOT_VALID } from '../problem.ts'

/** Everything that is kept of the asker as an archive, made while it is sent. */
export async function exportAccount({ db, now }: Parts, { person }: Asked): Answer<'exportAccount'> {
  const account = await accountFacts(db, person)
  if (!account) return fail(NOT_VALID)
  const made = now()
  const pieces = zipOf(accountArchive({ db, asker: person, account, now: made }))
  const file_name = `work-plan-builder-data-${made.toISOString().slice(0, 10)}.zip`
  return done({ file_name, content_type: 'application/zip', size: null, pieces })
}
