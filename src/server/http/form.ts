import type { FastifyMultipartBaseOptions, MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { done, fail, type Result } from '../../domain/result.ts'
import { isDiskFull } from '../db/database-away.ts'
import { NO_ROOM_FOR_FILE, type Problem } from '../problem.ts'
import type { SentFile, SentFiles } from '../sent-files.ts'
import { errorFacts } from './error-facts.ts'
import { keepable } from './keepable.ts'

/** The fields and files of a form, by name. */
export type Form = Record<string, unknown>

/**
 * Reads a form as it streams in. A file beyond the limit is thrown away as it arrives and refused at the end:
 * a browser that is still sending when it is answered shows "connection lost" instead of the answer.
 */
export async function readForm(request: FastifyRequest, limitMb: number, files: SentFiles): Promise<Result<Form, Problem>> {
  const form: Form = {}
  let isTooLarge = false
  try {
    for await (const part of request.parts(formOptions(limitMb))) {
      if (part.type === 'field') form[part.fieldname] = typeof part.value === 'string' ? part.value : null
      else {
        form[part.fieldname] = await fileOf(part, files)
        isTooLarge ||= part.file.truncated
      }
    }
  } catch (reason) {
    return fail(formProblem(reason, request))
  }
  return isTooLarge ? fail({ code: 'TOO_LARGE', message: `This file is too large: at most ${limitMb} MB can be uploaded.` }) : done(form)
}

function formOptions(limitMb: number): FastifyMultipartBaseOptions {
  const limits = { fileSize: Math.floor(limitMb * 1024 * 1024), files: 1, fields: 50, fieldSize: 1024 * 1024, parts: 60 }
  return { limits, throwFileSizeLimit: false }
}

/** All of it is taken in, also where it cannot be kept. */
async function fileOf(part: MultipartFile, files: SentFiles): Promise<SentFile> {
  const file = await files.begin({ name: keepable(part.filename) || 'upload', type: part.mimetype })
  let unkept: unknown = null
  for await (const chunk of part.file) {
    if (part.file.truncated || unkept !== null) continue
    await file.add(chunk).catch((cause: unknown) => {
      unkept = cause
    })
  }
  if (unkept !== null) throw unkept
  return file.end()
}

function formProblem(reason: unknown, { log }: FastifyRequest): Problem {
  if (isDiskFull(reason)) {
    log.error(errorFacts(reason), 'The disk is full')
    return NO_ROOM_FOR_FILE
  }
  const code = reason instanceof Error && 'code' in reason ? String(reason.code) : ''
  if (code.includes('LIMIT')) return { code: 'TOO_LARGE', message: 'This form has too many or too long fields.' }
  return { code: 'MALFORMED', message: 'The upload broke off before all of it was sent. Please try again.' }
}
