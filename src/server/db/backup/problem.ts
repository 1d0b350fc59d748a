/** Why a database was not copied. `message` says what to do, to whoever runs the server. */
export class BackupProblem extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'BackupProblem'
  }
}

/** A file that is not what was written. */
export function damaged(what: string): BackupProblem {
  return new BackupProblem(
    `This backup is damaged (${what}), and nothing was changed. Take another copy of it, or an earlier backup: what is in it cannot be trusted.`,
  )
}
