/** A message to one person, with the link that it is about. `subject` names nobody: it is also what the console says. */
export type Letter = { to: string; subject: string; text: string; link: string }

/** Sends a letter; where there is no mail server its link is printed for who runs this server. Never throws: a letter that cannot be sent is logged without its contents. */
export type Mail = (letter: Letter) => Promise<void>
