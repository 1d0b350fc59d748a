import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readApart } from '../apart.ts'
import * as reader from '../reader.ts'
import { readerEntry } from '../reader-entry.ts'

const entry = readerEntry(pathToFileURL(resolve('dist/server/main.js')).href)

/** Reads in a process of its own that runs the built reader: from source each process would compile it anew, which takes a second. */
export const readByBuilt: typeof readApart = (matter, purpose, file_name, options) =>
  readApart(matter, purpose, file_name, { entry, ...options })

/** Reads a solicitation by the built reader. */
export const readSolicitation: typeof reader.readSolicitation = (file, named, options) =>
  reader.readSolicitation(file, named, { by: readByBuilt, ...options })
