import type { Letter } from '../../mail/mail.ts'

/** For how long a link holds that confirms an address, in hours. */
export const CONFIRMS_FOR_HOURS = 24

/** For how long a link holds that sets a new password, in minutes. */
export const RESETS_FOR_MINUTES = 60

/** Sent to whoever signs up, and on request: proves that the address is theirs. */
export function confirmLetter(to: string, link: string): Letter {
  return letter(to, 'Confirm your e-mail address for Work Plan Builder', link, [
    'this address was used to sign up for Work Plan Builder. If it was you, please open this link to confirm that the address is yours:',
    `The link works once, and for ${CONFIRMS_FOR_HOURS} hours. You can go on working without it.`,
    'If it was not you, ignore this letter: without the link nobody can show that the address is theirs.',
  ])
}

/** Sent to the address that is to take the place of a person's own. */
export function changeLetter(to: string, link: string): Letter {
  return letter(to, 'Confirm your new e-mail address for Work Plan Builder', link, [
    'this address was entered as the new one of an account at Work Plan Builder. If it was you, please open this link in a browser in which you are signed in:',
    `The link works once, and for ${CONFIRMS_FOR_HOURS} hours. Until then you sign in with your old address.`,
    'If it was not you, ignore this letter, and nothing will change.',
  ])
}

/** Sent to a person's own address when another is to take its place: it may be somebody else who asked for it. */
export function changeNotice(to: string, link: string): Letter {
  return letter(to, 'Your e-mail address at Work Plan Builder is about to change', link, [
    'somebody who is signed in to your account at Work Plan Builder, and knows its password, asked to change its e-mail address. It changes once the new address is confirmed.',
    'If it was you, there is nothing to do. If it was not, change your password now and end all other sessions:',
  ])
}

/** Sent to whoever forgot their password. */
export function resetLetter(to: string, link: string): Letter {
  return letter(to, 'Set a new password for Work Plan Builder', link, [
    'a new password was asked for with this address at Work Plan Builder. If it was you, open this link to choose one:',
    `The link works once, and for ${RESETS_FOR_MINUTES} minutes. With the new password you are signed out everywhere and sign in anew.`,
    'If it was not you, ignore this letter: your password stays as it is.',
  ])
}

/** The link stands behind the paragraph that ends in a colon. */
function letter(to: string, subject: string, link: string, paragraphs: readonly string[]): Letter {
  const said = paragraphs.flatMap((paragraph) => (paragraph.endsWith(':') ? [paragraph, link] : [paragraph]))
  return { to, subject, link, text: `${['Hello,', ...said, 'Work Plan Builder'].join('\n\n')}\n` }
}
