/** A text on one line: white space of every kind is one space, none stands at its ends. */
export const oneLine = (text: string): string => oneSpaced(text).trim()

/** A text in which white space of every kind is one space. */
export const oneSpaced = (text: string): string => text.replace(/\s+/g, ' ')

/** A text without its white space. */
export const withoutSpaces = (text: string): string => text.replace(/\s+/g, '')

/** What stands between white space; a text that begins or ends with some has an empty part there. */
export const partedAtSpaces = (text: string): string[] => text.split(/\s+/)

export const hasSpace = (text: string): boolean => /\s/.test(text)

export const hasDigit = (text: string): boolean => /\d/.test(text)

export const startsWithDigit = (text: string): boolean => /^\d/.test(text)

export const endsWithDigit = (text: string): boolean => /\d$/.test(text)

/** Whether a text is digits alone. */
export const isDigits = (text: string): boolean => /^\d+$/.test(text)

export const hasLetter = (text: string): boolean => /\p{L}/u.test(text)

/** Whether two letters follow each other: a word, and not the name of a variable. */
export const hasLetters = (text: string): boolean => /\p{L}{2}/u.test(text)

export const hasLetterOrDigit = (text: string): boolean => /[\p{L}\d]/u.test(text)

export const startsWithLetterOrDigit = (text: string): boolean => /^[\p{L}\d]/u.test(text)

export const startsWithCapital = (text: string): boolean => /^\p{Lu}/u.test(text)

/** Whether a text begins as a name or a sentence does, and not as an abbreviation: a capital before a small letter. */
export const startsAsName = (text: string): boolean => /^\p{Lu}\p{Ll}/u.test(text)

/** A text whose signs stand for themselves in a pattern. */
export const asPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
